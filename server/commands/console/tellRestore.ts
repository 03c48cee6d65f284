import type { afterRestore } from '../../services/desk/afterRestore';

import { say } from './runCommand';

type Restored = Awaited<ReturnType<typeof afterRestore>>;

/** What the operator of a restored shop has to know and to do. */
export function tellRestore({ last, knownUntil, held }: Restored): void {
  say(`The next order gets a number above ${last}.`);
  if (knownUntil !== undefined) {
    say(
      `The copy knows what happened up to ${knownUntil}. Orders placed since are not in it, nor is anything done to`,
      'earlier ones: systems that took orders over tell theirs when they read again, what was done at the desk is done again.',
    );
  }
  if (held.length > 0) {
    say(
      `On hold, because their customers may have cancelled them since: ${held.join(', ')}.`,
      'Let each go on that was not: npm run desk -- orders release NUMBER',
    );
  }
}
