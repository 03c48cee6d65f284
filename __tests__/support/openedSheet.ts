import { clearAllListeners } from '@reduxjs/toolkit';

import { countingChosen, linesInserted, selectSheet } from '../../src/slices/worksheets/worksheets';
import { addSheet } from '../../src/store/addSheet';
import { selectShownCart } from '../../src/store/cart';
import { openSheet } from '../../src/store/openSheet';
import { selectIsAdding, selectIsUnanswered } from '../../src/store/sheetWaiting';
import { undoAdding } from '../../src/store/undoAdding';

import { lineServer } from './lineServer';
import type { MockResponses } from './mockFetch';
import { orderWithLines } from './orders';
import { productOf } from './product';
import { advanceTime, flushTasks, signedInStore } from './signedInStore';

export const sheet = 'quick-order:c-1';

/** Starts a visit of the buyer, with no screen open and the clock stopped. */
export async function startVisit(answers: MockResponses) {
  const opened = await signedInStore(answers);
  const { store } = opened;
  void opened.openCart();
  await flushTasks();
  const sheetNow = () => selectSheet(store.getState(), sheet);
  return {
    ...opened,
    sheetNow,
    isAdding: () => selectIsAdding(store.getState(), sheet),
    isUnanswered: () => selectIsUnanswered(store.getState(), sheet),
    /** Returns the packs of the cart as shown. */
    shown: () => selectShownCart(store.getState()).packs,
    press: (orderId?: string) => store.dispatch(addSheet(sheet, orderId)),
    undo: async () => {
      const begun = store.dispatch(undoAdding(sheet));
      await flushTasks();
      await begun;
      await flushTasks();
    },
    /** Opens the sheet's screen and looks up its lines. */
    open: async () => {
      store.dispatch(openSheet(sheet));
      store.dispatch(countingChosen({ sheet, counting: 'packs' }));
      await advanceTime(1);
      await advanceTime(1);
    },
    give: async (packs: Record<string, number>) => {
      const lines = Object.entries(packs).map(([code, quantity]) => ({ code, quantity }));
      const inputLines = lines.map((line) => ({ ...line, places: [] }));
      store.dispatch(linesInserted({ sheet, lines: inputLines, source: '' }));
      await advanceTime(1);
      await advanceTime(800);
    },
    /** Kills the browser: nothing more is sent or written. */
    kill: () => {
      store.dispatch(clearAllListeners());
      store.dispatch = () => undefined as never;
    },
  };
}

const UPLOAD = 'POST /api/opticon';
type Server = ReturnType<typeof lineServer>;
type Answer = (request: { body: { check?: boolean } }) => unknown;

/**
 * A shelf of three products, one of them limited to five packs, an order, and a cart with one line.
 */
export const shelfServer = () =>
  lineServer({
    products: [productOf('A-1'), productOf('B-2'), productOf('C-3', { available: 5 })],
    orders: [orderWithLines('10001')],
    cart: { 'A-1': 2 },
  });

/** Overrides the server's response to additions; line lookups are unaffected. */
export function overrideAdding(
  { answers }: Server,
  respond: (answer: () => unknown) => unknown,
): MockResponses {
  const answer = answers[UPLOAD] as Answer;
  const add: Answer = (request) =>
    request.body.check ? answer(request) : respond(() => answer(request));
  return { ...answers, [UPLOAD]: add };
}

/** Opens a sheet with packs of products that have been looked up. */
export async function openSheetWith(answers: MockResponses, packs: Record<string, number>) {
  const page = await startVisit(answers);
  await page.open();
  await page.give(packs);
  return page;
}

/** Returns the requests that add lines. */
export const addRequests = (page: Awaited<ReturnType<typeof startVisit>>) =>
  page.calls(UPLOAD).filter(({ body }) => !(body as { check?: boolean }).check);
