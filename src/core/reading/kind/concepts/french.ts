// French words for each concept of a question. A star matches any ending; the rows are those of `concepts.ts`.

export const frenchConcepts = `
who: qui, par qui, quelqu'un, à qui
what: que, quoi, qu'est-ce, quest-ce, c'est quoi
which: quel*, lequel, laquelle, lesquels, lesquelles
where: où, ou est, dans quel fichier, quel fichier, d'où, à quel endroit, à quels endroits, quels endroits
why: pourquoi, pour quelle raison, d'où vient, cause, comment ça se fait, pk, à cause, raison
how: comment, cmt
when: quand, à quel moment, lorsque, lorsqu'
count: combien, nombre de, compte
exists: est-ce qu'il y a, y a-t-il, il y a, existe*, a-t-on, on a des
show: montre*, liste*, donne*, trouve*, affiche*, cherche*, tous, toutes, tout, chaque, énumère, indique
explain: expliqu*, décri*, comprendre, résum*, dis-moi, détaill*
compare: différence*, diffèr*, compar*, versus, vs, plutôt que, au lieu de, entre, à la place
trace: sui*, étape*, pas à pas, ordre, chaîne, enchaînement*, flux, parcours, chemin*, trajet, déroul*, cycle de vie, retrace*, successi*, trace, pile d'appels
happens: se passe, passe-t-il, arrive, s'exécute, exécuté*, exécution, se produit, déclenche
from: depuis, de, du, à partir, partant
to: jusqu'à, jusqu'au, jusque, vers, aboutit, arrive à, arrive dans, atteint, mène, finit
places: endroit*, emplacement*, ligne*, lieu*, occurrence*, référence*, site*
tests: test*, testé*, testée, couvr*, couvert*, couverture, spec*
error: erreur*, exception*, stack trace, trace d'appel, plantage, panic
thing: fonction*, méthode*, classe*, champ*, variable*, constante*, type, types, interface*, trait*, struct*, énum*, propriété*, attribut*, module*, paramètre*, composant*
call: appel*, appelle*, appelé*, appelant*, invoque*, invoqué*, appels
callee: délègue, appelle-t-elle, appelle-t-il, appelle en interne, sous-appels, appelle-t-on
use: utilis*, usage*, emploi*, sert, servent, référenc*, se sert, consomm*, exploit*, mentionn*
write: écri*, modifi*, affect*, assign*, change*, mis à jour, met à jour, alimente*, remplit, défini*, positionn*, mute*, incrément*, écrase*, fixe, touche
read: lit, lu, lue, lire, lisent, lecture*, consulte*, lecteur*, accède*, interroge*, récupère
create: crée*, création, instanci*, new, constru*, fabriqu*, alloue*, génère
import: import*, inclu*, dépend*, charge*, tire
subtype: implément*, hérit*, étend*, sous-classe*, dérive*, enfant*, concrèt*, implémentation*, descend*, filles
override: redéfini*, surcharg*, override*, remplace*, réécri*, substitu*
overload: surcharge*, variante*, signature*, version*, déclinaison*
raise: lève*, lever, levé*, lance*, lancé*, jette*, remont*, déclenche*, throw*, propage*, balance*, renvoi*
catch: attrap*, captur*, catch*, intercept*, rattrap*, avale*, géré*, gère
send: envoi*, envoy*, émet*, émis*, publi*, déclench*, diffus*, dispatch*, notifi*, expédi*, post*
handle: gère*, gérer, traite*, écout*, abonn*, réagi*, handler*, listener*, reçoi*, consomm*, récepti*, souscri*
event: événement*, évènement*, message*, signal*, topic*, notification*, event*, file
impact: casse*, impact*, affect*, conséquence*, effet* de bord, touché*, répercussion*, dépend*, cassé*, péter, pète, retombée*
ifchange: si je, si on, si j', modifi*, renomm*, supprim*, chang*, enlèv*, retir*, vire*, déplac*, touche, bouge
nobody: personne, rien, aucun*, quelqu'un
never: jamais, nulle part
not: pas, ne, n', sans, non, plus
unused: inutilis*, mort*, code mort, orphelin*, obsolète*, non utilisé*, plus utilisé*, superflu*, traîn*
anymore: plus, encore, toujours
fail: échou*, échec*, plant*, cass*, crash*, marche pas, fonctionne pas, marche plus, refus*, bug*, explos*, tombe*, pète, rejet*
wrong: faux, fausse*, mauvais*, incorrect*, bizarre*, étrange*, au lieu, alors que, mais, pourtant, inattendu*, censé*, décal*, devrait
since: depuis, depuis la, après la mise à jour, soudain, tout à coup, hier, ce matin, release, déploiement*, prod*, en local, ci, merge
sometimes: parfois, aléatoire*, de temps en temps, flaky, sous charge, seulement, uniquement, intermittent*, une fois sur
slow: lent*, bloqu*, fige*, gèle*, timeout*, fuite*, mémoire, cpu, rame*, interminable*, freeze*, tourne, deadlock, infini*
missing: vide*, manqu*, disparaî*, disparu*, null, undefined, nan, perdu*, perd, blanc*, absent*
twice: deux fois, double*, doublon*, plusieurs fois, répét*
quality: qualité, propre*, dette, maintenab*, lisib*, testab*, cohéren*, incohéren*, complex*, compliqu*, spaghetti, illisible*, bazar, bordel, smell*
structure: architectur*, conception, structur*, coupl*, cohésion, cycle*, cyclique*, circulaire*, couche*, séparation, responsab*, abstraction*, organis*, dépendance*, découpage*, frontière*
judge: évalu*, avis, pens*, critiqu*, juge*, revue, note, honnête*, opinion, audit*, regard, verdict, trouv*
good: bon*, bien, laid*, moche*, acceptable*, raisonnable*, sain*, correct*, saine, justifi*, pertinent*, solide
too: trop, énorme*, usine à gaz, démesur*, surdimension*, overkill
should: devrait, devrions, faut-il, faudrait, mieux, amélior*, refactor*, découp*, simplifi*, nettoy*, extrai*, réécri*, fusionn*, mérit*, priorité, commencer
risk: risqu*, danger*, fragil*, sûr*, sécuris*, vulnérab*, inquiét*, craindre, peur, race condition, thread-safe
most: le plus, la plus, les plus, pire*, plus gros*, plus long*, top, moins, principal*
copies: dupliqu*, duplication*, copié*, copier-coller, redondan*, doublon*, même logique, même code, recopi*
needed: nécessaire*, besoin, utile, inutile*, sens, sert à rien
proscons: avantages, inconvénients, points faibles, faiblesse*, forces, compromis, défaut*, pour et contre, limites
meaning: signifi*, veut dire, sert, rôle, but, à quoi, c'est quoi, que fait, qu'est-ce que, utilité
work: fonctionne, marche, mécanisme, implémenté*, en interne, sous le capot, logique, fonctionnement
overview: vue d'ensemble, aperçu, grandes lignes, présent*, projet, débute, nouveau, nouvelle, tour, globalement, dépôt, commence
howto: comment ajouter, comment faire, comment puis-je, ajouter, configurer, installer, lancer, démarrer, activer, étendre, comment on, exemple*, mettre en place, commande
decided: choisi*, choix, décid*, décision*, volontaire*, exprès, raison historique, justifi*, pourquoi avoir, pourquoi on a
defined: défini*, déclar*, trouve*, situé*, stocké*, configur*, documenté*, vient, calculé*, décide*, se trouve, implémenté, codé*, rangé*, planqué*
possible: puis-je, peut-on, possible, autorisé*, permis, support*, est-ce que je peux, on peut, droit
`;
