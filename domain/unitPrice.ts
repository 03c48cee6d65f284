import { fromCents, toCents } from './money';

/** What a country's offer charges for one unit, in cents; a sale price of 0 counts as none. */
export interface OfferPrices {
  selling_cents: number;
  sale_cents: number | null;
}

/** From this many ship packs, one unit costs this much. */
export interface QuantityStep {
  packs: number;
  cents: number;
}

/** A price list in force, with its prices for one product. */
export interface ListPrices {
  code: string;
  /** Hundredths of a percent off the list price; 0 for none. */
  percentOff: number;
  /** Replaces all other prices, even lower ones. */
  isBinding: boolean;
  /** Applies to every customer of its country. */
  isPublic: boolean;
  steps: readonly QuantityStep[];
}

/** A step of a customer's price for a product. */
interface PriceStep extends QuantityStep {
  /** Code of the price list that makes this price; '' if none does. */
  list: string;
  /** Whether that list is the customer's own, and not everybody's. */
  isOwn: boolean;
}

/** The same with everybody's list price. */
export interface ChargedStep extends PriceStep {
  listCents: number;
}

/** A step that other steps may undercut; among equal prices, the lowest rank makes the price. */
interface Candidate extends PriceStep {
  rank: number;
}

const isSale = (sale: number | null | undefined): sale is number => sale != null && sale > 0;

const RANK = { list: 0, own: 1, public: 2, sale: 3 } as const;
const WHOLE = 10_000;

/** Half a cent is rounded up. */
const lessPercent = (cents: number, percentOff: number): number =>
  Math.floor((cents * (WHOLE - percentOff) + WHOLE / 2) / WHOLE);

/** Lists every field, as does all that runs for each product of a page. */
function candidatesOf({ selling_cents }: OfferPrices, list: ListPrices): Candidate[] {
  const { code, percentOff, isPublic, steps } = list;
  const isOwn = !isPublic;
  const rank = isPublic ? RANK.public : RANK.own;
  const candidates: Candidate[] = [];
  if (percentOff > 0 && !startsAtOne(steps)) {
    const cents = lessPercent(selling_cents, percentOff);
    candidates.push({ packs: 1, cents, list: code, isOwn, rank });
  }
  for (const { packs, cents } of steps) {
    candidates.push({ packs, cents, list: code, isOwn, rank });
  }
  return candidates;
}

const startsAtOne = (steps: readonly QuantityStep[]): boolean =>
  steps.some(({ packs }) => packs === 1);

const isBefore = (a: Candidate, b: Candidate): number =>
  a.packs - b.packs || a.cents - b.cents || a.rank - b.rank || (a.list < b.list ? -1 : 1);

/** The steps that have an effect: a step not cheaper than an earlier one has none. */
function effective(candidates: Candidate[]): Candidate[] {
  const steps: Candidate[] = [];
  let last = Infinity;
  for (const candidate of candidates.sort(isBefore)) {
    if (candidate.cents >= last) continue;
    steps.push(candidate);
    last = candidate.cents;
  }
  return steps;
}

interface ResolvedPrices {
  steps: readonly Candidate[];
  /** Price of one pack's units without the sale, and the sale price if it is charged instead. */
  regularCents: number;
  saleCents: number | null;
}

/** A sale is charged even if it is dearer, as long as no price list has a say. */
const centsOfOffer = ({ selling_cents, sale_cents }: OfferPrices): number =>
  isSale(sale_cents) ? sale_cents : selling_cents;

function ofOffer(offer: OfferPrices): ResolvedPrices {
  const { selling_cents, sale_cents } = offer;
  const cents = centsOfOffer(offer);
  const step = { packs: 1, cents, list: '', isOwn: false, rank: RANK.list };
  return { steps: [step], regularCents: selling_cents, saleCents: sale_cents };
}

function resolve(offer: OfferPrices, lists: readonly ListPrices[]): ResolvedPrices {
  const listed: Candidate[] = [];
  const bound: Candidate[] = [];
  for (const list of lists) {
    const candidates = candidatesOf(offer, list);
    listed.push(...candidates);
    if (list.isBinding && startsAtOne(candidates)) bound.push(...candidates);
  }
  if (listed.length === 0) return ofOffer(offer);
  if (bound.length > 0) {
    const steps = effective(bound);
    return { steps, regularCents: steps[0]!.cents, saleCents: null };
  }

  const { selling_cents, sale_cents } = offer;
  listed.push({ packs: 1, cents: selling_cents, list: '', isOwn: false, rank: RANK.list });
  const regular = effective(listed);
  const regularCents = regular[0]!.cents;
  if (!isSale(sale_cents) || sale_cents >= regularCents) {
    return { steps: regular, regularCents, saleCents: null };
  }
  regular.push({ packs: 1, cents: sale_cents, list: '', isOwn: false, rank: RANK.sale });
  return { steps: effective(regular), regularCents, saleCents: sale_cents };
}

/**
 * A customer's prices for a product by quantity, from 1 pack, each lower than the one before: the
 * lowest of the list price, the sale price and the prices of the lists in force, unless a binding
 * list with a price from 1 pack replaces them all.
 */
export const priceSteps = (offer: OfferPrices, lists: readonly ListPrices[]): ChargedStep[] =>
  resolve(offer, lists).steps.map(({ packs, cents, list, isOwn }) => ({
    packs,
    cents,
    list,
    isOwn,
    listCents: offer.selling_cents,
  }));

/** Cents per unit at one pack; allocates nothing without lists, since it runs for whole catalogues. */
export const packCents = (offer: OfferPrices, lists: readonly ListPrices[]): number =>
  lists.length === 0 ? centsOfOffer(offer) : resolve(offer, lists).steps[0]!.cents;

/** Returns the step that applies to so many packs of a product. */
export const priceAt = <S extends QuantityStep>(steps: readonly S[], packs: number): S =>
  steps.findLast((step) => step.packs <= packs) ?? steps[0]!;

/** A product's price fields, as on the wire: decimals per unit. */
export interface PriceFields {
  selling_price: number;
  selling_price_2: number | null;
  /** Prices from more than 1 pack. */
  price_breaks?: { packs: number; price: number }[];
  /** The list price, if a price list of the customer's own makes the price of 1 pack. */
  list_price?: number;
}

/**
 * Returns the price fields of a product; `selling_price_2 ?? selling_price` is the price of one
 * pack's units.
 */
export function priceFields(offer: OfferPrices, lists: readonly ListPrices[]): PriceFields {
  const { steps, regularCents, saleCents } = resolve(offer, lists);
  const [first, ...breaks] = steps;
  const fields: PriceFields = {
    selling_price: fromCents(regularCents),
    selling_price_2: saleCents === null ? null : fromCents(saleCents),
  };
  if (breaks.length > 0) {
    fields.price_breaks = breaks.map(({ packs, cents }) => ({ packs, price: fromCents(cents) }));
  }
  if (first?.isOwn) fields.list_price = fromCents(offer.selling_cents);
  return fields;
}

/** A product or line with price fields, which visitors do not receive. */
export type PricedOnTheWire = { [Field in keyof PriceFields]?: PriceFields[Field] | undefined };

/** Returns the steps that price fields stand for. */
export const stepsOfFields = ({
  selling_price = 0,
  selling_price_2,
  price_breaks = [],
}: PricedOnTheWire): QuantityStep[] => [
  { packs: 1, cents: toCents(isSale(selling_price_2) ? selling_price_2 : selling_price) },
  ...price_breaks.map(({ packs, price }) => ({ packs, cents: toCents(price) })),
];

/** Decimal price of one unit at a quantity of packs. */
export const unitPriceAt = (priced: PricedOnTheWire, packs: number): number =>
  fromCents(priceAt(stepsOfFields(priced), packs).cents);

/**
 * Returns the next larger quantity that costs less in total than this one, up to a maximum;
 * undefined if there is none.
 */
export const cheaperPacks = (
  steps: readonly QuantityStep[],
  packs: number,
  maxPacks: number,
): number | undefined => {
  if (packs < 1) return undefined;
  const total = priceAt(steps, packs).cents * packs;
  const next = steps.find((step) => step.packs > packs && step.cents * step.packs < total);
  return next && next.packs <= maxPacks ? next.packs : undefined;
};
