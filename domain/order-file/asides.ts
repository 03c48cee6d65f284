import { wordsOf } from '../delimited/headingOf';

/** The first word of a row that adds up a list, or of what is charged beside it. */
const SUMS =
  /^(?:grand |sub ?|sous ?|gran |total )?(?:total|totals|totaux|totales|sum|somme|suma)\b|^(?:gst|hst|pst|tps|tvq|tva|iva|vat|tax|taxes|impuestos?|freight|shipping|handling|transport|frais|flete|envio|discount|remise|rabais|descuento)\b/;

/** `Total`, `Sous-total HT`, `TPS 5 %`: a row under a list that is no line of it. */
export const isSum = (text: string): boolean => {
  const folded = wordsOf(text).join(' ');
  return SUMS.test(folded) && folded.length <= 40;
};

/** Heads of letters and orders: whose it is, where to, when, and how to call. */
const LETTER_HEAD =
  /^(?:from|to|cc|bcc|sent|subject|date|de|à|a|envoyé|objet|para|asunto|enviado|fecha|attn|attention|po|p\.o\.|bc|bon de commande|orden de compra|purchase order|order (?:no|number|date)|commande (?:no|n°)|no de commande|account|acct|compte|cuenta|customer|client|cliente|ship(?:ping)? to|bill to|livrer à|facturer à|enviar a|deliver(?:y)?|livraison|entrega|phone|tel|tél|téléphone|telephone|teléfono|fax|cell|mobile|e-?mail|courriel|correo|web|invoice|facture|factura|ship via|terms|conditions|page|site)(?: ?(?:#|no\.?|n°|number|numéro|número))? ?[:#]/i;
const REFERENCE =
  /^(?:p\.?o\.?|purchase order|bon de commande|orden de compra|(?:order|commande|pedido)(?= ?(?:#|n))|account|acct|compte|cuenta|customer|client|cliente|invoice|facture|factura) ?(?:#|no\.?|n°|number|num|nº|numéro|número)? ?:? ?#?[\p{L}-]*\d[\p{L}\d-]*$/iu;
const CONTACT =
  /\S+@\S+\.\S{2,}|https?:\/\/|www\.|(?:^|[\s:])\+?1?[-. ]?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?:\s|$)/i;
const QUOTING =
  /(?:wrote|a écrit|escribió) ?:$|^-{2,}.*-{2,}$|^_{3,}$|^={3,}$|^-{3,}$|^\*{3,}$|^(?:sent from|envoyé de mon|enviado desde)\b/i;

/** A longer text is no such line; to look for addresses in it would take time. */
const LONGEST = 300;

/** What stands around the lines of an order in a letter: its head, a signature, how to call. */
export const isLetter = (text: string): boolean =>
  text.length <= LONGEST &&
  [LETTER_HEAD, REFERENCE, CONTACT, QUOTING].some((pattern) => pattern.test(text));
