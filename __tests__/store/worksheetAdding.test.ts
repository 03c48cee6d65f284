import { lineRemoved, quantitySet, sheetClosed } from '../../src/slices/worksheets/worksheets';
import { errorResponse } from '../support/mockFetch';
import {
  addRequests,
  openSheetWith,
  sheet,
  shelfServer,
  overrideAdding,
} from '../support/openedSheet';
import { flushTasks, installFakeTimers } from '../support/signedInStore';

beforeEach(installFakeTimers);
afterEach(() => void jest.useRealTimers());

describe('an addition from a worksheet', () => {
  it('appears in the cart at once, and on the worksheet as the server reports it', async () => {
    const server = shelfServer();
    const page = await openSheetWith(server.answers, { 'A-1': 1, 'B-2': 3 });
    page.press();
    expect(page.shown()).toEqual({ 'A-1': 3, 'B-2': 3 });
    expect(page.isAdding()).toBe(true);

    await flushTasks();
    expect(page.sheetNow()).toMatchObject({ sending: null, added: 2, order: [] });
    expect(page.shown()).toEqual({ 'A-1': 3, 'B-2': 3 });
    expect(page.toastTexts()).toEqual(['cart.added']);
  });

  it('stays on the worksheet with the reason if it turns out to be unavailable', async () => {
    const server = shelfServer();
    const page = await openSheetWith(server.answers, { 'B-2': 3, 'C-3': 4 });
    server.cart.set('C-3', 5);
    page.press();
    await flushTasks();

    expect(page.sheetNow().order).toEqual([1]);
    expect(page.sheetNow().lines[1]).toMatchObject({ outcome: 'unavailable' });
    expect(page.sheetNow().lines[1]?.message).toContain('already has all 5');
    expect(page.shown()).toEqual({ 'A-1': 2, 'B-2': 3, 'C-3': 5 });
  });

  it('is sent once, however often the button is pressed', async () => {
    const server = shelfServer();
    const page = await openSheetWith(server.answers, { 'B-2': 3 });
    page.press();
    page.press();
    await flushTasks();
    page.press();
    await flushTasks();

    expect(addRequests(page)).toHaveLength(1);
    expect(Object.fromEntries(server.cart)).toEqual({ 'A-1': 2, 'B-2': 3 });
  });

  it.each([
    ['takes too many calls', errorResponse(429, { message: 'Too many requests.' })],
    ['is overloaded', errorResponse(503, { message: 'Too many requests.' })],
    ['is still busy with an earlier call', errorResponse(409, { message: 'Too many requests.' })],
  ])(
    'can be changed again if the server %s, which only the worksheet reports',
    async (_why, no) => {
      const server = shelfServer();
      const page = await openSheetWith(
        overrideAdding(server, () => no),
        { 'B-2': 3 },
      );
      page.press();
      await flushTasks();

      const { sending, refused, order } = page.sheetNow();
      expect({ sending, order }).toEqual({ sending: null, order: [0] });
      expect(refused?.reason).toEqual({ text: 'Too many requests.' });
      expect(page.toastTexts()).toEqual([]);
      expect(page.shown()).toEqual({ 'A-1': 2 });
    },
  );

  it('is sent with the same key after a refusal, unless it was changed', async () => {
    const server = shelfServer();
    const page = await openSheetWith(
      overrideAdding(server, () => errorResponse(503, { message: '' })),
      { 'B-2': 3 },
    );
    for (const packs of [3, 3, 4]) {
      if (packs === 4) page.store.dispatch(quantitySet({ sheet, id: 0, packs }));
      page.press();
      await flushTasks();
    }

    const [first, second, third] = addRequests(page).map(({ headers }) =>
      headers.get('Idempotency-Key'),
    );
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('has its refusal reported as usual if its screen was left', async () => {
    const page = await openSheetWith(
      overrideAdding(shelfServer(), () => errorResponse(429, { message: 'Too many requests.' })),
      { 'B-2': 3 },
    );
    page.press();
    page.store.dispatch(sheetClosed({ sheet }));
    await flushTasks();
    expect(page.toastTexts()).toEqual(['Too many requests.']);

    await page.open();
    expect(page.sheetNow()).toMatchObject({ sending: null, order: [0] });
    expect(page.sheetNow().refused?.reason).toEqual({ text: 'Too many requests.' });
  });

  it('is settled when its screen is opened again', async () => {
    const server = shelfServer();
    const page = await openSheetWith(server.answers, { 'B-2': 3 });
    page.press();
    page.store.dispatch(sheetClosed({ sheet }));
    await flushTasks();
    await page.open();

    expect(page.sheetNow()).toMatchObject({ sending: null, added: 1, order: [] });
    expect(addRequests(page)).toHaveLength(1);
  });
});

describe('lines of an earlier order', () => {
  const asItIs = { 'A-1': 3, 'B-2': 4 };

  it('are re-ordered as a whole if nobody changed them', async () => {
    const server = shelfServer();
    const page = await openSheetWith(server.answers, asItIs);
    page.press('10001');
    await flushTasks();

    expect(page.calls('POST /api/re-orders')).toHaveLength(1);
    expect(page.sheetNow()).toMatchObject({ added: 2, order: [] });
    expect(page.shown()).toEqual({ 'A-1': 5, 'B-2': 4 });
  });

  it('are added like any others if one was left out', async () => {
    const server = shelfServer();
    const page = await openSheetWith(server.answers, asItIs);
    page.store.dispatch(lineRemoved({ sheet, id: 0 }));
    page.press('10001');
    await flushTasks();

    expect(page.calls('POST /api/cart/add').map(({ body }) => body)).toEqual([{ 'B-2': 4 }]);
    expect(page.shown()).toEqual({ 'A-1': 2, 'B-2': 4 });
  });

  it('are all in the cart if the server reports success and nothing more', async () => {
    const server = shelfServer();
    const page = await openSheetWith(
      { ...server.answers, 'POST /api/re-orders': { status: true } },
      asItIs,
    );
    page.press('10001');
    await flushTasks();

    expect(page.sheetNow()).toMatchObject({ added: 2, order: [] });
  });
});
