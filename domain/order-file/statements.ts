import { foldCaseAndAccents } from '../foldCaseAndAccents';

import { UP_TO_TEN } from './numberWords';

/** What a sentence about products says if it does not order them. */
export type Statement =
  'return' | 'credit' | 'complaint' | 'stock' | 'sale' | 'earlierOrder' | 'inquiry' | 'condition';

const NUMBER = String.raw`(?:only |still |about |now |encore |seulement |todavia |solo )*(?:\d{1,5}|${UP_TO_TEN.join('|')})`;
/** `Can I have`, `I would like to have`: asked for, not owned. */
const NOT_WISHED = String.raw`(?<!(?:can|could|may|might|shall|should|must|to|let|will|would) (?:i |we |me |us |you )?)`;

/** Words without accents, by what they say in English, French and Spanish. */
const WORDS: Record<Statement, string> = {
  condition: String.raw`if|si(?!,)|unless|otherwise|depending|sinon|selon|a moins|au cas|de lo contrario|en caso|a menos`,
  return: String.raw`return(?:s|ed|ing)?|sen[dt](?:ing)? (?:\w+ ){0,4}back|rma|retourn\w*|retours? (?:de|d'|pour)|renvo(?:ie|ies|yer|yons|yez|ye|yee?s?)|devuelv\w*|devolv\w*|devoluc\w*|regres(?:o|amos|ar|ando|e|an)`,
  credit: String.raw`(?<!cart[ae]s? de |tarjetas? de )credit(?:s|ed|ing|o|os|er|ez)?(?! cards?)|refund\w*|rembours\w*|reembols\w*|avoir (?:de|pour)|abon(?:o|ar|en) (?:a|de|en|por)`,
  complaint: String.raw`damaged?|broken?|defective|faulty|cracked|chipped|torn|leak(?:ed|ing|s)|missing|short(?:ed|[- ]?shipp?ed|[- ]?shipment)|were short|wrong (?:\w+ )?(?:item|colou?r|size|ones?|products?)|arrived|never (?:came|got|received)|received|endommage\w*|abime\w*|casse(?:e?s?)(?!-)|brise(?:e?s?)(?!-)|defectueu\w*|fele(?:e?s?)|dechire\w*|manqu(?:ants?|antes?|e|ent|ait|aient)|(?:est|sont) arrive\w*|recue?s?|mauvaise?s? (?:couleurs?|articles?|tailles?)|danad\w*|rot[oa]s?|defectuos\w*|quebrad\w*|rompi\w*|falt(?:o|an|aron|aba|aban|ante|antes)|llego|llegaron|recibi(?:mos|o|eron|d[oa]s?)?|equivocad\w*`,
  stock: String.raw`${NOT_WISHED}(?:have|has|had|got|we've|i've)(?: got)? ${NUMBER}|left(?! ?[- ]?hand)|down to|(?:back |out )?(?:in|of) stock|on hand|on (?:the|our) shel(?:f|ves)|(?:out of|low on)|inventory|stock ?(?:is|:|=)|(?:nous avons|on a|j'ai|avons) ${NUMBER}|rest(?:e|ent|ait)|en (?:stock|main|inventaire|magasin|reserve)|sur (?:la |les |nos )?tablettes?|plus que \d+|rupture|(?:tenemos|tengo|hay) ${NUMBER}|quedan?|en (?:existencias?|inventario|almacen|bodega|anaquel)|agotad\w*`,
  sale: String.raw`sold|vend(?:u|us|ue|ues|i|imos|io|ieron|ido|ida|idos|idas)`,
  earlierOrder: String.raw`(?:already|previously|(?:we|i)(?: have|'ve| had)?) (?:ordered|bought|paid)|(?:last|previous|yesterday's) (?:order|invoice|shipment)|invoice|(?:from|since) yesterday|deja (?:commande|recu|achete)\w*|avons commande\w*|ai commande\w*|factur[ea]|d'hier|ya (?:pedi|ordena|compra)\w*|de ayer|chang(?:e|ed|ing|er|ez) |cambi(?:ar|e|en|o) `,
  inquiry: String.raw`(?:price|cost|quote|quotation|pricing) (?:of|for|on)|how (?:much|many)|do you (?:have|carry|stock|sell)|when (?:will|is|are)|prix (?:de|du|des|pour|d')|combien|soumission|devis|avez-vous|quand|precio|cuant[oa]s?|cuando|cotiza\w*`,
};

const STATEMENTS = Object.entries(WORDS).map(
  ([kind, words]) =>
    [kind as Statement, new RegExp(String.raw`(?<![\w-])(?:${words})(?!\w|-\w)`)] as const,
);
/** One of them, whichever: most lines have none, and are tried once. */
const ANY = new RegExp(String.raw`(?<![\w-])(?:${Object.values(WORDS).join('|')})(?!\w|-\w)`);

const ORDERING =
  /\b(?:send|ship|order|orders|need|needs|want|add|get|give|take|like|please|pls|plz|replace|buy|envoy\w*|expedi(?:er|ez)|commander|commandons|ajout\w*|faut|faudrait|voudr\w*|veux|voulons|besoin|svp|s'il vous plait|mand[ae]\w*|envi(?:e|en|ar|eme|enos|enme|ennos)|surt[ai]\w*|necesit\w*|quier\w*|querem\w*|agreg\w*|favor|pid[eo]\w*|requer\w*)\b/;

const folded = (text: string): string => foldCaseAndAccents(text).replace(/[’‘]/g, "'");

/** Returns what a text says if it does not order; names of products must be removed from it. */
export function statementIn(text: string): Statement | undefined {
  const plain = folded(text);
  if (!ANY.test(plain)) return undefined;
  return STATEMENTS.find(([, words]) => words.test(plain))?.[0];
}

/** Whether the text has a word that orders: `send`, `il nous faut`. */
export const isOrdering = (text: string): boolean => ORDERING.test(folded(text));

/** Introduces what is meant in place of what was written before. */
const CORRECTION =
  /(?<![\p{L}\d-])(?:sorry|oops|actually|correction|scratch that|make (?:that|it)|i meant?|should (?:be|read|have been)|pardon|oups|plut[oô]t|en fait|finalement|je veux dire|perd[oó]n|mejor|correcci[oó]n|que sean?|quise decir|m[aá]s bien|en realidad)(?!\p{L})/iu;
const CORRECTIONS = new RegExp(CORRECTION.source, 'giu');

/** Returns where a correction begins; -1 if there is none. */
export const correctionIn = (text: string): number => text.search(CORRECTION);

/** Removes the words that introduce a correction. */
export const withoutCorrection = (text: string): string => text.replace(CORRECTIONS, ' ');
