import type { LineReport } from '#contract/lines';

import { intentSettled, linesRemoved } from '../../src/slices/cartPreview';
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

  it.each([
    ['number', 'A-1', 'A-1'],
    ['barcode', '0123', 'A-1'],
  ])('includes a removed line that is added again by its %s', async (_what, code, product_id) => {
    const store = sliceStore();
    store.dispatch(linesDeselected(['A-1']));
    store.dispatch(linesRemoved(['A-1']));
    await serveCart(store, cartLine('B-2'));
    const report = [{ code, product_id, possible: 1 }] as LineReport[];
    const settled = { key: 'k', source: 'number', outcome: 'confirmed' } as const;
    store.dispatch(intentSettled({ ...settled, ids: [code], report }));

    expect(selectDeselected(store.getState())).toEqual([]);
  });
});
