import type { afterRestore } from '../../services/desk/afterRestore';

import { print } from './runOnDatabase';

type Restored = Awaited<ReturnType<typeof afterRestore>>;

/** Prints what the operator of a restored shop has to know and do. */
export function printRestoreReport({ last, knownUntil, held }: Restored): void {
  print(`The next order gets a number above ${last}.`);
  if (knownUntil !== undefined) {
    print(
      `The backup contains everything up to ${knownUntil}; later orders, and later changes to earlier orders, are missing.`,
      'Systems that have received orders report them when they next read the feed. Repeat the changes made at the desk.',
    );
  }
  if (held.length > 0) {
    print(
      `On hold, because their customers may have cancelled them since: ${held.join(', ')}.`,
      'Release those that were not cancelled: npm run desk -- orders release NUMBER',
    );
  }
}
