import { errorResponse, unreachable, type MockResponses } from '../support/mockFetch';
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

  it('is given up, with the server’s reason, if the server refuses it', async () => {
    const page = await addedAll();
    page.answers['DELETE /api/cart/delete'] = errorResponse(429, { message: 'Too many requests.' });
    await page.undo();

    expect(page.sheetNow()).toMatchObject({ added: 1, order: [0], undoing: {} });
    expect(page.shown()).toEqual({ 'A-1': 2, 'B-2': 3 });
    expect(page.toastTexts()).toContain('Too many requests.');
  });
});
