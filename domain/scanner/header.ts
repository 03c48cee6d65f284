import type { ColumnKind, Row } from './scannerFile';

/** What a heading says about its column; `undefined` is a heading that leaves it to the content. */
type Label = ColumnKind | undefined;

const WORDS: [Label, string][] = [
  [
    'code',
    `barcode|bar code|barcodes|barcode data|code|codes|item code|item number|item no|product code|product id|product|sku|upc|ean|gtin
    |upc a|ean13|ean 13|gtin 14|scan|scanned code|article number|part number|data
    |code a barres|code barres|code barre|code produit|code article|no de produit|no d article|numero d article|produit|article|reference|ref
    |codigo|codigo de barras|codigo de producto|codigo de articulo|producto|articulo|referencia|clave`,
  ],
  [
    'quantity',
    `quantity|quantities|qty|qnty|order qty|order quantity|qty ordered|scanned qty|count|units|pieces|pcs|packs
    |quantite|quantites|qte|unites|nb|qte commandee|cantidad|cantidades|cant|ctd|unidades|piezas|uds`,
  ],
  [
    'symbology',
    `symbology|symbology name|code type|barcode type|code id|type|symbologie|type de code|simbologia|tipo de codigo|tipo`,
  ],
  [
    'time',
    `time|scan time|time now|heure|heure de lecture|heure actuelle|hora|hora de lectura|hora actual`,
  ],
  [
    'date',
    `date|scan date|date now|date de lecture|date actuelle|fecha|fecha de lectura|fecha actual`,
  ],
  [
    'timeAndDate',
    `timestamp|time stamp|date time|datetime|date and time|date et heure|horodatage|fecha y hora`,
  ],
  [
    'serial',
    `s n|sn|serial|serial number|serial no|scanner|scanner id|device|device id|numero de serie|no de serie|num serie|n de serie|serie`,
  ],
  [
    'terminal',
    `terminal|terminal id|location|location code|loc|bin|shelf|emplacement|lieu|rayon|ubicacion|lugar|estante|terminal no`,
  ],
  [
    'other',
    `name|description|product name|item name|title|price|unit price|cost|colour|color|size|brand|category|stock|on hand|available
    |ship pack|pack|pack size|unit|note|notes|comment|comments|line|row
    |nom|designation|libelle|prix|prix unitaire|couleur|taille|marque|categorie|disponible|montant|remarque|commentaire|ligne
    |nombre del producto|descripcion|precio|precio unitario|talla|marca|categoria|existencias|disponibles|importe|nota|notas|comentario|linea`,
  ],
  /** A code in one list and a quantity in the next; `nombre` is a number in French and a name in Spanish. */
  [undefined, `item|items|id|no|num|number|numero|total|amount|nombre`],
];

const LABELS = new Map<string, Label>(
  WORDS.flatMap(([label, words]) =>
    words.split('|').map((word): [string, Label] => [word.trim(), label]),
  ),
);

const LONGEST = 40;

/** `Qté.` and `QTE` are one word. */
const wordOf = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export interface Header {
  /** The labels of the first header; empty where there is none. */
  labels: Label[];
  lines: Set<number>;
}

/** Rows from the top in which one known word makes a heading; further down it takes two. */
const TOP = 3;

/** Headings are words of ours and no figures. */
function isHeader({ text, fields }: Row, index: number): boolean {
  if (text.length > 400) return false;
  const words = fields.map(wordOf).filter((word) => word !== '');
  const known = words.filter((word) => LABELS.has(word));
  if (words.some((word) => !LABELS.has(word) && /\d/.test(word))) return false;
  return known.length >= (index < TOP ? 1 : 2);
}

/** `sep=;`, which tells a spreadsheet program the delimiter. */
const isHint = ({ text }: Row): boolean => /^"?sep=.?.?"?$/i.test(text);

/** Finds heading rows, in English, French or Spanish; appended downloads may repeat them. */
export function findHeader(rows: readonly Row[]): Header {
  const header: Header = { labels: [], lines: new Set() };
  let headings: string | undefined;
  rows.forEach((row, index) => {
    if (index === 0 && isHint(row)) header.lines.add(row.line);
    if (row.text !== headings && (/\d{3}/.test(row.text) || !isHeader(row, index))) return;
    if (headings === undefined) {
      headings = row.text;
      header.labels = row.fields.map((field) => LABELS.get(wordOf(field)));
    }
    header.lines.add(row.line);
  });
  return header;
}
