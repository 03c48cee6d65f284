import { linesDeselected, linesSelected, selectDeselected } from '../../src/slices/cartSelection';
import { sliceStore } from '../support/sliceStore';

const leaveOut = (userId: string, ...productIds: string[]) =>
  linesDeselected({ userId, productIds });
const takeIn = (userId: string, ...productIds: string[]) => linesSelected({ userId, productIds });

describe('the selection of cart lines', () => {
  it('starts with every line in the order', () => {
    const store = sliceStore();

    expect(selectDeselected(store.getState(), 'c-1')).toEqual([]);
  });

  it('remembers what each customer left out, apart from the others', () => {
    const store = sliceStore();
    store.dispatch(leaveOut('c-1', 'A-1', 'B-2'));
    store.dispatch(leaveOut('c-1', 'B-2'));
    store.dispatch(leaveOut('c-2', 'C-3'));

    expect(selectDeselected(store.getState(), 'c-1')).toEqual(['A-1', 'B-2']);
    expect(selectDeselected(store.getState(), 'c-2')).toEqual(['C-3']);
  });

  it('takes a line in again', () => {
    const store = sliceStore();
    store.dispatch(leaveOut('c-1', 'A-1', 'B-2'));
    store.dispatch(takeIn('c-1', 'A-1'));

    expect(selectDeselected(store.getState(), 'c-1')).toEqual(['B-2']);
  });
});
