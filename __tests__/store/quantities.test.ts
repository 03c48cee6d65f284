import { get, set } from 'idb-keyval';

import { sessionEnded } from '../../src/slices/events';
import { quantityTyped, selectTypedPacks } from '../../src/slices/quantities';
import { showWaitingWork } from '../../src/store/persistence/waitingWork';
import { startSession } from '../../src/store/sessions';
import { previewLine } from '../support/buyerInBrowser';
import {
  advanceTime,
  flushTasks,
  signedInStore,
  installFakeTimers,
} from '../support/signedInStore';

describe('quantities typed into product cards', () => {
  beforeEach(() => void installFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are stored for their customer once typing pauses, and restored after a reload', async () => {
    const first = await signedInStore({});
    first.store.dispatch(quantityTyped(previewLine('A-1', 1)));
    await advanceTime(300);
    first.store.dispatch(quantityTyped(previewLine('A-1', 12)));
    await advanceTime(399);
    expect(await get('quantities:c-1')).toBeUndefined();
    await advanceTime(1);
    expect(await get('quantities:c-1')).toMatchObject({ typed: { 'A-1': { quantity: 12 } } });

    const second = await signedInStore({});
    second.store.dispatch({ type: 'anything' });
    await flushTasks();
    expect(selectTypedPacks(second.store.getState(), 'A-1')).toBe(12);
  });

  it('are restored even if the page is left before they are stored', async () => {
    const first = await signedInStore({});
    first.store.dispatch(quantityTyped(previewLine('A-1', 1)));
    await advanceTime(400);
    first.store.dispatch(quantityTyped(previewLine('A-1', 12)));
    window.dispatchEvent(new Event('pagehide'));
    await advanceTime(400);
    const left = localStorage.getItem('unwritten:quantities:c-1')!;
    first.store.dispatch(sessionEnded());
    window.dispatchEvent(new Event('pageshow'));
    await advanceTime(400);

    // The next page finds what the browser has aborted, and what was left.
    await set('quantities:c-1', 'aborted');
    localStorage.setItem('unwritten:quantities:c-1', left);
    const second = await signedInStore({});
    second.store.dispatch({ type: 'anything' });
    await flushTasks();
    expect(selectTypedPacks(second.store.getState(), 'A-1')).toBe(12);

    second.store.dispatch(quantityTyped(previewLine('A-1', 3)));
    await advanceTime(400);
    expect(await get('quantities:c-1')).toMatchObject({ typed: { 'A-1': { quantity: 3 } } });
  });

  it('are not replaced by an earlier quantity if the page comes back', async () => {
    const first = await signedInStore({});
    first.store.dispatch(quantityTyped(previewLine('A-1', 12)));
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    first.store.dispatch(quantityTyped(previewLine('A-1', 3)));
    await advanceTime(400);

    const second = await signedInStore({});
    second.store.dispatch({ type: 'anything' });
    await flushTasks();
    expect(selectTypedPacks(second.store.getState(), 'A-1')).toBe(3);
  });

  it('stay with the customer who typed them', async () => {
    const { store } = await signedInStore({});
    store.dispatch(quantityTyped(previewLine('A-1', 12)));
    await advanceTime(400);
    await store.dispatch(startSession({ token: 't', user: { user_value: 'c-2' }, mongoObj: {} }));
    await flushTasks();
    expect(selectTypedPacks(store.getState(), 'A-1')).toBe(0);

    store.dispatch(sessionEnded());
    await advanceTime(1000);
    await showWaitingWork('c-1');
    expect(await get('quantities:c-1')).toMatchObject({ typed: { 'A-1': { quantity: 12 } } });
  });
});
