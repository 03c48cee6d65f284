import { normaliseCell } from '../delimited/normaliseCell';
import { MAX_ITEM } from '../quantity';

import type { ReadReason } from './orderFile';

const multiplierEntries = (factor: number, all: string): [string, number][] =>
  all.split(' ').map((word) => [word, factor]);

/** Units for pieces: if packs hold several, a person decides what was meant. */
const PIECES = new Set(
  `pc pcs pce pces piece pieces pz pza pzas pieza piezas pièce pièces ea each un und unit units unité unités unite unites
  u uds ud unid unidad unidades st ch`.split(/\s+/),
);

/** Units for packs: they add nothing to the number. */
const PACKS = new Set(
  `pk pks pkt pkts pack packs paquet paquets pqt paquete paquetes paq lot lots lote lotes`.split(
    ' ',
  ),
);

export const isPieceUnit = (word: string): boolean => PIECES.has(word);

/** Whether the word is a unit for pieces or packs. */
export const isQuantityUnit = (word: string): boolean => PIECES.has(word) || PACKS.has(word);

/** Multipliers by word. */
const MULTIPLIERS = new Map<string, number>([
  ...multiplierEntries(
    12,
    'dz dzs doz doc docs dozen dozens dzn douzaine douzaines douz docena docenas',
  ),
  ...multiplierEntries(2, 'pair pairs pr prs paire paires par pares'),
  ...multiplierEntries(144, 'gross grosse grosses gruesa gruesas'),
]);

/** Returns the multiplier of a word; `undefined` if it is none. */
export const multiplierOf = (word: string): number | undefined =>
  MULTIPLIERS.get(word.toLowerCase());

/** Units of something else: a case, a length, a weight. */
export const OTHER_UNITS = new Set(
  `box boxes bx cs cai case cases carton cartons ctn ctns caisse caisses
  boîte boîtes boite boites bte caja cajas cartón cartones roll rolls rouleau rouleaux rollo rollos
  set sets jeu jeux juego juegos kg g lb lbs oz m cm mm yd yds yard yards mètre mètres metro metros ft l ml bag bags sac sacs bolsa bolsas
  bottle bottles bouteille bouteilles botella botellas bundle bundles sheet sheets feuille feuilles hoja hojas bale pallet palette tarima`.split(
    /\s+/,
  ),
);

const bareUnit = (text: string): string => text.toLowerCase().replace(/\.$/, '');

/** Whether the text is a word for a unit; a single letter may be a size. */
export function isUnit(text: string): boolean {
  const word = bareUnit(text);
  if (word.length < 2) return false;
  return isQuantityUnit(word) || OTHER_UNITS.has(word) || multiplierOf(word) !== undefined;
}

const areSame = (one: string, other: string): boolean =>
  one === other ||
  (PIECES.has(one) && PIECES.has(other)) ||
  (PACKS.has(one) && PACKS.has(other)) ||
  (multiplierOf(one) !== undefined && multiplierOf(one) === multiplierOf(other));

/** Whether two words count the same: `dz` and `Dozen`. */
export const isSameUnit = (one: string, other: string): boolean =>
  areSame(bareUnit(one), bareUnit(other));

const WHOLE = /^\+?0*(\d{1,12})(?:[.,]0{1,2}|\.|,)?$/;
const NEGATIVE = /^(?:[-−–] ?\d[\d.,]*|\d[\d.,]*-|\(\d[\d.,]*\))$/;
/** Three digits after a point or comma may be thousands or a decimal fraction. */
const AMBIGUOUS_THOUSANDS = /^\+?\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?$/;
const FRACTION = /^(?:\d*[.,]\d+|(?:\d+ )?\d+ ?[/⁄] ?\d+|\d* ?[½¼¾⅓⅔⅛])$/u;
const WITH_UNIT = /^([\d.,/' -]+?) ?([\p{L}]+)\.?$/u;
const TIMES = /^[x×✕*] ?(?=\d)|(?<=\d) ?[x×✕*]$/i;

/** Whether the text is a formula stored without its result; `="0123"` is text. */
export const isFormula = (text: string): boolean =>
  /^=(?!").*(?:\$?[A-Z]{1,3}\$?\d{1,7}(?![\d-])|[A-Z]{2,}\(|\d[-+*/]\d)/i.test(text);

/** `@ 4.99`, `à 4,99 $`, `a $4.99 c/u`, behind a number: its price. */
const PRICE_BEHIND =
  /(?<=[\p{L}\d.]) ?(?:@ ?[$€£]? ?\d[\d.,]*|(?<![\p{L}\d])(?:at|à|a) [$€£]? ?\d+[.,]\d\d)(?: ?[$€£])?(?: ?\/? ?(?:ea|each|pc|pce|un|ch|c\/u)\.?)?$/iu;

/** Removes the price behind a quantity: `12 @ 4.99` is `12`. */
export const withoutPrice = (text: string): string => text.replace(PRICE_BEHIND, '');

/** A longer text is not a number. */
const MAX_LENGTH = 60;

function parseNumber(text: string): number | ReadReason {
  const [, figures] = WHOLE.exec(text) ?? [];
  if (figures !== undefined) {
    const quantity = Number(figures);
    if (quantity > MAX_ITEM) return 'quantityTooLarge';
    return quantity === 0 ? 'zeroQuantity' : quantity;
  }
  if (NEGATIVE.test(text)) return 'negative';
  if (AMBIGUOUS_THOUSANDS.test(text)) return 'ambiguousQuantity';
  return FRACTION.test(text) ? 'fraction' : 'invalidQuantity';
}

const normaliseAmount = (raw: string): string =>
  withoutPrice(
    normaliseCell(raw)
      .replace(/^=?"(.*)"$|^=/, '$1')
      .replace(/^['‘’`"]/, ''),
  )
    .replace(TIMES, '')
    .trim();

/** Returns the word after the number; empty if there is none. */
const unitIn = (raw: string): string =>
  raw.length > MAX_LENGTH ? '' : (WITH_UNIT.exec(normaliseAmount(raw))?.[2] ?? '').toLowerCase();

/** Whether the quantity is in dozens, pairs or gross, so that readers must be shown the result. */
export const isMultiple = (raw: string): boolean => multiplierOf(unitIn(raw)) !== undefined;

/** Whether a number's own unit says it counts pieces, including dozens and the like. */
export const countsPieces = (raw: string): boolean => isPieceUnit(unitIn(raw)) || isMultiple(raw);

function multiply(amount: number | ReadReason, factor: number): number | ReadReason {
  if (typeof amount === 'string') return amount;
  return amount * factor > MAX_ITEM ? 'quantityTooLarge' : amount * factor;
}

/**
 * Parses the quantity in a cell; in `12 @ 4.99` it is the 12. `12.0` and `12,00` are 12: one or two
 * zeros after a point or comma cannot be thousands, so there is only one reading. `1,000`, `1.000`
 * and `1,5` have two readings or none, and are rejected with the reason.
 */
export function parseAmount(raw: string): number | ReadReason {
  if (raw.startsWith('=') && isFormula(raw)) return 'formula';
  if (raw.length > MAX_LENGTH) return 'invalidQuantity';
  const text = normaliseAmount(raw).replace(/ ?c\/u\.?$/i, ' ea');
  if (text === '') return 'noQuantity';
  const [, number = '', unit = ''] = WITH_UNIT.exec(text) ?? [];
  const word = unit.toLowerCase();
  if (isQuantityUnit(word)) return parseNumber(number.trim());
  const factor = multiplierOf(word);
  if (factor !== undefined) return multiply(parseNumber(number.trim()), factor);
  if (OTHER_UNITS.has(word)) return 'otherUnit';
  return parseNumber(text);
}

/** Writes the unit from another cell behind a quantity, unless the quantity has the same unit. */
export const withUnit = (raw: string, unit: string): string =>
  unit === '' || isSameUnit(unitIn(raw), unit) ? raw : `${raw} ${unit}`;
