import { get } from 'idb-keyval';

import { sessionEnded } from '../../src/slices/events';
import { linesInserted, selectSheet, thisTabChosen } from '../../src/slices/worksheets/worksheets';
import { openSheet } from '../../src/store/openSheet';
import {
  advanceTime,
  flushTasks,
  signedInStore,
  installFakeTimers,
} from '../support/signedInStore';
import { storeAt, storedAt } from '../support/storedRecords';

const sheet = 'quick-order:c-1';
const record = `sheet:${sheet}`;
const typed = (code: string) => ({ code, quantity: 1, places: [], source: '' });
const ofAnotherTab = {
  given: [typed('THREAD-1')],
  decisions: {},
  isPartial: false,
  sending: null,
  mark: 'another',
  at: '2026-05-01T09:00:00.000Z',
};

let end = () => {};
beforeEach(() => void installFakeTimers());
afterEach(() => {
  end();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens a sheet with one stored line of this tab. */
async function openedSheet() {
  const { store } = await signedInStore({ 'GET /api/features': { features: [] } });
  end = () => void store.dispatch(sessionEnded());
  const give = async (code: string) => {
    store.dispatch(linesInserted({ sheet, lines: [typed(code)], source: '' }));
    await advanceTime(1000);
  };
  store.dispatch(openSheet(sheet));
  await flushTasks();
  await give('A-1');
  return { store, give, sheetNow: () => selectSheet(store.getState(), sheet) };
}

const codesStored = async () =>
  (await storedAt<typeof ofAnotherTab>(record))?.given.map(({ code }) => code);

describe('a worksheet continued in another tab', () => {
  it('is not overwritten here, and is marked as outdated', async () => {
    const { give, sheetNow } = await openedSheet();
    await storeAt(record, ofAnotherTab);
    await give('B-2');

    expect(await codesStored()).toEqual(['THREAD-1']);
    expect(sheetNow().isOutdated).toBe(true);
  });

  it('is overwritten once the person chooses this tab', async () => {
    const { store, give, sheetNow } = await openedSheet();
    await storeAt(record, ofAnotherTab);
    await give('B-2');
    store.dispatch(thisTabChosen({ sheet }));
    await flushTasks();

    expect(await codesStored()).toEqual(['A-1', 'B-2']);
    expect(sheetNow().isOutdated).toBe(false);
  });

  it('is found outdated when the person returns to this tab, unless only this tab has changed it', async () => {
    const { sheetNow } = await openedSheet();
    const look = async () => {
      window.dispatchEvent(new Event('focus'));
      await flushTasks();
    };
    await look();
    expect(sheetNow().isOutdated).toBe(false);

    await storeAt(record, ofAnotherTab);
    await look();
    expect(sheetNow().isOutdated).toBe(true);
  });

  it('is not taken for outdated when this tab writes while it looks', async () => {
    const { give, sheetNow } = await openedSheet();
    const before = await get<unknown>(record);
    let answer: (stored: unknown) => void = () => {};
    const idb: { get: (key: string) => Promise<unknown> } = jest.requireMock('idb-keyval');
    jest.spyOn(idb, 'get').mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    window.dispatchEvent(new Event('focus'));
    await give('B-2');
    answer(before);
    await flushTasks();

    expect(await codesStored()).toEqual(['A-1', 'B-2']);
    expect(sheetNow().isOutdated).toBe(false);
  });
});
