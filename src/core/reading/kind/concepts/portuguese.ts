// Portuguese words for each concept of a question. A star matches any ending; the rows are those of `concepts.ts`.

export const portugueseConcepts = `
who: quem, alguém, por quem
what: que, o que, oq, oque
which: qual, quais, algum*
where: onde, em que arquivo, em qual arquivo, qual arquivo, que arquivo, de onde, aonde, em que lugar*
why: por que, porque, porquê, por quê, pq, causa, motivo, razão, a que se deve, como é que
how: como
when: quando, em que momento
count: quantos, quantas, quantidade, número de
exists: há, existe*, tem algum*, temos, tem
show: mostr*, list*, me dá, me dê, encontr*, procur*, todos, todas, cada, ache, acha, enumer*, aponta
explain: explic*, descrev*, entend*, resum*, conta, detalh*
compare: diferença*, difere*, compar*, versus, vs, em vez de, ao invés, entre
trace: segue, siga, rastre*, passo a passo, etapa*, passos, ordem, cadeia, fluxo, caminho, trajeto, percorre*, sequência, ciclo de vida, percurso, rota
happens: acontece*, ocorre*, executa*, roda, é executado, rola
from: desde, de, do, da, a partir, partindo
to: até, para, chega*, acaba*, termina*, alcança, vai parar, leva
places: lugar*, local, locais, ponto*, linha*, trecho*, parte*, referência*, ocorrência*
tests: test*, testado, testada, cobre*, cobert*, cobertura, spec*
error: erro*, exceç*, exceção, exception*, stack trace, stacktrace, panic
thing: função, funções, método*, classe*, campo*, variáve*, constante*, tipo*, interface*, trait*, struct*, enum*, propriedade*, atributo*, módulo*, parâmetro*, componente*
call: cham*, invoc*, chamador*, chamada*
callee: delega*, chama por dentro, chama internamente, o que chama, chamadas de saída
use: us*, utiliz*, empreg*, referenc*, referênc*, consom*, aproveita*, menciona*, aparece*
write: escrev*, escrit*, modific*, altera*, muda*, atribu*, atualiz*, seta*, define, preench*, sobrescrev*, grava*, mexe*, increment*
read: lê, lido*, lida*, leem, lêem, leitura*, leitor*, consult*, acess*, olha
create: cria*, instanci*, new, constr*, fabric*, gera*
import: import*, inclu*, depend*, carreg*, puxa*
subtype: implement*, herd*, estend*, subclasse*, deriv*, filha*, filho*, implementaç*, concret*, descend*
override: sobrescrev*, redefin*, override*, substitu*, sobrepõ*, reimplement*
overload: sobrecarg*, variante*, assinatura*, versões
raise: lança*, lançar, levanta*, dispara*, joga*, throw*, estoura*, propaga*, solta*, lançad*
catch: captur*, pega*, apanha*, catch*, intercept*, engol*, trata*, tratad*
send: envia*, envio, mand*, emit*, public*, dispara*, despach*, notific*, difund*, posta*
handle: trata*, tratador*, manipul*, process*, escuta*, ouve*, assina*, inscrev*, reage*, handler*, listener*, receb*, consom*
event: evento*, mensage*, sinal, sinais, tópico*, notificaç*, fila
impact: quebra*, quebrar, afeta*, impact*, consequência*, efeito* colater*, depende*, estrag*, afetad*
ifchange: se eu, se mudar, se renomear, se remover, se apagar, se a gente, mudar, renome*, remov*, apag*, delet*, tirar, mexer, alterar, troc*
nobody: ninguém, nada, nenhum*, alguém
never: nunca, jamais, lugar nenhum
not: não, nao, n, sem, nem
unused: não usad*, sem uso, morto*, código morto, órfã*, obsolet*, inutilizad*, sobra*, não utilizad*
anymore: mais, ainda
fail: falh*, falhando, cai*, quebr*, não funciona, não roda, trav*, crash*, explod*, estoura*, rejeit*, recus*, bug*, não sobe, morre
wrong: errad*, estranh*, incorret*, em vez, ao invés, embora, mas, inesperad*, deveria, esquisit*, bizarr*, desalinh*
since: desde que, desde o, desde a, depois d*, do nada, ontem, hoje, release, deploy*, produção, prod, localmente, ci, merge, atualiz*
sometimes: às vezes, as vezes, aleat*, de vez em quando, flaky, sob carga, só no, só na, só quando, só em, intermitent*
slow: lent*, trav*, congel*, timeout*, vazamento*, vaza*, memória, cpu, demora*, pendurad*, presa, preso, eterno, deadlock*, fica
missing: vazi*, falt*, some, sumi*, sumind*, desaparec*, null, undefined, nan, perd*, branco, nada
twice: duas vezes, dobr*, duplicad*, várias vezes, repetid*
quality: qualidade, limp*, dívida, manuten*, legib*, legív*, testab*, testáve*, consisten*, inconsisten*, complex*, complicad*, espaguete, bagunç*, confus*
structure: arquitetur*, design, estrutur*, acopla*, coesão, ciclo*, cíclic*, circular*, camada*, separaç*, responsab*, abstraç*, organiz*, dependênc*, modular*
judge: avali*, opini*, ach*, critic*, julg*, revis*, review, sincer*, honest*, audit*, parece, pensa
good: bo*, bem, feio, feia, aceitáve*, razoáve*, saudáve*, corret*, sensat*, sólid*, ruim, ruins, péssim*, justific*
too: demais, muito, enorme*, exager*, gigante*, excess*, inchad*
should: deveria*, devia, devo, melhor*, refator*, divid*, simplific*, limpar, extra*, reescrev*, separ*, unific*, vale a pena, começar, prioridade, quebrar em
risk: risc*, perig*, frág*, segur*, vulner*, preocup*, medo, delicad*, race condition, arrisc*, thread-safe
most: mais, pior*, maior*, top, menos, principal*
copies: duplicad*, duplica*, copi*, redundan*, repetid*, mesma lógica, mesmo código, copia e cola, ctrl c
needed: necessári*, precis*, sentido, inútil, sobra, faz sentido
proscons: vantagens, desvantagens, prós e contras, pontos fracos, fraqueza*, pontos fortes, defeito*, limitaç*
meaning: signific*, quer dizer, serve, pra que, para que, propósito, o que faz, o que é, papel, função d*
work: funciona*, mecanismo, implementad*, por dentro, por baixo, internamente, lógica
overview: visão geral, resumo, panorama, linhas gerais, projeto, novo aqui, nova aqui, começo, introduç*, repo*, partes principais
howto: como adiciono, como faço, como posso, adicionar, configur*, instal*, rodar, subir, ativar, estender, como se, exemplo*, registrar, comando, como eu
decided: decid*, decisão, escolh*, opt*, de propósito, intencional*, histór*, motivo de, por que usamos, por que temos
defined: defin*, declar*, fica, está, encontr*, guarda*, configurad*, document*, vem, calcul*, decide, mora, armazen*, implementad*, localizad*
possible: posso, dá pra, dá para, possível, permit*, suporta*, pode, podemos
`;
