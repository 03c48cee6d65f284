import type { CartSource } from '../slices/cartIntents';
import type { Settlement } from '../slices/cartIntents';
import { selectIntent, selectSettlement } from '../slices/cartPreview';

import type { AppStore } from './hooks';

/** Kept with what the server made of an intent, or with nothing as soon as it is known that it does not answer. */
export function untilSettled(
  { getState, subscribe }: AppStore,
  source: CartSource,
  key: string,
): Promise<Settlement | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const settled = selectSettlement(getState(), source);
      const intent = selectIntent(getState(), key);
      const isAnswered = settled?.key === key;
      if (!isAnswered && intent && intent.tries === 0) return;
      unsubscribe();
      resolve(isAnswered ? settled : undefined);
    };
    const unsubscribe = subscribe(look);
    look();
  });
}
