import { Refusal } from './refusal';

/** Wrong passwords within the window, for one account and from one network address. */
const WINDOW = 15 * 60_000;
const PER_ACCOUNT = 10;
const PER_ADDRESS = 50;

/** Keys remembered at most; the oldest are forgotten first. */
const MOST_KEYS = 50_000;

interface Attempt {
  account: string;
  address?: string;
  at: Date;
}

/** Runs a comparison of passwords unless too many failed; says whether the password was right. */
export type PasswordAttempts = (
  attempt: Attempt,
  compare: () => Promise<boolean>,
) => Promise<boolean>;

/**
 * Remembers wrong passwords in memory. An attempt counts from its beginning, so that parallel
 * guesses count too, and a right one is not counted after all. Sessions that live are never ended by it.
 */
export function makePasswordAttempts(): PasswordAttempts {
  const failures = new Map<string, number[]>();

  const remember = (key: string, times: number[]) => {
    failures.delete(key);
    if (times.length > 0) failures.set(key, times);
    const oldest = failures.size > MOST_KEYS ? failures.keys().next().value : undefined;
    if (oldest !== undefined) failures.delete(oldest);
  };

  return async ({ account, address, at }, compare) => {
    const now = at.getTime();
    const limits: [key: string, most: number][] = [[`account ${account}`, PER_ACCOUNT]];
    if (address !== undefined) limits.push([`address ${address}`, PER_ADDRESS]);

    for (const [key, most] of limits) {
      const times = (failures.get(key) ?? []).filter((time) => now - time < WINDOW);
      remember(key, times);
      if (times.length >= most) throw tooMany(WINDOW - (now - (times.at(-most) ?? now)));
    }
    for (const [key] of limits) remember(key, [...(failures.get(key) ?? []), now]);

    const isRight = await compare();
    if (isRight) {
      for (const [key] of limits) {
        const times = failures.get(key) ?? [];
        times.splice(times.indexOf(now), 1);
        remember(key, times);
      }
    }
    return isRight;
  };
}

const tooMany = (wait: number) =>
  new Refusal(429, 'signIn.tooMany', {
    params: { minutes: Math.ceil(wait / 60_000) },
    retryAfter: Math.ceil(wait / 1000),
  });
