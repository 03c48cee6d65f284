import { sessionEnded } from '../../src/slices/events';
import {
  quantitiesRestored,
  quantitiesTaken,
  quantityTyped,
  selectTypedCount,
  selectTypedQuantities,
  selectTypedPacks,
} from '../../src/slices/quantities';
import { previewLine } from '../support/buyerInBrowser';
import { sliceStore } from '../support/sliceStore';

const type = (id: string, quantity: number) => quantityTyped(previewLine(id, quantity));

const taken = (id: string, quantity: number) => quantitiesTaken([previewLine(id, quantity)]);

describe('typed quantities', () => {
  it('stay with their product until they are sent', () => {
    const store = sliceStore();
    store.dispatch(type('A-1', 3));
    store.dispatch(type('B-2', 1));
    expect(selectTypedPacks(store.getState(), 'A-1')).toBe(3);
    expect(selectTypedCount(store.getState())).toBe(2);

    store.dispatch(taken('A-1', 3));
    expect(selectTypedPacks(store.getState(), 'A-1')).toBe(0);
    expect(selectTypedCount(store.getState())).toBe(1);
  });

  it('stay when they were changed since they were sent', () => {
    const store = sliceStore();
    store.dispatch(type('A-1', 7));
    store.dispatch(taken('A-1', 5));

    expect(selectTypedPacks(store.getState(), 'A-1')).toBe(7);
  });

  it('are forgotten when the box is emptied', () => {
    const store = sliceStore();
    store.dispatch(type('A-1', 3));
    store.dispatch(type('A-1', 0));

    expect(selectTypedCount(store.getState())).toBe(0);
  });

  it('get a new idempotency key as soon as one of them changes', () => {
    const store = sliceStore();
    const key = () => selectTypedQuantities(store.getState()).key;
    store.dispatch(type('A-1', 3));
    const first = key();
    store.dispatch(type('A-1', 4));

    expect(key()).not.toBe(first);
  });

  it('get a new idempotency key when the server has left some of them out', () => {
    const store = sliceStore();
    store.dispatch(type('A-1', 3));
    const { key } = selectTypedQuantities(store.getState());
    store.dispatch(quantitiesTaken([]));

    expect(selectTypedPacks(store.getState(), 'A-1')).toBe(3);
    expect(selectTypedQuantities(store.getState()).key).not.toBe(key);
  });

  it('return after a reload, but do not replace what was typed since', () => {
    const store = sliceStore();
    store.dispatch(type('A-1', 9));
    const stored = {
      typed: { 'A-1': previewLine('A-1', 1), 'B-2': previewLine('B-2', 2) },
      key: 'k',
    };
    store.dispatch(quantitiesRestored(stored));

    expect(selectTypedPacks(store.getState(), 'A-1')).toBe(9);
    expect(selectTypedPacks(store.getState(), 'B-2')).toBe(2);
  });

  it('are cleared with the session', () => {
    const store = sliceStore();
    store.dispatch(type('A-1', 3));
    store.dispatch(sessionEnded());

    expect(selectTypedCount(store.getState())).toBe(0);
  });
});
