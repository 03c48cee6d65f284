import fc from 'fast-check';
import { clear } from 'idb-keyval';

import { applyIntents } from '../../src/slices/cartIntents';
import {
  linesAdded,
  linesRemoved,
  packsDecremented,
  packsIncremented,
  packsSet,
  selectIntents,
  selectShownLines,
} from '../../src/slices/cartPreview';
import { intentsOfAllTabs } from '../../src/slices/cartTabs';
import type { AppStore } from '../../src/store/hooks';
import { previewLine } from '../support/buyerInBrowser';
import { cartWorld, openTab, STOCK, type OpenTab } from '../support/cartWorld';
import { makeLocks } from '../support/locks';
import { advanceTime, flushTasks, installFakeTimers } from '../support/signedInStore';
import { trials } from '../support/trials';

const TABS = ['fr', 'es'] as const;
type Tab = (typeof TABS)[number];

/** Each tab changes its own lines; both add to the shared one. */
const PRODUCTS = { fr: ['A-1', 'B-2'], es: ['C-3', 'D-4'] } as const;
const SHARED = 'S-9';

const tab = fc.constantFrom(...TABS);
const which = fc.nat(1);
const call = fc.nat(5);
const packs = fc.integer({ min: 1, max: STOCK });

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('add'), tab, which, packs, isRefused: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('share'), tab }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('set'), tab, which, packs }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constantFrom('plus', 'minus', 'remove'), tab, which }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('answer'), call }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('reach', 'lose'), call }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('wait') }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('reload'), tab }) },
);
type Step = {
  what: string;
  tab?: Tab;
  which?: number;
  packs?: number;
  call?: number;
  isRefused?: boolean;
};

const shownOf = (store: AppStore, id: string): number =>
  selectShownLines(store.getState()).find((line) => line.id === id)?.quantity ?? 0;

/** Expects the shown cart to be the server's, as last read, with the intents applied. */
function expectBasePlusIntents(store: AppStore) {
  const { lines, ...wishes } = store.getState().cartPreview!;
  const base = lines ? lines.ids.map((id) => lines.entities[id]!) : [];
  expect(selectShownLines(store.getState())).toEqual(applyIntents(base, intentsOfAllTabs(wishes)));
}

const written = () => localStorage.getItem('persist:cartPreview');

/** Delivers each tab's stored state to the other, until nothing changes any more. */
async function syncTabs(tabs: Record<Tab, OpenTab>) {
  await flushTasks();
  for (let turn = 0, before = ''; turn < 9 && written() !== before; turn += 1) {
    before = written() ?? '';
    for (const tab of Object.values(tabs)) tab.hear();
    await flushTasks();
  }
}

describe('the cart, after any changes, refusals, lost or reordered responses and reloads', () => {
  beforeEach(installFakeTimers);
  afterEach(() => void jest.useRealTimers());

  it('ends up with what the person asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        localStorage.clear();
        await clear();
        const world = cartWorld();
        const locks = makeLocks();
        const tabs = { fr: await openTab('fr', locks), es: await openTab('es', locks) };
        /** The final state that the person wants. */
        const wanted = new Map<string, number>();
        let keys = 0;

        const want = (id: string, quantity: number) => {
          if (quantity > 0) wanted.set(id, Math.min(quantity, STOCK));
          else wanted.delete(id);
        };

        const take = async ({
          what,
          tab = 'fr',
          which = 0,
          packs = 1,
          call = 0,
          isRefused,
        }: Step) => {
          const { store } = tabs[tab];
          const id = PRODUCTS[tab][which]!;
          if (what === 'answer') world.answer(call);
          if (what === 'reach') world.reach(call);
          if (what === 'lose') world.lose(call);
          if (what === 'wait') await advanceTime(3000);
          if (what === 'add' || what === 'share') {
            const key = `key-${(keys += 1)}`;
            if (isRefused) world.refuse(key);
            const product = what === 'share' ? SHARED : id;
            const quantity = what === 'share' ? 1 : packs;
            if (!isRefused) want(product, (wanted.get(product) ?? 0) + quantity);
            store.dispatch(
              linesAdded({ lines: [previewLine(product, quantity)], source: 'card', key }),
            );
          }
          // Lines can be changed once they are shown and nothing uncertain is in progress.
          const isSettled = !intentsOfAllTabs(store.getState().cartPreview!).some(
            ({ kind }) => kind === 'add',
          );
          if (shownOf(store, id) > 0 && isSettled) {
            if (what === 'set') {
              want(id, packs);
              store.dispatch(packsSet({ id, packs }));
            }
            if (what === 'remove') {
              want(id, 0);
              store.dispatch(linesRemoved([id]));
            }
            if (what === 'plus') {
              want(id, shownOf(store, id) + 1);
              store.dispatch(packsIncremented(id));
            }
            if (what === 'minus') {
              want(id, shownOf(store, id) - 1);
              store.dispatch(packsDecremented(id));
            }
          }
          if (what === 'reload') {
            tabs[tab].kill();
            world.forget(tab);
            tabs[tab] = await openTab(tab, locks);
          }
          await syncTabs(tabs);
          for (const { store: open } of Object.values(tabs)) expectBasePlusIntents(open);
        };

        for (const one of steps as Step[]) await take(one);

        const isOpen = () =>
          Object.values(tabs).some(({ store }) => selectIntents(store.getState()).length > 0);
        for (let round = 0; round < 60 && (isOpen() || !world.isIdle()); round += 1) {
          while (!world.isIdle()) {
            world.answer(0);
            await flushTasks();
          }
          await syncTabs(tabs);
          await advanceTime(3000);
        }
        expect(Object.fromEntries(world.cart)).toEqual(Object.fromEntries(wanted));
        for (const { store, kill } of Object.values(tabs)) {
          const shown = selectShownLines(store.getState()).map(({ id, quantity }) => [
            id,
            quantity,
          ]);
          expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(wanted));
          kill();
        }
      }),
      { numRuns: trials(8) },
    );
  });
});
