import { foldCaseAndAccents } from '../foldCaseAndAccents';

/** Lower case without accents, for matching words. */
export const folded = (text: string): string => foldCaseAndAccents(text).replace(/[’‘]/g, "'");

const VERBS = [
  // English
  String.raw`send|ship|(?<!\bon )orders?|needs?|wants?|add|get|give|take|like|buy|purchase|restock|re-?order|replace|bring|include|require|refill|replenish|grab|wish to|sign (?:me|us)|put (?:me|us)|put (?:in|through)|throw|throw in|top up|go(?:ing)? (?:with|ahead)|looking (?:for|to)|could use|make (?:it|that)|(?:can|could|may|let|will|ll|would|to)(?: i| we| me| us| you)?(?: please)? (?:have|do)|let'?s do`,
  // French
  String.raw`envoy(?:er|ez|ons|iez)|envoi(?:e|es|ent)|expedi(?:e|er|ez|ent)|command(?:e|er|ons|ez|erai|erais|erait|erions)|r?ajout(?:e|er|ez|ons|ent)|faut|faudrait|voudr\w*|veux|veut|voulons|voulez|besoin|pren(?:ds|d|ons|drai|drais|drons|drions|drait|dre)|mett(?:re|ez|rai|rez)|mets|aimer\w*|avoir|inclu\w*|fourni(?:r|ssez)|livre[rz]|donne[rz]?|reapprovision\w*|remplace[rz]?|(?:me|nous) (?:faire(?= (?:parvenir|\d))|sortir|r?entrer|preparer|trouver|monter)|prepare[rz]?`,
  // Spanish
  String.raw`mand(?:a|e|en|ar|as|an)(?:me|nos|le)?|manda?rme|mandarnos|envi(?:a|as|an|e|en|ar|eme|enos|enme|ennos|arme|arnos)|surt(?:e|es|a|as|en|an|ir|ame|eme|enos|anme|anos|irme|irnos)|necesit\w*|quier[oea]\w*|quisier\w*|querem\w*|agreg(?:a|as|an|ue|ues|uen|ar|ame|ueme|uenme)|pid(?:o|e|en|a|an|eme)|ped(?:ir|irle|irles)|requ(?:ier|er)\w*|d(?:ame|eme|enme|anos|enos)|me da[ns]?|pon(?:me|es|en|er|gan?|ganme|game|le|les)|ocup(?:o|amos)|llev(?:o|amos|are|aremos)|gustaria\w*|anot(?:a|as|e)(?:me|n)?|apunt(?:a|as|e)(?:me|n)?|compr(?:o|ar)|resurt\w*|reponer|incluy\w*|(?:me|nos) (?:pasan?s?(?= \d)|preparas?|preparan|consigues?|consiguen|vendes?|venden)|prepar(?:a|e|en)(?:me|nos)?`,
].join('|');

/** Introduces what is ordered without a verb. */
const INTRODUCTIONS = String.raw`here|below|following|voici|voila|ci-dessous|suivant\w*|aqui|siguientes?|abajo`;

/** `4 more of 22423` at the beginning. */
const MORE = String.raw`(?<=^\W*(?:so |then |donc |alors |entonces |asi que )?\d{1,4} )(?:more|additional|autres|de plus|mas)(?= (?:of|de|du|del|des) | \S*\d)`;

/** Words of a request that do not say for what. */
const POLITE = String.raw`please|pls|plz|svp|stp|s'il (?:vous|te) plait|(?:por )?favor`;

const ORDERING = new RegExp(
  String.raw`(?<![\w-])(?:${VERBS}|${INTRODUCTIONS}|${POLITE}|${MORE})(?!\w)`,
);
const ASKING_FOR = new RegExp(String.raw`(?<![\w-])(?:${VERBS})(?!\w)`);

/** Whether the text has a word that orders: `send`, `il nous faut`, or a polite one. */
export const isOrdering = (text: string): boolean => ORDERING.test(folded(text));

/** Whether a verb says that something is ordered. */
export const asksFor = (text: string): boolean => ASKING_FOR.test(folded(text));

const MODAL =
  /(?<![\w-])(?:can|could|would|will|may|peux|peut|puis|pouvez|pourr\w*|puede[ns]?|podr\w*|serait|possible|posible)(?![\w-])/;
const INTERROGATIVE =
  /^(?:\W*(?:hi|hey|hello|and|so|also|et|y|bonjour|hola|buen\w*)[\s,!]+)*\W*(?:do|does|did|is|are|was|were|what|how|why|which|when|where|who|should|shall|est-ce|combien|quand|quel\w*|pourquoi|faut-il|doit-on|cuant\w*|cuando|que|cual\w*|como|donde|es|son|hay)(?![\w-])/;

/** Whether a text that ends in a question mark asks about something, rather than for it. */
export function isInquiry(text: string): boolean {
  if (!/\?[\s"”»)!?]*$/.test(text)) return false;
  const plain = folded(text);
  return !ORDERING.test(plain) || (INTERROGATIVE.test(plain) && !MODAL.test(plain));
}
