import { wordsOf } from '../delimited/headingOf';

/** First word of a total row, or of an additional charge. */
const TOTAL_OR_CHARGE =
  /^(?:grand |sub ?|sous ?|gran |total )?(?:total|totals|totaux|totales|sum|somme|suma)\b|^(?:gst|hst|pst|tps|tvq|tva|iva|vat|tax|taxes|impuestos?|freight|shipping|handling|transport|frais|flete|envio|discount|remise|rabais|descuento)\b/;

/**
 * Whether a row below a list is a total or a charge rather than a line: `Total`, `Sous-total HT`,
 * `TPS 5 %`.
 */
export const isTotal = (text: string): boolean => {
  const folded = wordsOf(text).join(' ');
  return TOTAL_OR_CHARGE.test(folded) && folded.length <= 40;
};

/** Headers of letters and orders: sender, recipient, date, contact details. */
const LETTER_HEAD =
  /^(?:from|to|cc|bcc|sent|subject|date|de|à|a|envoyé|objet|para|asunto|enviado|fecha|attn|attention|po|p\.o\.|bc|bon de commande|orden de compra|purchase order|order (?:no|number|date)|commande (?:no|n°)|no de commande|account|acct|compte|cuenta|customer|client|cliente|ship(?:ping)? to|bill to|livrer à|facturer à|enviar a|deliver(?:y)?|livraison|entrega|phone|tel|tél|téléphone|telephone|teléfono|fax|cell|mobile|e-?mail|courriel|correo|web|invoice|facture|factura|ship via|terms|conditions|page|site)(?: ?(?:#|no\.?|n°|number|numéro|número))? ?[:#]/i;
const REFERENCE =
  /^(?:p\.?o\.?|purchase order|bon de commande|orden de compra|(?:order|commande|pedido)(?= ?(?:#|n))|account|acct|compte|cuenta|customer|client|cliente|invoice|facture|factura) ?(?:#|no\.?|n°|number|num|nº|numéro|número)? ?:? ?#?[\p{L}-]*\d[\p{L}\d-]*$/iu;
const CONTACT =
  /\S+@\S+\.\S{2,}|https?:\/\/|www\.|(?:^|[\s:])\+?1?[-. ]?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?:\s|$)/i;
const QUOTING =
  /(?:wrote|a écrit|escribió) ?:$|^-{2,}.*-{2,}$|^_{3,}$|^={3,}$|^-{3,}$|^\*{3,}$|^(?:sent from|envoyé de mon|enviado desde)\b/i;

/** A longer text is never such a line, and searching it for addresses would be slow. */
const MAX_LENGTH = 300;

/**
 * Whether a line is part of the letter around an order: its header, a signature, contact details.
 */
export const isLetterText = (text: string): boolean =>
  text.length <= MAX_LENGTH &&
  [LETTER_HEAD, REFERENCE, CONTACT, QUOTING].some((pattern) => pattern.test(text));
