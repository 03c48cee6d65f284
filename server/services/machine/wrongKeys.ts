import { Refusal } from '../refusal';

const MINUTE = 60_000;
/** Wrong keys a minute from one address before it has to wait. */
const MOST = 30;
/** Addresses that are remembered at once. */
const MOST_ADDRESSES = 10_000;

/** Counts the wrong keys of each address; refuses to hear more of them once they are too many. A right key always opens. */
export function makeWrongKeys() {
  const times = new Map<string, number[]>();

  return (address: string, now: Date): void => {
    const at = now.getTime();
    const recent = (times.get(address) ?? []).filter((time) => Math.abs(at - time) < MINUTE);
    if (recent.length >= MOST) {
      const retryAfter = Math.ceil((MINUTE - (at - (recent.at(-MOST) ?? at))) / 1000);
      throw new Refusal(429, 'key.tooMany', { retryAfter });
    }
    times.delete(address);
    times.set(address, [...recent, at]);
    const [oldest] = times.keys();
    if (times.size > MOST_ADDRESSES && oldest !== undefined) times.delete(oldest);
  };
}
