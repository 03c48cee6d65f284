import { setImmediate } from 'node:timers';

import { cartApi } from '../../src/api/cart';
import { selectNotices } from '../../src/slices/notices';
import { callerOf } from '../../src/store/callerOf';
import { makeStore } from '../../src/store/store';

import { answerCalls, type Answers } from './answers';
import { storeSession } from './buyerInBrowser';

/** The store of a signed-in buyer whose server answers from a table. */
export async function signedInStore(answers: Answers) {
  storeSession();
  const asked = answerCalls(answers);
  const reloads: string[] = [];
  const { store, ready } = makeStore((path) => reloads.push(path));
  await ready;
  return {
    store,
    asked,
    reloads,
    /** How often a call was made, by 'METHOD /path'. */
    calls: (name: string) => asked.filter(({ method, path }) => `${method} ${path}` === name),
    /** What the toasts say: a message key, or the server's sentence. */
    told: () =>
      selectNotices(store.getState()).map(({ message }) =>
        'key' in message ? message.key : message.text,
      ),
    /** Opens the cart as a screen does, and keeps it open. */
    openCart: () => store.dispatch(cartApi.endpoints.showCart.initiate(callerOf(store.getState()))),
  };
}

/** Lets everything go on that needs no clock. */
export async function settle() {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A clock that only the test moves; what needs no clock goes on by itself. */
export const stopTheClock = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });

/** Moves the stopped clock and lets what it sets off go on. */
export async function pass(milliseconds: number) {
  await settle();
  jest.advanceTimersByTime(milliseconds);
  await settle();
}
