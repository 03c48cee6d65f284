import { setImmediate } from 'node:timers';

import { clearAllListeners } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { string } from 'yup';

import { sessionEnded } from '../../src/slices/events';
import { summaryOf } from '../../src/slices/worksheets/summary';
import {
  lineRemoved,
  linesInserted,
  quantitySet,
  selectDecision,
  selectLine,
  selectSheet,
  sheetCleared,
  sheetClosed,
  sheetDiscarded,
} from '../../src/slices/worksheets/worksheets';
import { openSheet } from '../../src/store/openSheet';
import { flushLeftovers } from '../../src/store/persistence/leftovers';
import { recordAt } from '../../src/store/persistence/records';
import { sheetRecord } from '../../src/store/persistence/sheetRecord';
import { showWaitingWork } from '../../src/store/persistence/waitingWork';
import { makeStore } from '../../src/store/store';
import { storeSession } from '../support/buyerInBrowser';
import { mockFetch } from '../support/mockFetch';
import { leaveAt, storeAt, storedAt } from '../support/storedRecords';

const sheet = 'quick-order:c-1';
const record = `sheet:${sheet}`;
const typed = (code: string) => ({ code, quantity: 1, places: [], source: '' });
const stored = {
  given: [typed('THREAD-1')],
  decisions: { 0: { packs: 3 } },
  isPartial: false,
  sending: null,
  mark: 'last-week',
  at: '2026-05-01T09:00:00.000Z',
};

/** Lets all work that does not depend on timers finish. */
async function settle() {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const leavePage = () => window.dispatchEvent(new Event('pagehide'));
const showPage = () => window.dispatchEvent(new Event('pageshow'));

/** Stops the listeners after the test. */
let end = () => {};
afterEach(() => {
  showPage();
  end();
  jest.restoreAllMocks();
});

async function signedIn() {
  storeSession();
  mockFetch({ 'GET /api/features': { features: [] } });
  const { store, ready } = makeStore(() => {});
  await ready;
  end = () => void store.dispatch(sessionEnded());
  const sheetNow = () => selectSheet(store.getState(), sheet);
  return { store, sheetNow };
}

async function opened() {
  const page = await signedIn();
  page.store.dispatch(openSheet(sheet));
  await waitFor(() => expect(page.sheetNow().isRestored).toBe(true));
  return page;
}

describe('an open worksheet', () => {
  it('changes only the row in which a quantity is typed', async () => {
    const { store } = await opened();
    store.dispatch(linesInserted({ sheet, lines: [typed('A-1'), typed('B-2')], source: '' }));
    store.dispatch(quantitySet({ sheet, id: 0, packs: 4 }));
    const before = store.getState();
    store.dispatch(quantitySet({ sheet, id: 1, packs: 2 }));
    const now = store.getState();

    expect(selectDecision(now, sheet, 1)).not.toBe(selectDecision(before, sheet, 1));
    expect(selectDecision(now, sheet, 0)).toBe(selectDecision(before, sheet, 0));
    expect(selectLine(now, sheet, 0)).toBe(selectLine(before, sheet, 0));
    expect(selectLine(now, sheet, 1)).toBe(selectLine(before, sheet, 1));
  });

  it('is totalled once while lines and decisions stay the same', async () => {
    const { store, sheetNow } = await opened();
    store.dispatch(linesInserted({ sheet, lines: [typed('A-1')], source: '' }));
    const sum = summaryOf(sheetNow(), '/packs/');
    store.dispatch(quantitySet({ sheet: 'another', id: 0, packs: 2 }));
    expect(summaryOf(sheetNow(), '/packs/')).toBe(sum);

    store.dispatch(quantitySet({ sheet, id: 0, packs: 2 }));
    expect(summaryOf(sheetNow(), '/packs/')).not.toBe(sum);
  });

  it('has near matches searched for the first five lines without a product', async () => {
    const { store, sheetNow } = await opened();
    const lines = Array.from({ length: 7 }, () => typed(''));
    store.dispatch(linesInserted({ sheet, lines, source: '' }));

    expect(summaryOf(sheetNow()).unknown).toEqual([0, 1, 2, 3, 4]);
  });

  it('ignores an empty list, and records no step for it', async () => {
    const { store, sheetNow } = await opened();
    const before = sheetNow();
    store.dispatch(linesInserted({ sheet, lines: [], source: 'empty.csv' }));

    expect(sheetNow()).toBe(before);
  });

  it('ends with its customer’s session', async () => {
    const { store, sheetNow } = await opened();
    store.dispatch(linesInserted({ sheet, lines: [typed('A-1')], source: '' }));
    store.dispatch(sessionEnded());

    expect(store.getState().worksheets).toEqual({});
    expect(sheetNow().lines).toEqual([]);
  });
});

describe('a stored worksheet', () => {
  it('is restored with its decisions', async () => {
    await storeAt(record, stored);
    const { sheetNow } = await opened();

    expect(sheetNow()).toMatchObject({ isRestored: true, wasStored: true, order: [0] });
    expect(sheetNow().decisions).toEqual({ 0: { packs: 3 } });
  });

  it.each([
    ['is not a sheet', 'THREAD-1 2'],
    ['has no lines', { ...stored, given: 5 }],
    ['has a line without a code', { ...stored, given: [{ ...typed('A-1'), code: 7 }] }],
    ['has an invalid decision', { ...stored, decisions: { 0: { packs: 'many' } } }],
    ['sends something that cannot be sent', { ...stored, sending: { key: 'k', chosen: [{}] } }],
  ])('is dropped with one warning if it %s', async (_what, stored) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await storeAt(record, stored);
    const { sheetNow } = await opened();

    expect(sheetNow()).toMatchObject({ isRestored: true, wasStored: false, lines: [] });
    expect(await storedAt(record)).toBeUndefined();
    expect(warned.mock.calls.filter(([text]) => String(text).includes(record))).toHaveLength(1);
  });

  it('is not loaded once its customer is gone', async () => {
    await storeAt(record, stored);
    const { store, sheetNow } = await signedIn();
    store.dispatch(openSheet(sheet));
    store.dispatch(sessionEnded());
    await settle();

    expect(store.getState().worksheets).toEqual({});
    expect(sheetNow().lines).toEqual([]);
    await showWaitingWork('c-1');
    expect(await storedAt(record)).toEqual(stored);
  });

  it('includes what was changed just before its screen was left', async () => {
    const { store } = await opened();
    store.dispatch(linesInserted({ sheet, lines: [typed('A-1')], source: '' }));
    store.dispatch(sheetClosed({ sheet }));
    await settle();

    expect(await storedAt(record)).toMatchObject({ given: [typed('A-1')] });
  });

  it('is saved at once when the page is left', async () => {
    const { store } = await opened();
    store.dispatch(linesInserted({ sheet, lines: [typed('A-1')], source: '' }));
    leavePage();

    expect(localStorage.getItem(`unwritten:${record}`)).toContain('A-1');
  });

  it('is saved at once when the page is left while the browser is still writing', async () => {
    const { store } = await opened();
    const idb: { update: (key: string) => Promise<void> } = jest.requireMock('idb-keyval');
    const writing = jest.spyOn(idb, 'update').mockReturnValue(new Promise(() => {}));
    store.dispatch(linesInserted({ sheet, lines: [typed('A-1')], source: '' }));
    await waitFor(() => expect(writing).toHaveBeenCalled());
    leavePage();

    expect(localStorage.getItem(`unwritten:${record}`)).toContain('A-1');
  });

  it('keeps what was saved when the page is left, whatever the page begins to write after that', async () => {
    const { store } = await opened();
    store.dispatch(linesInserted({ sheet, lines: [typed('A-1')], source: '' }));
    leavePage();
    store.dispatch(sheetClosed({ sheet }));
    await settle();

    expect(localStorage.getItem(`unwritten:${record}`)).toContain('A-1');
    expect(await storedAt(record)).toBeUndefined();

    // The browser kept the page, and shows it again.
    showPage();
    await waitFor(async () =>
      expect(await storedAt(record)).toMatchObject({ given: [typed('A-1')] }),
    );
    expect(localStorage.getItem(`unwritten:${record}`)).toBeNull();
  });

  it('goes on when the page comes back', async () => {
    const { store, sheetNow } = await opened();
    store.dispatch(linesInserted({ sheet, lines: [typed('A-1')], source: '' }));
    leavePage();
    showPage();
    store.dispatch(quantitySet({ sheet, id: 0, packs: 4 }));

    await waitFor(async () =>
      expect(await storedAt(record)).toMatchObject({ decisions: { 0: { packs: 4 } } }),
    );
    expect(sheetNow().isOutdated).toBe(false);
    expect(localStorage.getItem(`unwritten:${record}`)).toBeNull();
  });

  it('keeps it also when the next page is left before it has moved it', async () => {
    leaveAt(record, stored);
    const idb: { set: () => Promise<void> } = jest.requireMock('idb-keyval');
    const moving = jest.spyOn(idb, 'set').mockReturnValue(new Promise(() => {}));
    void sheetRecord(sheet).readLate();
    await waitFor(() => expect(moving).toHaveBeenCalled());
    leavePage();

    expect(localStorage.getItem(`unwritten:${record}`)).toContain('THREAD-1');
  });

  it('is not stored again when the page is left just after it was emptied', async () => {
    const { store } = await opened();
    store.dispatch(linesInserted({ sheet, lines: [typed('A-1')], source: '' }));
    await waitFor(async () => expect(await storedAt(record)).toBeDefined());
    store.dispatch(sheetCleared({ sheet }));
    leavePage();
    expect(localStorage.getItem(`unwritten:${record}`)).toBe('null');
    store.dispatch(clearAllListeners());
    showPage();

    await waitFor(async () => expect(await storedAt(record)).toBeUndefined());
  });

  it('is deleted by the next page if this one could not', async () => {
    await storeAt(record, stored);
    localStorage.setItem(`unwritten:${record}`, 'null');
    await flushLeftovers();

    expect(await storedAt(record)).toBeUndefined();
  });

  it('is gone once it is discarded', async () => {
    await storeAt(record, stored);
    const { store, sheetNow } = await opened();
    store.dispatch(sheetDiscarded({ sheet }));
    await settle();

    expect(await storedAt(record)).toBeUndefined();
    expect(sheetNow().lines).toEqual([]);
  });
});

describe('a worksheet whose storage does not answer', () => {
  /** Holds back what the browser's storage reads; the returned function lets it answer. */
  function holdAnswers() {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const storage = jest.requireMock<{ get: (key: string) => Promise<unknown> }>('idb-keyval');
    const { get } = storage;
    jest.spyOn(storage, 'get').mockImplementation(async (key) => {
      await held;
      return get(key);
    });
    return answer;
  }

  it('is not waited for by anything else that is stored', async () => {
    await storeAt('counting:c-1', 'units');
    const answer = holdAnswers();
    expect(await recordAt('counting', 'c-1', string().required()).read()).toBeUndefined();
    answer();
    await waitFor(async () =>
      expect(await recordAt('counting', 'c-1', string().required()).read()).toBe('units'),
    );
  });

  it('has the lines of its own list once, with the decisions of both visits', async () => {
    const given = ['THREAD-1', 'GLUE-1', 'GLUE-1', 'LACE-1'].map(typed);
    await storeAt(record, { ...stored, given });
    const answer = holdAnswers();
    const { store, sheetNow } = await opened();
    const codes = ['THREAD-1', 'RIBBON-1', 'GLUE-1', 'GLUE-1', 'TAPE-1', 'LACE-1'];
    const lines = codes.map(typed);
    store.dispatch(linesInserted({ sheet, lines, source: '', isOwn: true }));
    store.dispatch(quantitySet({ sheet, id: 3, packs: 7 }));
    store.dispatch(quantitySet({ sheet, id: 4, packs: 2 }));
    store.dispatch(lineRemoved({ sheet, id: 5 }));
    store.dispatch(linesInserted({ sheet, lines: [typed('GLUE-1')], source: '' }));

    answer();
    await waitFor(() => expect(sheetNow().wasStored).toBe(true));
    const { order, lines: shown, decisions } = sheetNow();
    expect(order.map((id) => [shown[id]?.original.code, decisions[id]?.packs])).toEqual([
      ['THREAD-1', 3],
      ['GLUE-1', undefined],
      ['GLUE-1', 7],
      // Removed on the last visit, but changed on this one.
      ['TAPE-1', 2],
      // Typed by hand on this visit.
      ['GLUE-1', undefined],
    ]);
  });

  it('is not taken for changed by another tab when the window is focused', async () => {
    await storeAt(record, stored);
    const { store, sheetNow } = await opened();
    const answer = holdAnswers();
    expect(await recordAt('counting', 'c-1', string().required()).read()).toBeUndefined();
    window.dispatchEvent(new Event('focus'));
    await settle();
    expect(sheetNow().isOutdated).toBe(false);

    await storeAt(record, { ...stored, mark: 'another-tab' });
    answer();
    await waitFor(() => expect(sheetNow().isOutdated).toBe(true));
    store.dispatch(sheetClosed({ sheet }));
  });

  it('opens without it, says so, and puts what arrives late above what was typed', async () => {
    await storeAt(record, stored);
    const answer = holdAnswers();
    const { store, sheetNow } = await opened();
    expect(store.getState().notices.items).toMatchObject([{ message: { key: 'storage.silent' } }]);
    store.dispatch(linesInserted({ sheet, lines: [typed('RIBBON-1')], source: '' }));
    store.dispatch(quantitySet({ sheet, id: 0, packs: 7 }));

    answer();
    await waitFor(() => expect(sheetNow().order).toHaveLength(2));
    const { order, lines, decisions } = sheetNow();
    expect(order.map((id) => [lines[id]?.original.code, decisions[id]?.packs])).toEqual([
      ['THREAD-1', 3],
      ['RIBBON-1', 7],
    ]);
    await waitFor(async () =>
      expect((await storedAt<typeof stored>(record))?.given).toHaveLength(2),
    );
    expect(sheetNow().isOutdated).toBe(false);
  });
});
