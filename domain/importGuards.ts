import { COUNTRIES, type Country } from './countries';

/** So many of so many. */
interface Share {
  count: number;
  of: number;
}

/** What an import or a batch does to the catalogue that stands. */
export interface Impact {
  /** Products that are sold no longer, of those that are. */
  withdrawals: Share;
  /** Stocks that come to zero or below, of those above it, in each country. */
  zeroed: Record<Country, Share>;
  /** Rows whose price jumps, of all rows. */
  prices: Share;
}

export const GUARDS = ['withdrawals', 'zeroed', 'prices'] as const satisfies (keyof Impact)[];
export type Guard = (typeof GUARDS)[number];

/** The exact numbers that somebody has agreed to. */
export type Confirmed = Partial<Record<Guard, number>>;

/** What is too much to be done unasked, or is not as much as was agreed to. */
export interface Alarm {
  guard: Guard;
  /** The number to agree to. */
  count: number;
}

/** So few need no agreement, whatever share they are. */
export const FEW = 20;

/** Shares above which agreement is needed. */
const SHARES: Record<Guard, number> = { withdrawals: 0.05, zeroed: 0.5, prices: 0.01 };

const TIMES = 10;

/** True for a price that is above tenfold or below a tenth of what it was: a decimal mark may be lost. */
export const isPriceJump = (before: number, after: number): boolean =>
  before > 0 && (after > before * TIMES || after * TIMES < before);

export function alarmsOf(impact: Impact, confirmed: Confirmed): Alarm[] {
  const { withdrawals, zeroed, prices } = impact;
  const shares: Record<Guard, Share[]> = {
    withdrawals: [withdrawals],
    zeroed: COUNTRIES.map((country) => zeroed[country]),
    prices: [prices],
  };
  return (Object.keys(shares) as Guard[]).flatMap((guard) => {
    const count = shares[guard].reduce((sum, share) => sum + share.count, 0);
    const agreed = confirmed[guard];
    const isQuiet =
      agreed === undefined
        ? shares[guard].every((share) => share.count <= Math.max(FEW, share.of * SHARES[guard]))
        : agreed === count;
    return isQuiet ? [] : [{ guard, count }];
  });
}
