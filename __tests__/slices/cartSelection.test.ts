import {
  linesDeselected,
  linesSelected,
  selectDeselected,
  selectionRestored,
} from '../../src/slices/cartSelection';
import { sessionEnded } from '../../src/slices/events';
import { cartLine } from '../support/buyerInBrowser';
import { serveCart } from '../support/serveCart';
import { sliceStore } from '../support/sliceStore';

describe('the selection of cart lines', () => {
  it('starts with every line in the order', () => {
    const store = sliceStore();

    expect(selectDeselected(store.getState())).toEqual([]);
  });

  it('remembers what the customer left out, until the session ends', () => {
    const store = sliceStore();
    store.dispatch(linesDeselected(['A-1', 'B-2']));
    store.dispatch(linesDeselected(['B-2']));
    expect(selectDeselected(store.getState())).toEqual(['A-1', 'B-2']);

    store.dispatch(sessionEnded());
    store.dispatch(linesDeselected(['C-3']));
    expect(selectDeselected(store.getState())).toEqual(['C-3']);
  });

  it('adds what was left out at an earlier visit to what is left out by now', () => {
    const store = sliceStore();
    store.dispatch(linesDeselected(['B-2', 'C-3']));
    store.dispatch(selectionRestored({ deselected: ['A-1', 'B-2'] }));

    expect(selectDeselected(store.getState())).toEqual(['A-1', 'B-2', 'C-3']);
  });

  it('takes a line in again', () => {
    const store = sliceStore();
    store.dispatch(linesDeselected(['A-1', 'B-2']));
    store.dispatch(linesSelected(['A-1']));

    expect(selectDeselected(store.getState())).toEqual(['B-2']);
  });

  it('forgets a line that has left the cart', async () => {
    const store = sliceStore();
    store.dispatch(linesDeselected(['A-1', 'B-2']));
    await serveCart(store, cartLine('B-2'));

    expect(selectDeselected(store.getState())).toEqual(['B-2']);
  });
});
