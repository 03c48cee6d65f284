/** Words for number, as in `account no. 40318`. */
const SIGN = String.raw`(?:#|no\.?|nos\.?|n[°ºo]\.?|nº|num\.?|núm\.?|number|numéro|número)`;
const LINK = String.raw`(?:\s*(?:[:#=]|${SIGN}(?![\p{L}])|(?:is|are|est|es|le|la|el)(?!\p{L}))){0,4}\s*`;
/** Behind a number that counts something, or is counted itself. */
const COUNTING = String.raw`(?!\s*(?:[x×*=]|[-–—:(]\s*\d{1,4}(?!\d)(?!\s*[x×]?\s*(?:\d{4}|\p{L}+-?\d))|(?:of|de|du|del|des)(?: \p{L}+)? (?:\d{4}|\p{L}+-?\d)|(?:each|ea|pcs?|un|uds?|pza?s?)(?!\p{L}))|\s+\d{1,4}(?![\d\p{L}/-]))`;

/** Numbers of papers, people and money: `PO 7734`, `compte client : 15036`, `RFC MED010203AB1`. */
const IDENTIFIED = [
  String.raw`account|acct|a\/c|customer|client|cust|vendor|supplier|p\.?\s?o\.?|purchase order|invoice|inv|quote|quotation|estimate|job|project|ticket|confirmation|contract|requisition|req|licen[cs]e|permit|tracking|cost (?:cent(?:er|re)|code)|budget(?: (?:code|line))?|(?:gate|door|buzzer|access|entry|postal|zip|school) code|(?:our|your) ref(?:erence)?|ein|tax id`,
  String.raw`compte|fournisseur|b[./]?c\.?|bon(?: de commande)?|facture|devis|soumission|dossier|contrat|réquisition|licence|suivi|centre de coûts?|code (?:budgétaire|postal|client|établissement|d['’]accès|de la porte|du portail|porte|portail)|(?:notre|votre) réf(?:érence)?|neq`,
  String.raw`cuenta|cta|cliente|proveedor|o\.?c\.?|orden de compra|factura|remisión|cotización|presupuesto|proyecto|folio|contrato|requisición|licencia|guía|centro de costos?|partida(?: presupuestal)?|código (?:postal|de acceso|del portón|presupuestal)|(?:nuestra|su) ref(?:erencia)?|rfc|nif|cif|clabe`,
].join('|');
const IDENTIFIER = String.raw`#?(?:\p{L}{1,5}[-/ ]?)?\d[\p{L}\d]*(?:[-/.]\p{L}*\d[\p{L}\d]*)*`;
/** Of a tax office, in groups. */
const TAXED = String.raw`gst|hst|pst|qst|vat|tva(?: intracommunautaire)?|tps|tvq|siret|siren|rfc|nif|cif|ein`;
const TAX_NUMBER = String.raw`(?:\p{L}{2,4} ?)?\d(?:[ -]?\d){6,}(?: ?\p{L}{1,3}[\p{L}\d]{0,6})?`;
/** Only with a word for number: `we order 22423`. */
const NUMBERED = String.raw`(?:(?:order|commande|pedido|orden)(?:(?: \p{L}+){0,4}, ?| \p{L}+ \p{L}+ | )?|(?:member|membre|socio|fax|store|employee)\s*)${SIGN}`;

/** Numbers of places: `Room 12B`, `bureau 300`, `poste 231`, `semana 49`. */
const PLACES = [
  String.raw`room|rm|suite|ste|apt|unit|dept|department|floor|store|shop|branch|site|dock|bay|booth|aisle|warehouse|locker|grade|ext|extension|pages?|district|week|period|route`,
  String.raw`local|salle|bureau|app|porte|quai|étage|magasin|succursale|rayon|kiosque|poste|classe|semaine|chantier`,
  String.raw`aula|salón|despacho|depto|departamento|piso|tienda|sucursal|almacén|bodega|andén|obra|grado|grupo|interno|extensión|semana`,
].join('|');
const PLACE = String.raw`#?(?:\p{L}[-–]?)?\d{1,4}(?:[-–]?(?!x)\p{L})?`;

/** Numbers as telephones have them, in Canada, the United States, Mexico, France and Britain. */
const TELEPHONE = [
  String.raw`\+\d[\d().\s-]{7,17}\d`,
  String.raw`(?:1[-. ])?\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}`,
  String.raw`\(?\d{2}\)? \d{4}[- ]\d{4}`,
  String.raw`\d{3} \d{3} \d{2} \d{2}`,
  String.raw`0\d(?:[-. ]\d\d){4}`,
  String.raw`\(?0\d{2,4}\)?[- ]\d{3,4}[- ]?\d{3,4}`,
].join('|');
const TELEPHONES = String.raw`tel|tél|telephone|téléphone|teléfono|phone|call|caller|cell?|mobile|móvil|fax|whatsapp|appel|rappeler|voicemail|llam\p{L}*`;
const EXTENSION = String.raw`(?:\s*,?\s*(?:ext|x|poste|extensión|#)\.?\s*\d{1,5}(?![\p{L}\d]|[-/.]\d))?`;

/** What an order comes to: `12 items in all`, `Total 24 pcs`. */
const GOODS = String.raw`items?|articles?|lines?|pieces?|pcs?|units?|packs?|unités?|pièces?|pces?|lignes?|artículos?|renglones|piezas?|pza?s?|unidades|produits?|products?|productos?`;
const TOTAL = [
  String.raw`\d{1,4}(?: (?:${GOODS}))?\.? (?:(?:in|for an?) (?:all|total)|total|altogether|all told|au total|en tout|en total)`,
  String.raw`(?:total|in all|altogether|au total|en tout|en total)(?: (?:of|de|is|est|es|qty|quantity|units|unités|unidades))?\s?:?,? ?\d{1,5}(?: (?:${GOODS}))?`,
  String.raw`(?:that['’]s|that (?:is|makes|should be)|should be|makes|ça (?:fait|devrait faire)|soit|son|deben ser|serían) \d{1,5} (?:${GOODS})`,
].join('|');

/** `[12/05, 10:14] Name:`, `12/5/26, 10:14 AM - Name:`, `Name (10:42):`, as a chat copies it. */
const CLOCK = String.raw`\d{1,2}[:.h]\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const DAY = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`;
const STAMP = new RegExp(
  String.raw`^\s*(?:\[(?:${DAY},? )?${CLOCK}(?:,? ${DAY})?\]|${DAY},? ${CLOCK} -|${CLOCK}(?= \p{L}))\s*(?:[^:\d\[\]]{1,40}:(?=\s|$))?|^\s*\p{L}[^:\d()]{0,40}[(\[]${CLOCK}[)\]]\s?:`,
  'iu',
);

const START = String.raw`(?<![\p{L}\d/-])`;
const END = String.raw`(?![\p{L}\d]|[-/.,]\d)`;
const ASIDE = new RegExp(
  [
    String.raw`(?:${TELEPHONE})(?!\d)${EXTENSION}`,
    String.raw`(?<=(?:${START}(?:${TELEPHONES})(?!\p{L}).{0,40})[\s:(])\d{3}-\d{4}(?!\d)${COUNTING}`,
    String.raw`^\s*(?:ref|réf|reference|référence|referencia)\.?\s?:\s*\d+\/\d+\s*$`,
    String.raw`${START}(?:${TAXED})${LINK}${TAX_NUMBER}${END}`,
    String.raw`${START}(?:${NUMBERED}|(?:${IDENTIFIED})(?!\p{L})\.?)${LINK}${IDENTIFIER}${END}${COUNTING}`,
    String.raw`${START}(?:${PLACES})(?!\p{L})\.?${LINK}${PLACE}${END}${COUNTING}(?!\s+\S*\d)`,
    String.raw`${START}(?:${TOTAL})(?!\p{L}|\s?:?\s?\d)`,
  ].join('|'),
  'giu',
);

const PLACE_NAME = new RegExp(String.raw`^(?:${PLACES})(?!\p{L})`, 'iu');

/** Whether it is the number of a room, a shop or the like. */
export const isPlace = (aside: string): boolean => PLACE_NAME.test(aside);

/** A text, and what stands in it that is not about products. */
export interface Apart {
  plain: string;
  asides: string[];
}

/** A longer text is no sentence of an order. */
const MAX_LENGTH = 1000;

/**
 * Takes numbers off a text that name something else, by the word before them or their form: those
 * of telephones, papers, customers and rooms, the time in a chat, what an order comes to.
 */
export function apartFromAsides(text: string): Apart {
  if (!/\d/.test(text) || text.length > MAX_LENGTH) return { plain: text, asides: [] };
  const asides: string[] = [];
  const take = (aside: string): string => {
    asides.push(aside.trim());
    return ' ';
  };
  const rest = text.replace(STAMP, take).replace(ASIDE, take);
  if (asides.length === 0) return { plain: text, asides };
  return { plain: rest.replace(/[([]\s*[,;.]?\s*[)\]]/g, ' ').replace(/ {2,}/g, ' '), asides };
}
