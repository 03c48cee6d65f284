import { UP_TO_TEN } from './numberWords';
import { folded, isInquiry } from './ordering';

/** What a sentence about products says if it does not order them. */
export type StatementKind =
  | 'return'
  | 'credit'
  | 'complaint'
  | 'stock'
  | 'sale'
  | 'earlierOrder'
  | 'inquiry'
  | 'condition'
  /** How many at the most, or for each of several; one of two numbers. */
  | 'limit'
  /** Not certain, not now, or no longer. */
  | 'doubt'
  /** Something else. */
  | 'telling';

const COUNT = String.raw`(?:\d{1,4}|${UP_TO_TEN.join('|')})`;
const PLACES = `store|shop|school|class|classroom|kid|child|student|person|table|team|group|site|branch|magasin|boutique|succursale|ecole|classe|eleve|enfant|personne|tienda|sucursal|escuela|salon|clase|nino|alumno|persona`;

const LIMITS = [
  String.raw`up to ${COUNT}|(?:no|not) more than|at (?:most|least)|max(?:imum|imo)?|minimum|minimo|as many as|or so|more or less|jusqu'a ${COUNT}|pas plus de|plus ou moins|hasta ${COUNT}|como \d+|mas o menos|no mas de`,
  String.raw`${COUNT} ?(?:to|or|ou|o|u|a) ?${COUNT} (?:of|de|du|del|des|x)|\d{1,3} ?[-–] ?\d{1,3} (?:of|de|du|del|des)|between ${COUNT} and ${COUNT}|entre ${COUNT} (?:et|y) ${COUNT}|(?:de|from) ${COUNT} (?:a|to) ${COUNT}`,
  String.raw`(?:per|par|por|each|every|chaque|cada) (?:${PLACES})s?|\d{1,4} packs? of \d{1,3}|${COUNT} (?:\w+-)packs?`,
].join('|');

const DOUBTS = [
  String.raw`maybe|perhaps|whichever|whatever|cualquiera|possibly|probably|might|considering|(?:was|were|is|are|am) (?:going to|thinking)|thinking (?:of|about)|not sure|unsure|tentative(?:ly)?|tb[acd]|to be (?:confirmed|determined)|to confirm|pending|peut-etre|possiblement|probablement|eventuellement|je pense|a (?:confirmer|valider|verifier|voir)|quizas?|tal vez|posiblemente|probablemente|a lo mejor|pensando|cre(?:o|emos) que|(?:i|we)(?:'ll|ll| will) confirm|(?:je|nous) (?:vous |te |le )?(?:confirme|confirmerai)\w*|(?:le|les|te)? ?confirm(?:o|amos|are)|por confirmar|pendientes?`,
  String.raw`(?:on )?hold(?: off)?|wait(?:ing)?|postpone\w*|delay\w*|not yet|(?<!no )later(?! than)|set aside|put aside|de cote|plus tard|reporte[rz]?|apart(?:a|e|ar|ame|eme|enme|anos|enos)|aplaz\w+|pospon\w+|posterg\w+|luego|mas adelante`,
  String.raw`no longer|no need|(?:won't|wont|will not) (?:be )?need\w*|plus besoin|ya no|no hace falta|void(?:ed)?|deleted|shipped|rec'?d|already (?:have|got)|back ?-?orders?|back ?-?ordered|b/o|outstanding|owed?|owing|still waiting|discontinued|unavailable|available|on display|on order|billed|disponibles?|en attente|attend(?:s|ons|ez|ent)?|deben|esperando|cobraron`,
].join('|');

const NUMBER = String.raw`(?:only |still |about |now |encore |seulement |todavia |solo )*(?:\d{1,5}|${UP_TO_TEN.join('|')})`;
/** `Can I have`, `I would like to have`: asked for, not owned. */
const NOT_WISHED = String.raw`(?<!(?:can|could|may|might|shall|should|must|to|let|will|would) (?:i |we |me |us |you )?)`;

/** Words without accents, by what they say in English, French and Spanish. */
const WORDS: Record<Exclude<StatementKind, 'telling'>, string> = {
  limit: LIMITS,
  doubt: DOUBTS,
  condition: String.raw`if|si(?!,)|unless|otherwise|depending|sinon|selon|a moins|au cas|de lo contrario|en caso|a menos`,
  return: String.raw`return(?:s|ed|ing)?|sen[dt](?:ing)? (?:\w+ ){0,4}back|rma|retourn\w*|retours? (?:de|d'|pour)|renvo(?:ie|ies|yer|yons|yez|ye|yee?s?)|devuelv\w*|devolv\w*|devoluc\w*|regres(?:o|amos|ar|ando|e|an)`,
  credit: String.raw`(?<!cart[ae]s? de |tarjetas? de )credit(?:s|ed|ing|o|os|er|ez)?(?! cards?)|refund\w*|rembours\w*|reembols\w*|avoir (?:de|pour)|abon(?:o|ar|en) (?:a|de|en|por)`,
  complaint: String.raw`damaged?|broken?|defective|faulty|cracked|chipped|torn|leak(?:ed|ing|s)|missing|short(?:ed|[- ]?shipp?ed|[- ]?shipment)|were short|wrong (?:\w+ )?(?:item|colou?r|size|ones?|products?)|arrived|came (?:in|back)|never (?:came|got|received)|received|endommage\w*|abime\w*|casse(?:e?s?)(?!-)|brise(?:e?s?)(?!-)|defectueu\w*|fele(?:e?s?)|dechire\w*|manqu(?:ants?|antes?|e|ent|ait|aient)|(?:est|sont) arrive\w*|recue?s?|mauvaise?s? (?:couleurs?|articles?|tailles?)|danad\w*|rot[oa]s?|defectuos\w*|quebrad\w*|rompi\w*|falt(?:o|an|aron|aba|aban|ante|antes)|llego|llegaron|recibi(?:mos|o|eron|d[oa]s?)?|equivocad\w*`,
  stock: String.raw`${NOT_WISHED}(?:have|has|had|got|we've|i've)(?: got)? ${NUMBER}|left(?! ?[- ]?hand)|down to|(?:back |out )?(?:in|of) stock|on hand|on (?:the|our) shel(?:f|ves)|(?:out of|low on)|inventory|(?:physical|stock|cycle) count|counted|conteo|contamos|decompte|inventaire|stock ?(?:is|:|=)|(?:nous avons|on a|j'ai|j'en ai|on en a|avons) ${NUMBER}|rest(?:e|ent|ait)|en (?:stock|main|inventaire|magasin|reserve)|sur (?:la |les |nos )?tablettes?|plus que \d+|rupture|(?:tenemos|tengo|hay) ${NUMBER}|quedan?|en (?:existencias?|inventario|almacen|bodega|anaquel)|agotad\w*`,
  sale: String.raw`sold|vend(?:u|us|ue|ues|i|imos|io|ieron|ido|ida|idos|idas)`,
  earlierOrder: String.raw`(?:already|previously|(?:we|i)(?: have|'ve| had)?) (?:ordered|bought|paid)|(?:were|was|been) ordered|(?:got|recu|recibi\w*) (?:my|our|mon|ma|notre|mi|nuestro) (?:order|commande|pedido)|(?:last|previous|yesterday's) (?:order|invoice|shipment)|invoice|(?:from|since) yesterday|deja (?:commande|recu|achete)\w*|avons commande\w*|ai commande\w*|factur[ea]|d'hier|ya (?:pedi|ordena|compra)\w*|de ayer|chang(?:e|ed|ing|er|ez) |cambi(?:ar|e|en|o) `,
  inquiry: String.raw`(?:price|cost|quote|quotation|pricing) (?:of|for|on)|how (?:much|many)|do you (?:have|carry|stock|sell)|when (?:will|is|are)|prix (?:de|du|des|pour|sur|d')|combien|soumission|devis|avez-vous|quand|precio|cuant[oa]s?|cuando|cotiza\w*`,
};

const STATEMENTS = Object.entries(WORDS).map(
  ([kind, words]) =>
    [kind as StatementKind, new RegExp(String.raw`(?<![\w-])(?:${words})(?!\w|-\w)`)] as const,
);
/** One of them, whichever: most lines have none, and are tried once. */
const ANY = new RegExp(String.raw`(?<![\w-])(?:${Object.values(WORDS).join('|')})(?!\w|-\w)`);

const PLACE_OR_WAY = String.raw`(?:address|place|location|door|dock|terms|carrier|account|card|payment|way|adresse|endroit|compte|carte|paiement|transporteur|conditions|dirección|direccion|domicilio|lugar|cuenta|tarjeta|pago|condiciones)`;
/** Nothing follows that would make it a condition of something else. */
const AT_END = String.raw`(?= *(?:[.,!)]|$))`;
/** What a shop says about how an order is filled, not whether: `do not backorder`, `to our usual address`. */
const TERMS = new RegExp(
  [
    String.raw`(?:(?:please )?(?:do not|don['’]t|no|ne pas|pas de|sin|sans|never) )(?:back ?-?orders?|b\/o|subs?(?:titut\p{L}*)?|substituer|remplac\p{L}*|sustit\p{L}*|split\p{L}*|partials?|livraison partielle)(?: (?:please|items?|orders?|shipments?))*`,
    String.raw`(?:it['’]?s |is )?(?:ok|okay|fine) to back ?-?order|back ?-?orders? (?:is |are )?(?:ok|okay|fine)`,
    String.raw`(?:(?:to|at|on|for|with|via|à|a|au|sur|en|con) )?(?:(?:our|my|the|your|la|le|l['’]|notre|nuestr[oa]|mi|el) ?)?(?:usual|same|last|regular|habitual|même|mism[oa]) (?:shipping |delivery |de livraison )?${PLACE_OR_WAY}(?: (?:as (?:last time|before|always|usual)|que (?:la )?(?:dernière|última) (?:fois|vez)|que d['’]habitude|de siempre))?`,
    // What is wanted if there is any is ordered; whether there is any the shop knows.
    String.raw`(?:,? ?(?:but )?only )?if (?:possible|(?:you (?:(?:still )?have|['’]?ve got) (?:it|them|any|some)|(?:still )?in stock|(?:still )?available|you can)${AT_END})`,
    String.raw`si (?:possible|ça se peut|(?:vous en avez|t['’]en as|il y en a|il (?:vous )?en reste|en stock|en inventaire|disponibles?)(?: encore)?${AT_END})`,
    String.raw`si (?:(?:los?|las?) )?(?:hay|tienen?|tienes|disponibles?|es posible|se puede)(?: en (?:existencia|stock|bodega))?(?:${AT_END}|(?= (?:antes|para)(?!\p{L})))`,
    String.raw`(?<=(?:^|[,;.–-]) ?)net \d{1,3}(?: (?:days|jours))?(?: (?:as usual|comme d['’]habitude))?`,
    String.raw`(?<=(?:^|[,;.–-]) ?)a \d{1,3} días(?: (?:como siempre|de crédito))?`,
    // With its accent it is no condition.
    'sí',
    String.raw`(?:the )?(?:colou?rs?|sizes?|brands?) (?:do(?:es)?n['’]?t|do(?:es)? not) matter`,
    String.raw`(?:peu importe|n['’]importe) (?:(?:la|le|les|quelle?s?) )?\p{L}+`,
    String.raw`(?:da|es|me da) (?:igual|lo mismo)(?: (?:la|el|los|las) \p{L}+)?|no importan? (?:la|el|los|las) \p{L}+`,
    String.raw`(?:(?:à|a|au|en|con) )?(?:(?:la|le|notre|nuestr[oa]|el) |l['’])?${PLACE_OR_WAY} (?:habituelle?|habitual|de siempre|d['’]habitude)`,
  ]
    .map((terms) => String.raw`(?<!\p{L})(?:${terms})(?!\p{L})`)
    .join('|'),
  'giu',
);

/** Some word of every term: most texts have none, and are tried once. */
const TERM =
  /back ?-?ord|b\/o|subs|sust|split|partia|remplac|usual|same|last|regular|habit|m[êe]me|mism|siempre|\bif |\bs[ií](?![a-zà-ÿ])|matter|importe?|igual|lo mismo|\bnet |\bd[ií]as/i;

export const withoutTerms = (text: string): string =>
  TERM.test(text) ? text.replace(TERMS, ' ') : text;

/** Returns what a text says if it does not order; terms and names of products must be removed from it. */
export function statementIn(text: string): StatementKind | undefined {
  if (isInquiry(text)) return 'inquiry';
  const plain = folded(text);
  if (!ANY.test(plain)) return undefined;
  return STATEMENTS.find(([, words]) => words.test(plain))?.[0];
}

/**
 * Words that a sentence has if it tells something: pronouns as its subject, auxiliary verbs, verbs in
 * the past, times that are past. They are few in each language, unlike what can be told.
 */
const TELLING_WORDS = [
  String.raw`i|i'(?:m|ve|d|ll)|we|we'(?:re|ve|d|ll)|you|you'(?:re|ve|d|ll)|they|they're|he|she|it|it's|is|isn't|are|aren't|was|wasn't|were|weren't|been|has|had|hasn't|haven't|have|(?:do|does|did)(?:n't)? (?:you|we|i|they|he|she|it)|would|could|should|must|who|what|which|why|how|asked|says?|said|shows?|told|sells?|yesterday|ago|last (?:week|month|year|time|season|fall|spring|summer|winter|shipment)`,
  String.raw`je|j'\w+|tu|il|elle|ils|elles|nous \w+ons|vous (?:m'|me |nous |l'|avez|aviez)\w*|on (?:a|avait|attend|utilise|vend|vendait|consomme|passe|prenait|recoit|doit|garde|compte|utilisait)|est|sont|etait|etaient|sommes|suis|avons|avez|ont|avait|avions|aviez|sera|seront|c'est|m'a|l'a|demand(?:ent|aient|ait)|dit|dites|montre|indique|affiche|hier|(?:an|annee|semaine|mois|commande|fois|saison) (?:passe|passee|dernier|derniere)|est-ce`,
  String.raw`yo|nosotros|ustedes|ellos|ellas|ella|es|son|fue|fueron|era|eran|hay|habia\w*|tiene[ns]?|tenia\w*|tenemos|tengo|han|hemos|pregunt(?:an?|o|aron)|dice[ns]?|muestra|ayer|(?:ano|mes|semana|vez|temporada) pasad[oa]|\w{2,}(?:aron|ieron)|compramos|vendimos|recibimos|pedimos|pedi|compre|vendi|seguimos|usamos|gastamos|caben?`,
].join('|');
const TELLING = new RegExp(String.raw`(?<![\w'-])(?:${TELLING_WORDS})(?!\w|-\w|')`);
/** A remark in brackets belongs to what it stands in. */
const REMARK = /\([^()]*\)/g;

/** Whether the text is a sentence that tells something; one that orders is another matter. */
export const isTelling = (text: string): boolean => TELLING.test(folded(text).replace(REMARK, ' '));

/** Introduces what is meant in place of what was written before. */
const CORRECTION =
  /(?<![\p{L}\d-])(?:sorry|oops|actually|correction|scratch that|make (?:that|it)|i meant?|(?:no,? )?wait,?(?: no)?(?=,? ?\d)|non,? attend[sz]?|attendez,? non|no,? esper[ae]n?|should (?:be|read|have been)|pardon|oups|plut[oô]t|en fait|finalement|je veux dire|perd[oó]n|(?<!a lo )mejor|correcci[oó]n|que sean?|quise decir|m[aá]s bien|en realidad)(?!\p{L})/iu;
const CORRECTIONS = new RegExp(CORRECTION.source, 'giu');

/** Returns where a correction begins; -1 if there is none. */
export const correctionIn = (text: string): number => text.search(CORRECTION);

/** Removes the words that introduce a correction. */
export const withoutCorrection = (text: string): string => text.replace(CORRECTIONS, ' ');
