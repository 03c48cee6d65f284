import { MINUTE_MS, SECOND_MS } from '#domain/durations';

/** Processor time that may be saved up: this part of what a minute grants. */
const SAVED_PART = 1 / 6;
/**
 * The same for a single address. Everybody else waits while a page is rendered, so one that goes on
 * asking gets a seventh of a core by default, and others find the server idle for the rest.
 */
const OWN_PART = 1 / 24;
/** What an address has spent counts half after this many milliseconds. */
const HALF_LIFE_MS = 5_000;
const FORGOTTEN_BELOW = 10;

/** Shares the processor time of renderings among the addresses that ask for them. */
export class RenderingBudget {
  readonly #perMinute: number;
  readonly #maxSaved: number;
  readonly #maxOwn: number;
  #left: number;
  #refilledAt = 0;
  #decayedAt = 0;
  readonly #spentBy = new Map<string, number>();

  /** Takes the processor time in milliseconds per minute; 0 disables the limit. */
  constructor(perMinute: number) {
    this.#perMinute = perMinute;
    this.#maxSaved = perMinute * SAVED_PART;
    this.#maxOwn = perMinute * OWN_PART;
    this.#left = this.#maxSaved;
  }

  /**
   * Whether an address may have a page rendered at a time in milliseconds: not beyond its own part,
   * and no more than its share once half of the budget is used up.
   */
  allows(address: string, time: number): boolean {
    if (this.#perMinute === 0) return true;
    this.#elapse(time);
    const own = this.#spentBy.get(address) ?? 0;
    if (own >= this.#maxOwn) return false;
    if (this.#left > this.#maxSaved / 2) return true;
    const spent = [...this.#spentBy.values()];
    const share = spent.reduce((sum, one) => sum + one, 0) / Math.max(2, spent.length);
    return this.#left > 0 && own <= share;
  }

  spend(address: string, milliseconds: number): void {
    this.#left -= milliseconds;
    this.#spentBy.set(address, (this.#spentBy.get(address) ?? 0) + milliseconds);
  }

  #elapse(time: number): void {
    const earned = ((time - this.#refilledAt) / MINUTE_MS) * this.#perMinute;
    this.#left = Math.min(this.#maxSaved, this.#left + earned);
    this.#refilledAt = time;
    if (time - this.#decayedAt < SECOND_MS) return;
    const decay = 0.5 ** ((time - this.#decayedAt) / HALF_LIFE_MS);
    this.#decayedAt = time;
    for (const [address, spent] of this.#spentBy) {
      if (spent * decay < FORGOTTEN_BELOW) this.#spentBy.delete(address);
      else this.#spentBy.set(address, spent * decay);
    }
  }
}
