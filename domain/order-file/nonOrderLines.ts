import { wordsOf } from '../delimited/headingOf';
import {
  CODE,
  ITEM,
  LINE,
  ORDERED,
  OTHER_COLUMNS,
  PACK,
  PIECES,
  QUANTITY,
} from '../delimited/headingWords';
import { shapedCodes } from '../delimited/shapedCodes';

/** First word of a total row. */
const TOTAL =
  /^(?:grand |sub ?|sous ?|gran |total )?(?:total|totals|totaux|totales|sum|somme|suma)\b/;
/** First word of an additional charge. */
const CHARGE =
  /^(?:gst|hst|pst|qst|tps|tvq|tva|iva|vat|tax|taxes|impuestos?|freight|shipping|handling|transport|frais|flete|envio|discount|remise|rabais|descuento)\b/;

const set = (words: string): Set<string> => new Set(words.split(/\s+/));

/** Words behind the first that leave it a total or a charge: `Frais de port`, `Total TTC`. */
const QUALIFIERS = set(
  `gst hst pst qst tps tvq tva iva vat tax taxes taxable taxed impuesto impuestos freight shipping handling transport frais flete envio discount remise rabais descuento
  fee fees charge charges surcharge rate cost costs included inclus incluses incluidos excluded extra free gratuit gratuite gratis
  port manutention livraison expedition transporte manejo entrega postage delivery courier ground express standard prepaid collect
  grand gran sub sous partiel parcial payable payer pagar exempt method via kg lb lbs general generale global net neto neta brut bruto gross ht ttc hors toutes tout incl excl due dus estimated estime estimee
  before after avant apres antes despues applicables applicable volume quantity commercial trade comercial
  usd cad mxn us ca mx on bc ab sk mb qc nb ns pe nl ups fedex usps dhl purolator canpar
  and et y e of de la le les el los las des du del d l to for pour para sur sobre in en with avec con a the this all our`,
);
const TOTALLED = [QUANTITY, PIECES, PACK, ORDERED, ITEM, LINE, CODE, OTHER_COLUMNS];

/** A percentage, an amount or a rate. */
const isFigure = (word: string): boolean => /^[\d/]+$/.test(word);

const MAX_TOTAL_LENGTH = 40;

/**
 * Whether a row below a list is a total or a charge rather than a line: `Total`, `Sous-total HT`,
 * `TPS 5 %`. `Total Cover` and `Shipping labels` are products.
 */
export const isTotal = (text: string): boolean => {
  const words = wordsOf(text);
  const folded = words.join(' ');
  const isSum = TOTAL.test(folded);
  if ((!isSum && !CHARGE.test(folded)) || folded.length > MAX_TOTAL_LENGTH) return false;
  return words.every(
    (word) =>
      isFigure(word) ||
      QUALIFIERS.has(word) ||
      TOTAL.test(word) ||
      (isSum && TOTALLED.some((known) => known.has(word))),
  );
};

/** Headers of letters and orders: sender, recipient, date, contact details. */
const LETTER_HEAD =
  /^(?:from|to|cc|bcc|sent|subject|date|de|à|a|envoyé|objet|para|asunto|enviado|fecha|attn|attention|po|p\.o\.|bc|bon de commande|orden de compra|purchase order|order (?:no|number|date)|commande (?:no|n°)|no de commande|account|acct|compte|cuenta|customer|client|cliente|ship(?:ping)? to|bill to|livrer à|facturer à|enviar a|deliver(?:y)?|livraison|entrega|phone|tel|tél|téléphone|telephone|teléfono|fax|cell|mobile|e-?mail|courriel|correo|web|invoice|facture|factura|ship via|terms|conditions|page|site)(?: ?(?:#|no\.?|n°|number|numéro|número))? ?[:#]/i;
const REFERENCE =
  /^(?:p\.?o\.?|b\.?c\.?|o\.?c\.?|purchase order|bon de commande|orden de compra|(?:order|commande|pedido)(?= ?(?:#|n))|(?:(?:bill|charge) (?:it )?to |our |notre |nuestra |a )?(?:account|acct|compte|cuenta)|customer|client|cliente|invoice|facture|factura) ?(?:#|no\.?|n°|number|num|nº|numéro|número)? ?:? ?#?[\p{L}-]*\d[\p{L}\d-]*\.?$/iu;
const CONTACT =
  /^(?:tel|tél|téléphone|telephone|teléfono|phone|fax|cel|cell|móvil|mobile|whatsapp)\b[.:]* ?\+?[\d(][\d ().-]{6,}$|\S+@\S+\.\S{2,}|https?:\/\/|www\.|(?:^|[\s:])\+?1?[-. ]?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?:\s|$)/i;
const QUOTING =
  /(?:wrote|a écrit|escribió) ?:$|^-{2,}.*-{2,}$|^_{3,}$|^={3,}$|^-{3,}$|^\*{3,}$|^(?:sent from|envoyé de mon|enviado desde)\b/i;

const WORD = String.raw`\p{L}[\p{L}'’.-]*`;
const STREET = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{1,5}[A-Z]?,? (?:[NSEW]\.? )?(?:${WORD} ){1,4}?(?:st|street|ave?|avenue|rd|road|blvd|boulevard|drive|lane|hwy|highway)(?![\p{L}\d-])|\d{1,5}[A-Z]?,? (?:rue|avenue|boul\.?|boulevard|chemin|route|rang|place|côte|montée) \p{L}|(?:calle|av\.?|avenida|blvd\.?|calz\.?|calzada|carretera) (?:\d{1,3}[A-Z]? |(?:${WORD} ){1,5}?)(?:no\.? |n[úu]m\.? |# ?)?\d{1,5})`,
  'iu',
);
/** With a comma before it, as behind a town. */
const POSTAL_CODE =
  /, ?\P{N}*(?<![\p{L}\d])(?:[ABCEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d|(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}(?:-\d{4})?|C\.?P\.? ?\d{5})(?![\p{L}\d])/iu;
/** Before a town, behind a street: `Centro, 97000 Mérida`. */
const POSTAL_CODE_FIRST = /, ?\d{5}(?= \p{Lu}\p{Ll}+)/u;

/** A longer text is never such a line, and searching it for addresses would be slow. */
const MAX_LENGTH = 300;

/** An address without anything shaped like a code beside it. */
function isAddress(text: string): boolean {
  const place = text.replace(POSTAL_CODE, ', ');
  const street = place.replace(STREET, ' ');
  const rest = street === place ? place : street.replace(POSTAL_CODE_FIRST, ', ');
  return rest !== text && shapedCodes(rest).length === 0;
}

/**
 * Whether a line is part of the letter around an order: its header, a signature, contact details,
 * an address.
 */
export const isLetterText = (text: string): boolean =>
  text.length <= MAX_LENGTH &&
  ([LETTER_HEAD, REFERENCE, CONTACT, QUOTING].some((pattern) => pattern.test(text)) ||
    isAddress(text));
