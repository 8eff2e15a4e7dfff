// Spanish words for each concept of a question. A star matches any ending; the rows are those of `concepts.ts`.

export const spanishConcepts = `
who: quién, quien, quiénes, alguien, por quién
what: qué, que
which: cuál*, cuales, cual, alguno*, algún
where: dónde, donde, en qué archivo, qué archivo, qué fichero, en qué sitio*, en qué lugar*, de dónde
why: por qué, porque, porqué, a qué se debe, causa, motivo, razón, xq, pq, cómo es que, cómo puede ser
how: cómo, como
when: cuándo, cuando, en qué momento
count: cuánto*, cuánta*, número de, cuántas veces
exists: hay, existe*, tenemos, existirá
show: muestra*, muéstra*, lista*, dame, encuentra*, busca*, todos, todas, todo, cada, enumera*, enséñ*, saca*, pásame, señala*
explain: explica*, explíca*, describe*, entender, entiendo, resum*, cuéntame, detalla*
compare: diferencia*, difier*, compar*, versus, vs, en vez de, en lugar de, entre, frente a
trace: sigue, seguir, traza*, rastrea*, paso a paso, pasos, orden, cadena, flujo*, recorrido, ruta, camino, secuencia, ciclo de vida, recorre, encadena*, trayecto
happens: pasa, sucede, ocurre, se ejecuta*, ejecuta*, ejecución
from: desde, de, a partir, partiendo
to: hasta, hacia, llega*, acaba*, termina* en, alcanza, llegar, lleva a
places: sitio*, lugar*, línea*, punto*, parte*, referencia*, aparicion*
tests: test*, prueba*, probado*, probada, cubr*, cubier*, cobertura, spec*, testea*
error: error*, excepci*, excepción*, traza, stacktrace, fallo*, panic
thing: función, funciones, método*, clase*, campo*, variable*, constante*, tipo*, interfaz, interfaces, trait*, struct*, enum*, propiedad*, atributo*, módulo*, parámetro*, componente*
call: llama*, llaman, llamada*, invoca*, invocación*, llamador*, se llama
callee: delega*, llama a, llama por dentro, llamadas salientes, internamente llama
use: usa*, uso*, utiliza*, emplea*, se usa, referencia*, consume*, aprovecha*, menciona*, aparece*
write: escrib*, modific*, cambia*, asigna*, actualiza*, setea*, establece*, pone, rellena*, sobrescrib*, muta*, incrementa*, toca*, fija*, guarda*
read: lee*, leen, leíd*, lectura*, lector*, consulta*, accede*, consum*, mira
create: crea*, instancia*, new, constru*, fabrica*, genera*, se instancia, reserva*
import: import*, incluy*, depend*, carga*, trae*
subtype: implementa*, hereda*, extiend*, subclase*, deriva*, hija*, hijo*, implementación*, concret*, descien*
override: sobrescrib*, redefin*, override*, reemplaz*, sobreescrib*, anula*, reimplement*
overload: sobrecarga*, variante*, firma*, versión, versiones
raise: lanza*, lanzar, arroja*, levanta*, tira*, dispar*, throw*, salta*, propaga*, puede fallar, eleva*
catch: captura*, atrapa*, catch*, intercepta*, traga*, maneja*, se come
send: envía*, envia*, manda*, emit*, publica*, dispara*, despacha*, notific*, lanza*, difund*
handle: maneja*, gestiona*, procesa*, escucha*, suscri*, reacciona*, atiende*, handler*, listener*, recib*, consum*, trata*
event: evento*, mensaje*, señal*, topic*, notificaci*, cola
impact: rompe*, romper*, afecta*, impact*, consecuencia*, efecto* secundario*, se ve afectado, depende*, cargo*, peta*
ifchange: si cambio, si renombro, si borro, si quito, si elimino, si toco, cambi*, renombr*, borr*, elimin*, quit*, modific*, muev*, toc*
nobody: nadie, nada, ningun*, ningún, alguien
never: nunca, jamás, ningún sitio
not: no, sin, ni
unused: sin usar, sin uso, muert*, código muerto, huérfan*, obsolet*, no se usa*, en desuso, sobra*, inutilizad*
anymore: ya, todavía, aún, ya no, sigue
fail: falla*, fallo*, fallan, cae*, rompe*, roto*, no funciona, no va, revienta*, crash*, peta*, explota*, rechaza*, bug*, casca*, truena*
wrong: mal, incorrect*, raro*, rara*, extrañ*, equivocad*, en vez, aunque, pero, inesperad*, debería, desfasad*, cuando debería, corrupt*
since: desde que, desde la, desde el, tras, después de, de repente, ayer, hoy, release, despliegue*, prod*, en local, ci, actualiz*, merge
sometimes: a veces, aleatori*, de vez en cuando, flaky, bajo carga, solo en, sólo en, solo cuando, solo si, intermitent*, cada tanto
slow: lent*, cuelga*, colgad*, congela*, timeout*, fuga*, memoria, cpu, tarda*, eterno, bloquea*, atasca*, deadlock*, se queda
missing: vací*, falta*, desaparec*, null, undefined, nan, perd*, pierd*, blanco, ningún, nada
twice: dos veces, doble*, duplicad*, varias veces, repetid*
quality: calidad, limpi*, deuda, mantenib*, legib*, testeab*, consisten*, inconsisten*, complej*, complicad*, espagueti, desorden*, lío, enredad*, caos
structure: arquitectur*, diseño*, estructur*, acopla*, cohesión, ciclo*, cíclic*, circular*, capa*, separación, responsab*, abstraccion*, organiza*, dependencia*, límite*, modular*
judge: evalúa*, evalua*, opin*, opinión, piens*, crític*, critica*, juzga*, revis*, valor*, honest*, auditor*, crees, te parece, parece
good: buen*, bien, feo*, fea, aceptable*, razonable*, san*, correct*, sensat*, sólid*, justificad*, está bien
too: demasiad*, enorme*, excesiv*, exager*, matar moscas, sobreingenier*, gigante*
should: debería*, deberíamos, convien*, mejor*, mejora*, refactor*, divid*, simplific*, limpiar, extra*, reescrib*, separar, unific*, merece*, empezar, prioridad, partir
risk: riesg*, peligr*, frágil*, segur*, vulnerab*, preocup*, miedo, delicad*, race condition, thread-safe
most: más, peor*, mayor*, top, menos, principal*
copies: duplicad*, duplicaci*, copia*, copiar y pegar, redundan*, repetid*, misma lógica, mismo código, copypaste
needed: necesari*, necesita*, hace falta, sentido, inútil, sobra
proscons: ventajas, desventajas, pros y contras, puntos débiles, debilidad*, fortaleza*, defecto*, inconvenient*, carencia*
meaning: significa*, quiere decir, sirve, para qué, propósito, qué hace, qué es, función de, qué son, papel
work: funciona, funcionan, funcionamiento, mecanismo, implementad*, por dentro, internamente, lógica
overview: resumen, visión general, panorama, grandes rasgos, proyecto, nuevo, nueva, empiezo, introducción, repo, partes principales, recorrido
howto: cómo agrego, cómo añado, cómo puedo, añadir, agregar, configur*, instal*, arranc*, lanzar, levantar, activar, extender, cómo se, ejemplo*, cómo hago, registrar, comando
decided: decid*, decisión, elegi*, elección, a propósito, adrede, se hizo, se optó, historia, razón de, por qué usamos, por qué tenemos
defined: defin*, declar*, está, encuentra*, guarda*, configura*, documenta*, viene, calcula*, decide*, se define, vive*, ubicad*, almacen*, implementad*, sale
possible: puedo, se puede, posible, permit*, soporta*, podría, se permite, podemos
`;
