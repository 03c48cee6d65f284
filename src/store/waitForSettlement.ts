import type { CartSource, Settlement } from '../slices/cartIntents';
import { selectIntent, selectSettlement } from '../slices/cartPreview';

import type { AppStore } from './hooks';

/**
 * Resolves to the outcome of an intent, or to undefined as soon as its first attempt has gone
 * unanswered.
 */
export function waitForSettlement(
  { getState, subscribe }: AppStore,
  source: CartSource,
  key: string,
): Promise<Settlement | undefined> {
  return new Promise((resolve) => {
    const check = () => {
      const settled = selectSettlement(getState(), source);
      const intent = selectIntent(getState(), key);
      const isAnswered = settled?.key === key;
      if (!isAnswered && intent && intent.tries === 0) return;
      unsubscribe();
      resolve(isAnswered ? settled : undefined);
    };
    const unsubscribe = subscribe(check);
    check();
  });
}
