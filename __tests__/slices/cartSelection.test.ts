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
  it('starts with every line selected', () => {
    const store = sliceStore();

    expect(selectDeselected(store.getState())).toEqual([]);
  });

  it('remembers deselected lines until the session ends', () => {
    const store = sliceStore();
    store.dispatch(linesDeselected(['A-1', 'B-2']));
    store.dispatch(linesDeselected(['B-2']));
    expect(selectDeselected(store.getState())).toEqual(['A-1', 'B-2']);

    store.dispatch(sessionEnded());
    store.dispatch(linesDeselected(['C-3']));
    expect(selectDeselected(store.getState())).toEqual(['C-3']);
  });

  it('adds lines deselected in an earlier visit to those deselected now', () => {
    const store = sliceStore();
    store.dispatch(linesDeselected(['B-2', 'C-3']));
    store.dispatch(selectionRestored({ deselected: ['A-1', 'B-2'] }));

    expect(selectDeselected(store.getState())).toEqual(['A-1', 'B-2', 'C-3']);
  });

  it('can include a line again', () => {
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
