import { get } from 'idb-keyval';

import { sessionEnded } from '../../src/slices/events';
import { quantityTyped, selectTypedPacks } from '../../src/slices/quantities';
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

  it('stay with the customer who typed them', async () => {
    const { store } = await signedInStore({});
    store.dispatch(quantityTyped(previewLine('A-1', 12)));
    await advanceTime(400);
    await store.dispatch(startSession({ token: 't', user: { user_value: 'c-2' }, mongoObj: {} }));
    await flushTasks();
    expect(selectTypedPacks(store.getState(), 'A-1')).toBe(0);

    store.dispatch(sessionEnded());
    await advanceTime(1000);
    expect(await get('quantities:c-1')).toMatchObject({ typed: { 'A-1': { quantity: 12 } } });
  });
});
