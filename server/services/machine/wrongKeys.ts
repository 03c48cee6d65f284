import { MINUTE_MS } from '#domain/durations';

import { Refusal } from '../actions/refusal';

/** Maximum number of wrong keys per minute from one address. */
const MAX_WRONG_KEYS = 30;
/** Maximum number of addresses tracked at once. */
const MAX_ADDRESSES = 10_000;

/**
 * Counts the wrong keys of each address; throws 429 once there are too many. A correct key is
 * always accepted.
 */
export function makeWrongKeyLimiter() {
  const times = new Map<string, number[]>();

  return (address: string, now: Date): void => {
    const at = now.getTime();
    const recent = (times.get(address) ?? []).filter((time) => Math.abs(at - time) < MINUTE_MS);
    if (recent.length >= MAX_WRONG_KEYS) {
      const retryAfter = Math.ceil((MINUTE_MS - (at - (recent.at(-MAX_WRONG_KEYS) ?? at))) / 1000);
      throw new Refusal(429, 'key.tooMany', { retryAfter });
    }
    times.delete(address);
    times.set(address, [...recent, at]);
    const [oldest] = times.keys();
    if (times.size > MAX_ADDRESSES && oldest !== undefined) times.delete(oldest);
  };
}
