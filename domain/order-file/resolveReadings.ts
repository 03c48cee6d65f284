import type { ReadReason } from './orderFile';
import type { PairOrder, Pair, TextReading } from './textReading';

/** A code and a quantity, or why they are unknown. */
export type ResolvedReading =
  | Pick<Pair, 'code' | 'quantity' | 'counted' | 'inPieces'>
  | { reason: ReadReason; code?: string; text?: string };

interface Evidence {
  /** The order used by unambiguous lines; `undefined` if they differ or there are none. */
  order: PairOrder | undefined;
  /** Some line has a quantity. */
  isCounted: boolean;
  /** Some line has a quantity, or a number that is refused as one. */
  hasAmounts: boolean;
  /** Most lines are written as code, quantity, words. */
  areInside: boolean;
  /** Every line is a single word, and none is the quantity of the one above. */
  areBare: boolean;
  /** Those whose numbers count the lines. */
  numbered: ReadonlySet<TextReading>;
  /** Some line has numbers that may be the quantities of others. */
  hasLooseNumbers: boolean;
  /** Every line is a single word, a code or the quantity of the one above. */
  areStacked: boolean;
}

const CODE_FIGURES = 5;
const COUNT_FIGURES = 3;

/** Of `22577` and `12` the longer is the code; of `123` and `1000` either could be. */
function byLength([first, second]: [Pair, Pair]): Pair | undefined {
  const fits = ({ code, quantity }: Pair) =>
    (code.length >= CODE_FIGURES && quantity.length <= COUNT_FIGURES) ||
    (code.length === CODE_FIGURES - 1 && quantity.length < COUNT_FIGURES);
  return fits(first) ? first : fits(second) ? second : undefined;
}

function ordersOf(readings: readonly TextReading[]): PairOrder[] {
  return readings.flatMap((reading) => {
    if (reading.kind === 'pair') return [reading.order];
    if (reading.kind === 'inside') return [reading.order];
    const sure = reading.kind === 'either' ? byLength(reading.pairs) : undefined;
    return sure ? [sure.order] : [];
  });
}

type Either = Extract<TextReading, { kind: 'either' }>;

/** Among many pairs of numbers, those that are longer in every line are the codes. */
function byColumn(readings: readonly TextReading[]): PairOrder | undefined {
  const pairs = readings.filter((candidate): candidate is Either => candidate.kind === 'either');
  if (pairs.length < 3) return undefined;
  const isCode = (order: PairOrder) =>
    pairs.every((candidate) => {
      const { code, quantity } = candidate.pairs.find((pair) => pair.order === order)!;
      return code.length >= COUNT_FIGURES && quantity.length < code.length;
    });
  return isCode('codeFirst') ? 'codeFirst' : isCode('quantityFirst') ? 'quantityFirst' : undefined;
}

/** Why a number was refused as a quantity. */
const AMOUNT_REASONS: ReadonlySet<ReadReason> = new Set([
  'fraction',
  'negative',
  'otherUnit',
  'ambiguousQuantity',
  'invalidQuantity',
  'quantityTooLarge',
]);

/** `12` below `22577` is its quantity, even if another code has none. */
const isQuantityBelow = (above: TextReading | undefined, reading: TextReading): boolean =>
  above?.kind === 'bare' &&
  reading.kind === 'number' &&
  above.code.length >= CODE_FIGURES - 1 &&
  reading.code.length < COUNT_FIGURES;

/** With fewer, the numbers may well be quantities. */
const MIN_NUMBERED = 4;

const pairIn = (reading: TextReading): Pair | undefined =>
  reading.kind === 'pair'
    ? reading
    : reading.kind === 'either'
      ? byLength(reading.pairs)
      : undefined;

/**
 * Returns the readings whose numbers count the lines: `1 AB-100`, `2 AB-200`, `3 AB-300` … is a
 * printed list without its quantities.
 */
function numberedReadings(readings: readonly TextReading[]): ReadonlySet<TextReading> {
  const numbered = new Set<TextReading>();
  let run: TextReading[] = [];
  for (const reading of readings) {
    const pair = pairIn(reading);
    const isPlain = pair?.order === 'quantityFirst' && !pair.counted && !pair.inPieces;
    if (isPlain && pair.quantity === String(run.length + 1)) run.push(reading);
    else run = isPlain && pair.quantity === '1' ? [reading] : [];
    if (run.length >= MIN_NUMBERED) for (const one of run) numbered.add(one);
  }
  return numbered;
}

function evidenceOf(lines: readonly TextReading[][]): Evidence {
  const all = lines.flat();
  const orders = ordersOf(all);
  const isCounted = all.some(
    ({ kind }) => kind === 'pair' || kind === 'inside' || kind === 'either',
  );
  const areWords = all.every(
    (reading) => reading.kind === 'bare' || (reading.kind === 'number' && !reading.isMarked),
  );
  const areStacked = areWords && all.some((reading, at) => isQuantityBelow(all[at - 1], reading));
  const inside = all.filter(({ kind }) => kind === 'inside').length;
  return {
    order: new Set(orders).size === 1 ? orders[0] : orders.length > 0 ? undefined : byColumn(all),
    isCounted,
    hasAmounts:
      isCounted ||
      all.some((reading) => reading.kind === 'unread' && AMOUNT_REASONS.has(reading.reason)),
    numbered: numberedReadings(all),
    hasLooseNumbers: all.some(
      (reading) =>
        reading.kind === 'unread' &&
        reading.reason === 'ambiguousLine' &&
        !reading.code &&
        !reading.text,
    ),
    areInside: inside > 1 && inside * 2 > all.length,
    areBare: areWords && !areStacked,
    areStacked,
  };
}

function resolveOne(reading: TextReading, evidence: Evidence): ResolvedReading {
  switch (reading.kind) {
    case 'pair':
      return evidence.numbered.has(reading)
        ? { reason: 'noQuantity', code: reading.code }
        : reading;
    case 'either': {
      const { pairs } = reading;
      const resolved = byLength(pairs) ?? pairs.find(({ order }) => order === evidence.order);
      if (!resolved) return { reason: 'ambiguousLine' };
      return evidence.numbered.has(reading)
        ? { reason: 'noQuantity', code: resolved.code }
        : resolved;
    }
    case 'inside':
      return evidence.areInside ? reading : { reason: 'ambiguousLine', code: reading.code };
    case 'bare':
      return evidence.areStacked ||
        evidence.hasLooseNumbers ||
        reading.mark === 'quantity' ||
        (reading.mark && evidence.hasAmounts)
        ? { reason: 'noQuantity', code: reading.code }
        : { code: reading.code, quantity: '1' };
    case 'number':
      return evidence.areBare ? { code: reading.code, quantity: '1' } : { reason: 'ambiguousLine' };
    case 'named':
      return evidence.isCounted
        ? { reason: 'noQuantity', code: reading.code }
        : { code: reading.code, quantity: '1' };
    case 'sized':
    case 'unread':
      return reading;
    default:
      return { reason: 'notACode' };
  }
}

const isAlone = (
  readings: readonly TextReading[] | undefined,
  kind: TextReading['kind'],
): boolean => readings?.length === 1 && readings[0]!.kind === kind;

/**
 * A code on one line and its quantity on the next throughout the text: cells copied one below the
 * other.
 */
function areAlternating(lines: readonly TextReading[][]): boolean {
  if (lines.length < 2 || lines.length % 2 === 1) return false;
  return lines.every((readings, index) =>
    index % 2 === 0
      ? isAlone(readings, 'bare') || isAlone(readings, 'named')
      : isAlone(readings, 'number'),
  );
}

export interface ResolvedLine {
  lines: ResolvedReading[];
  /** The quantity is on the next line. */
  isContinued?: boolean;
}

function resolveAlternating(lines: readonly TextReading[][]): ResolvedLine[] {
  return lines.map((readings, index) => {
    const [reading] = readings as [TextReading & { code: string }];
    const next = lines[index + 1]?.[0] as (TextReading & { code: string }) | undefined;
    return index % 2 === 0
      ? { lines: [{ code: reading.code, quantity: next!.code }], isContinued: true }
      : { lines: [] };
  });
}

/** Resolves what each line leaves open using the other lines; whatever remains open is reported. */
export function resolveReadings(lines: readonly TextReading[][]): ResolvedLine[] {
  if (areAlternating(lines)) return resolveAlternating(lines);
  const evidence = evidenceOf(lines);
  return lines.map((readings, index) => {
    const isBroken =
      !evidence.areBare && isAlone(readings, 'bare') && isAlone(lines[index + 1], 'number');
    if (!isBroken) return { lines: readings.map((reading) => resolveOne(reading, evidence)) };
    const { code } = readings[0] as { code: string };
    return { lines: [{ reason: 'ambiguousLine', code }] };
  });
}
