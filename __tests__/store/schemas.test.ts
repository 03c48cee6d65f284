import { STORED_SLICES, type StoredName } from '../../src/store/persistence/storedSlices';

const item = {
  id: 'A-1',
  name: '',
  quantity: 0,
  thumbnail: { url: '' },
  price: { regularPrice: { amount: { value: 1.5 } } },
  isOrderable: true,
};
const intent = {
  key: 'k',
  kind: 'add',
  source: 's',
  time: 1,
  lines: [item],
  status: 'waiting',
  tries: 0,
};
const call = { name: 'opticon', products: [{ code: 'A-1', item: 2 }] };
const change = {
  id: 'A-1',
  name: '',
  packsBefore: 1,
  packsNow: 2,
  packPriceBefore: 1,
  packPriceNow: 1.5,
  from: 'tab',
};
const cart = { lines: null, intents: [intent], elsewhere: { tab: [] }, inherited: ['tab'] };

const WHOLE: [StoredName, object][] = [
  ['cartPreview', cart],
  ['cartPreview', { ...cart, lines: { ids: ['A-1'], entities: { 'A-1': item } } }],
  ['cartPreview', { ...cart, intents: [{ ...intent, call }] }],
  [
    'cartPreview',
    { ...cart, intents: [{ ...intent, call: { name: 're-orders', order_id: '1' } }] },
  ],
  ['favourites', { ids: ['A-1'], entities: { 'A-1': { product_id: 'A-1', more: 1 } } }],
  ['cartChanges', { changes: [change] }],
  ['cartChanges', { changes: [{ ...change, orderId: 'O-1' }], newestOrder: '' }],
  ['cartSelection', { deselected: [] }],
  ['scanned', { codes: [{ code: '1', quantity: 1 }] }],
  ['quantities', { typed: { 'A-1': item }, key: '' }],
];

const BROKEN: [StoredName, string, object][] = [
  ['cartPreview', 'no lines', { ...cart, lines: undefined }],
  ['cartPreview', 'lines without entities', { ...cart, lines: { ids: [] } }],
  ['cartPreview', 'an intent of no kind', { ...cart, intents: [{ ...intent, kind: 'eat' }] }],
  ['cartPreview', 'half a try', { ...cart, intents: [{ ...intent, tries: 0.5 }] }],
  ['cartPreview', 'an empty call', { ...cart, intents: [{ ...intent, call: null }] }],
  ['cartPreview', 'a list for a record', { ...cart, elsewhere: [] }],
  ['cartPreview', 'a tab without a name', { ...cart, inherited: [''] }],
  ['favourites', 'a heart of nothing', { ids: ['A-1'], entities: { 'A-1': {} } }],
  ['favourites', 'a number for an id', { ids: [1], entities: {} }],
  ['cartChanges', 'a change from nowhere', { changes: [{ ...change, from: 'moon' }] }],
  ['cartChanges', 'packs in words', { changes: [{ ...change, packsNow: 'two' }] }],
  ['cartSelection', 'a text for a list', { deselected: 'A-1' }],
  ['scanned', 'nothing of a code', { codes: [{ code: '1', quantity: 0 }] }],
  ['quantities', 'fewer than none', { typed: { a: { ...item, quantity: -1 } }, key: '' }],
  ['quantities', 'no key', { typed: {} }],
];

describe('the stored data of a slice', () => {
  it.each(WHOLE)('is valid if it is complete: %s', (name, stored) => {
    expect(STORED_SLICES[name].shape(stored)).toBe(true);
  });

  it.each(BROKEN)('is invalid if it is broken: %s with %s', (name, _what, stored) => {
    expect(STORED_SLICES[name].shape(stored)).toBe(false);
  });
});
