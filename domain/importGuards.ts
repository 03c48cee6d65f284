import { COUNTRIES, type Country } from './countries';

/** A count out of a total. */
interface Share {
  count: number;
  of: number;
}

/** The effect of an import or a batch on the current catalogue. */
export interface Impact {
  /** Products withdrawn, out of those on sale. */
  withdrawals: Share;
  /** Stocks that drop to zero or below, out of those above it, in each country. */
  zeroed: Record<Country, Share>;
  /** Rows with a price jump, out of all rows. */
  prices: Share;
}

export const GUARDS = ['withdrawals', 'zeroed', 'prices'] as const satisfies (keyof Impact)[];
export type Guard = (typeof GUARDS)[number];

/** The exact counts that somebody has confirmed. */
export type ConfirmedCounts = Partial<Record<Guard, number>>;

/**
 * A change too large to apply without confirmation, or one that differs from the confirmed count.
 */
export interface Alarm {
  guard: Guard;
  /** The count to confirm. */
  count: number;
}

/** Up to this many need no confirmation, whatever their share. */
export const MAX_UNCONFIRMED = 20;

/** Shares above which confirmation is required. */
const MAX_SHARES: Record<Guard, number> = { withdrawals: 0.05, zeroed: 0.5, prices: 0.01 };

const PRICE_JUMP_FACTOR = 10;
const PRICE_CUT_FACTOR = 2;

/**
 * Whether a price is more than ten times the previous one, as if a decimal mark had been lost, or
 * half of it or less.
 */
export const isPriceJump = (before: number, after: number): boolean =>
  before > 0 && (after > before * PRICE_JUMP_FACTOR || after * PRICE_CUT_FACTOR <= before);

/** The same for a sale price, which may be a small part of the price: a tenth of it. */
export const isSaleJump = (before: number, after: number): boolean =>
  before > 0 && (after > before * PRICE_JUMP_FACTOR || after * PRICE_JUMP_FACTOR < before);

export function alarmsOf(impact: Impact, confirmed: ConfirmedCounts): Alarm[] {
  const { withdrawals, zeroed, prices } = impact;
  const shares: Record<Guard, Share[]> = {
    withdrawals: [withdrawals],
    zeroed: COUNTRIES.map((country) => zeroed[country]),
    prices: [prices],
  };
  return (Object.keys(shares) as Guard[]).flatMap((guard) => {
    const count = shares[guard].reduce((sum, share) => sum + share.count, 0);
    const confirmedCount = confirmed[guard];
    const isAllowed =
      confirmedCount === undefined
        ? shares[guard].every(
            (share) => share.count <= Math.max(MAX_UNCONFIRMED, share.of * MAX_SHARES[guard]),
          )
        : confirmedCount === count;
    return isAllowed ? [] : [{ guard, count }];
  });
}
