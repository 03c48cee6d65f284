import { packsSet } from '../../src/slices/cartPreview';
import {
  errorResponse,
  unreachable,
  type MockRequest,
  type MockResponses,
} from '../support/mockFetch';
import { openSheetWith, shelfServer } from '../support/openedSheet';
import { advanceTime, flushTasks, installFakeTimers } from '../support/signedInStore';

beforeEach(installFakeTimers);
afterEach(() => void jest.useRealTimers());

describe('an undone addition', () => {
  async function addedAll(server = shelfServer()) {
    const answers: MockResponses = { ...server.answers };
    const page = await openSheetWith(answers, { 'A-1': 1, 'B-2': 3 });
    page.press();
    await flushTasks();
    return { ...page, server, answers };
  }

  it('leaves the cart as it was before, and its lines on the worksheet', async () => {
    const page = await addedAll();
    await page.undo();

    expect(Object.fromEntries(page.server.cart)).toEqual({ 'A-1': 2 });
    expect(page.shown()).toEqual({ 'A-1': 2 });
    expect(page.sheetNow()).toMatchObject({ added: 0, order: [0, 1], undoing: {} });
    expect(page.toastTexts()).toEqual(['cart.added', 'lines.undone']);
  });

  it('leaves alone what others have added meanwhile', async () => {
    const page = await addedAll();
    page.server.cart.set('A-1', 9).set('C-3', 1);
    await page.undo();

    expect(Object.fromEntries(page.server.cart)).toEqual({ 'A-1': 8, 'C-3': 1 });
  });

  it('empties a cart that contains nothing else with one request', async () => {
    const server = shelfServer();
    server.cart.clear();
    const page = await addedAll(server);
    await page.undo();

    expect(page.calls('DELETE /api/cart-delete-all')).toHaveLength(1);
    expect(page.calls('DELETE /api/cart/delete')).toEqual([]);
    expect(page.sheetNow()).toMatchObject({ added: 0, order: [0, 1] });
  });

  it('waits for a server that does not respond, and continues automatically', async () => {
    const page = await addedAll();
    const remove = page.answers['DELETE /api/cart/delete'];
    page.answers['DELETE /api/cart/delete'] = unreachable;
    await page.undo();
    expect(page.shown()).toEqual({ 'A-1': 2 });
    expect(page.sheetNow()).toMatchObject({ added: 1, order: [0] });
    expect(page.toastTexts()).toEqual(['cart.added', 'lines.undo.failed']);

    page.answers['DELETE /api/cart/delete'] = remove;
    await advanceTime(3000);
    expect(Object.fromEntries(page.server.cart)).toEqual({ 'A-1': 2 });
    expect(page.sheetNow()).toMatchObject({ added: 0, order: [0, 1] });
  });

  it('takes back the other lines if the server refuses one of them, and says which', async () => {
    const server = shelfServer();
    server.cart.set('B-2', 1);
    const page = await addedAll(server);
    const set = page.answers['POST /api/add/item'] as (request: MockRequest) => unknown;
    page.answers['POST /api/add/item'] = (request: MockRequest) =>
      (request.body as { id: string }).id === 'line-A-1'
        ? errorResponse(409, { message: 'This product is out of stock.' })
        : set(request);
    await page.undo();

    expect(Object.fromEntries(server.cart)).toEqual({ 'A-1': 3, 'B-2': 1 });
    expect(page.shown()).toEqual({ 'A-1': 3, 'B-2': 1 });
    expect(page.sheetNow()).toMatchObject({ added: 1, order: [1], undoing: {} });
    expect(page.toastTexts()).toEqual([
      'cart.added',
      'This product is out of stock.',
      'cart.unchanged',
    ]);

    page.answers['POST /api/add/item'] = set;
    await page.undo();
    expect(Object.fromEntries(server.cart)).toEqual({ 'A-1': 2, 'B-2': 1 });
    expect(page.sheetNow()).toMatchObject({ added: 0, order: [0, 1] });
  });

  it('says which line the server has reduced further', async () => {
    const page = await addedAll();
    const set = page.answers['POST /api/add/item'] as (request: MockRequest) => object;
    page.answers['POST /api/add/item'] = (request: MockRequest) => ({
      ...set(request),
      message: 'Only 2 available; the quantity is now 2.',
    });
    await page.undo();

    expect(page.toastTexts()).toEqual(['cart.added', 'cart.lineNote', 'lines.undone']);
  });

  it('takes nothing back twice if a later quantity replaces it before it is sent', async () => {
    const page = await addedAll();
    const set = page.answers['POST /api/add/item'];
    page.answers['POST /api/add/item'] = unreachable;
    await page.undo();
    page.store.dispatch(packsSet({ id: 'A-1', packs: 7 }));
    page.answers['POST /api/add/item'] = set;
    await advanceTime(3000);
    expect(page.sheetNow()).toMatchObject({ added: 0, order: [0, 1], undoing: {} });

    await page.undo();
    expect(Object.fromEntries(page.server.cart)).toEqual({ 'A-1': 7 });
  });

  it('is given up, with the server’s reason, if the server refuses it', async () => {
    const page = await addedAll();
    page.answers['DELETE /api/cart/delete'] = errorResponse(429, { message: 'Too many requests.' });
    await page.undo();

    expect(page.sheetNow()).toMatchObject({ added: 1, order: [0], undoing: {} });
    expect(page.shown()).toEqual({ 'A-1': 2, 'B-2': 3 });
    expect(page.toastTexts()).toContain('Too many requests.');
  });
});
