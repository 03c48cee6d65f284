import { setImmediate } from 'node:timers';

import { cartApi } from '../../src/api/cart';
import { selectNotices } from '../../src/slices/notices';
import { callerOf } from '../../src/store/callerOf';
import { makeStore } from '../../src/store/store';

import { storeSession } from './buyerInBrowser';
import { mockFetch, type MockResponses } from './mockFetch';

/** Creates the store of a signed-in buyer; responses come from a table. */
export async function signedInStore(answers: MockResponses) {
  storeSession();
  const requests = mockFetch(answers);
  const reloads: string[] = [];
  const { store, ready } = makeStore((path) => reloads.push(path));
  await ready;
  return {
    store,
    requests,
    reloads,
    /** Returns the requests of an endpoint, by 'METHOD /path'. */
    calls: (name: string) => requests.filter(({ method, path }) => `${method} ${path}` === name),
    /** Returns the toasts, as message keys or the server's text. */
    toastTexts: () =>
      selectNotices(store.getState()).map(({ message }) =>
        'key' in message ? message.key : message.text,
      ),
    /** Subscribes to the cart, as a screen does. */
    openCart: () => store.dispatch(cartApi.endpoints.showCart.initiate(callerOf(store.getState()))),
  };
}

/** Lets all work that does not depend on timers finish. */
export async function flushTasks() {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Installs fake timers that only the test advances; work without timers continues normally. */
export const installFakeTimers = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });

/** Advances the fake timers and lets the work they trigger finish. */
export async function advanceTime(milliseconds: number) {
  await flushTasks();
  jest.advanceTimersByTime(milliseconds);
  await flushTasks();
}
