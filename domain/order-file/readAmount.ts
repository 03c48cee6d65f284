import { tidyCell } from '../delimited/tidyCell';
import { MAX_ITEM } from '../quantity';

import type { ReadReason } from './orderFile';

const words = (factor: number, all: string): [string, number][] =>
  all.split(' ').map((word) => [word, factor]);

/** Names of a piece behind a number: where packs hold several, somebody says what was meant. */
const PIECES = new Set(
  `pc pcs pce pces piece pieces pz pza pzas pieza piezas pièce pièces ea each un und unit units unité unités unite unites
  u uds ud unid unidad unidades st`.split(/\s+/),
);

/** Names of a pack behind a number: they say nothing more than the number does. */
const PACKS = new Set(
  `pk pks pkt pkts pack packs paquet paquets pqt paquete paquetes paq lot lots lote lotes`.split(
    ' ',
  ),
);

export const isPiece = (word: string): boolean => PIECES.has(word);

/** True for the name of a piece or a pack. */
export const isCounted = (word: string): boolean => PIECES.has(word) || PACKS.has(word);

/** How many each of these counts. */
const MULTIPLES = new Map<string, number>([
  ...words(12, 'dz dzs doz dozen dozens dzn douzaine douzaines douz docena docenas'),
  ...words(2, 'pair pairs pr prs paire paires par pares'),
  ...words(144, 'gross grosse grosses gruesa gruesas'),
]);

/** What a word multiplies the number before it with; `undefined` where it is no such word. */
export const multipleOf = (word: string): number | undefined => MULTIPLES.get(word.toLowerCase());

/** Counts of something else: a case, a length, a weight. */
export const OTHER_UNITS = new Set(
  `doc box boxes bx cs case cases carton cartons ctn ctns caisse caisses
  boîte boîtes boite boites bte caja cajas cartón cartones roll rolls rouleau rouleaux rollo rollos
  set sets jeu jeux juego juegos kg g lb lbs oz m cm mm yd yds yard yards mètre mètres metro metros ft l ml bag bags sac sacs bolsa bolsas
  bottle bottles bouteille bouteilles botella botellas bundle bundles sheet sheets feuille feuilles hoja hojas bale pallet palette tarima`.split(
    /\s+/,
  ),
);

const WHOLE = /^\+?0*(\d{1,12})(?:[.,]0{1,2}|\.|,)?$/;
const NEGATIVE = /^(?:[-−–] ?\d[\d.,]*|\d[\d.,]*-|\(\d[\d.,]*\))$/;
/** Three figures behind a point or comma may be thousands or parts of a thousand. */
const THREE = /^\+?\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?$/;
const FRACTION = /^(?:\d*[.,]\d+|(?:\d+ )?\d+ ?[/⁄] ?\d+|\d* ?[½¼¾⅓⅔⅛])$/u;
const WITH_UNIT = /^([\d.,/' -]+?) ?([\p{L}]+)\.?$/u;
const TIMES = /^[x×✕*] ?(?=\d)|(?<=\d) ?[x×✕*]$/i;

/** A formula that a workbook keeps without its result; `="0123"` is a text. */
export const isFormula = (text: string): boolean =>
  /^=(?!").*(?:\$?[A-Z]{1,3}\$?\d{1,7}(?![\d-])|[A-Z]{2,}\(|\d[-+*/]\d)/i.test(text);

/** A longer text is no number. */
const LONGEST = 60;

function readBare(text: string): number | ReadReason {
  const [, figures] = WHOLE.exec(text) ?? [];
  if (figures !== undefined) {
    const quantity = Number(figures);
    if (quantity > MAX_ITEM) return 'quantityTooLarge';
    return quantity === 0 ? 'zeroQuantity' : quantity;
  }
  if (NEGATIVE.test(text)) return 'negative';
  if (THREE.test(text)) return 'ambiguousQuantity';
  return FRACTION.test(text) ? 'fraction' : 'invalidQuantity';
}

const tidyAmount = (raw: string): string =>
  tidyCell(raw)
    .replace(/^="?|"$/g, '')
    .replace(/^['‘’`"]|["]$/g, '')
    .replace(TIMES, '')
    .trim();

/** The word behind the number; empty where there is none. */
const unitIn = (raw: string): string =>
  raw.length > LONGEST ? '' : (WITH_UNIT.exec(tidyAmount(raw))?.[2] ?? '').toLowerCase();

/** True for a number of dozens, pairs or gross: whoever reads it is told what it became. */
export const isMultiple = (raw: string): boolean => multipleOf(unitIn(raw)) !== undefined;

/** True where its own word says that a number counts pieces, dozens of them and the like too. */
export const countsPieces = (raw: string): boolean => isPiece(unitIn(raw)) || isMultiple(raw);

function multiplied(amount: number | ReadReason, factor: number): number | ReadReason {
  if (typeof amount === 'string') return amount;
  return amount * factor > MAX_ITEM ? 'quantityTooLarge' : amount * factor;
}

/**
 * Reads the quantity in a cell. `12.0` and `12,00` are 12: behind a point or comma one or two zeros cannot be
 * thousands, so there is one reading. `1,000`, `1.000` and `1,5` have two or none, and are refused with the reason.
 */
export function readAmount(raw: string): number | ReadReason {
  if (raw.startsWith('=') && isFormula(raw)) return 'formula';
  if (raw.length > LONGEST) return 'invalidQuantity';
  const text = tidyAmount(raw);
  if (text === '') return 'noQuantity';
  const [, number = '', unit = ''] = WITH_UNIT.exec(text) ?? [];
  const word = unit.toLowerCase();
  if (isCounted(word)) return readBare(number.trim());
  const factor = multipleOf(word);
  if (factor !== undefined) return multiplied(readBare(number.trim()), factor);
  if (OTHER_UNITS.has(word)) return 'otherUnit';
  return readBare(text);
}
