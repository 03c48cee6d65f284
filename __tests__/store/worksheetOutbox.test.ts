import { languageChosen } from '../../src/slices/events';
import { makeLocks } from '../support/locks';
import { unreachable } from '../support/mockFetch';
import {
  addRequests,
  openSheetWith,
  shelfServer,
  startVisit,
  overrideAdding,
} from '../support/openedSheet';
import { advanceTime, flushTasks, installFakeTimers } from '../support/signedInStore';

beforeEach(installFakeTimers);
afterEach(() => void jest.useRealTimers());

describe('an addition from a worksheet while the server does not respond', () => {
  /** A server that loses its responses to additions, or is down, until the test restores it. */
  function lossy(isDead = false) {
    const server = shelfServer();
    const network = { isLost: true };
    const answers = overrideAdding(server, (answer) => {
      const answered = isDead && network.isLost ? unreachable() : answer();
      return network.isLost ? unreachable() : answered;
    });
    return { server, answers, network };
  }

  it('is kept, retried automatically with the original request, and added once', async () => {
    const { server, answers, network } = lossy();
    const page = await openSheetWith(answers, { 'B-2': 3 });
    page.press();
    await flushTasks();
    expect([page.isAdding(), page.isUnanswered()]).toEqual([false, true]);
    expect(page.shown()).toEqual({ 'A-1': 2, 'B-2': 3 });
    expect(page.toastTexts()).toEqual([]);

    page.store.dispatch(languageChosen('fr'));
    await advanceTime(3000);
    network.isLost = false;
    await advanceTime(3000);
    expect(page.sheetNow()).toMatchObject({ sending: null, added: 1 });
    expect(Object.fromEntries(server.cart)).toEqual({ 'A-1': 2, 'B-2': 3 });
    const [first, ...again] = addRequests(page);
    expect(again.map(({ body }) => body)).toEqual([first?.body, first?.body]);
  });

  it('is retried at once if the button is pressed again', async () => {
    const { answers, network } = lossy();
    const page = await openSheetWith(answers, { 'B-2': 3 });
    page.press();
    await flushTasks();
    network.isLost = false;
    page.press();
    await flushTasks();

    expect(page.sheetNow()).toMatchObject({ sending: null, added: 1 });
  });

  it('is sent after a reload, and settled on the worksheet that is open by then', async () => {
    const { server, answers, network } = lossy(true);
    const before = await openSheetWith(answers, { 'B-2': 3 });
    before.press();
    await advanceTime(1);
    before.kill();

    const page = await startVisit(answers);
    await page.open();
    expect(page.isUnanswered()).toBe(true);
    expect(page.shown()).toEqual({ 'A-1': 2, 'B-2': 3 });
    network.isLost = false;
    await advanceTime(3000);
    expect(page.sheetNow()).toMatchObject({ sending: null, added: 1, order: [] });
    expect(Object.fromEntries(server.cart)).toEqual({ 'A-1': 2, 'B-2': 3 });
  });

  it('is settled on a worksheet that is opened after it was sent', async () => {
    const { server, answers, network } = lossy();
    const before = await openSheetWith(answers, { 'B-2': 3 });
    before.press();
    await advanceTime(1);
    before.kill();

    network.isLost = false;
    const page = await startVisit(answers);
    await advanceTime(3000);
    await page.open();
    expect(page.sheetNow()).toMatchObject({ sending: null, added: 1, order: [] });
    expect(Object.fromEntries(server.cart)).toEqual({ 'A-1': 2, 'B-2': 3 });
  });

  it('is sent unchanged by the worksheet if the browser has kept the worksheet alone', async () => {
    const { server, answers, network } = lossy();
    const before = await openSheetWith(answers, { 'B-2': 3 });
    before.press();
    await advanceTime(1);
    before.kill();
    localStorage.removeItem('persist:cartPreview');

    network.isLost = false;
    const page = await startVisit(answers);
    await page.open();
    await flushTasks();
    expect(page.sheetNow()).toMatchObject({ sending: null, added: 1, order: [] });
    expect(Object.fromEntries(server.cart)).toEqual({ 'A-1': 2, 'B-2': 3 });
    const [first, second] = [...addRequests(before), ...addRequests(page)];
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  });

  it('is left to the tab that is still sending it, in a tab opened meanwhile', async () => {
    const locks = makeLocks();
    const enterTab = (value: unknown) =>
      Object.defineProperty(navigator, 'locks', { value, configurable: true });
    const { answers, network } = lossy(true);
    enterTab(locks.of('first'));
    const first = await openSheetWith(answers, { 'B-2': 3 });
    first.press();
    await advanceTime(1);
    // The first tab waits for its answer, and so keeps its lock.
    first.kill();

    network.isLost = false;
    enterTab(locks.of('second'));
    const second = await startVisit(answers);
    await second.open();
    await advanceTime(3000);
    enterTab(undefined);
    expect(second.shown()).toEqual({ 'A-1': 2, 'B-2': 3 });
    expect(second.sheetNow().sending).not.toBeNull();
    expect(addRequests(second)).toEqual([]);
  });

  it('is never sent again to a server without idempotency keys, and the worksheet says that the outcome is unknown', async () => {
    const { answers } = lossy();
    const page = await openSheetWith(
      { ...answers, 'GET /api/features': { features: ['check'] } },
      { 'B-2': 3 },
    );
    page.press();
    await advanceTime(9000);

    expect(addRequests(page)).toHaveLength(1);
    expect(page.sheetNow()).toMatchObject({ sending: null, order: [0] });
    expect(page.sheetNow().refused).toMatchObject({ reason: undefined });
    expect(page.toastTexts()).toEqual([]);
  });
});
