import type { LineReport } from '../../contract/lines';
import {
  applyIntents,
  linesOf,
  remainingDebounce,
  sendable,
  addedLines,
  createIntent,
  withoutSuperseded,
  type CartIntent,
} from '../../src/slices/cartIntents';
import { previewOfCode } from '../../src/slices/previewItem';
import { previewLine } from '../support/buyerInBrowser';
import { intentOf } from '../support/cartIntent';

const SERVED = [previewLine('A-1', 2), previewLine('B-2', 1)];

/** Returns the cart shown with these intents applied, as `product packs`. */
const shown = (...intents: CartIntent[]) =>
  applyIntents(SERVED, intents).map(({ id, quantity }) => `${id} ${quantity}`);

describe('pending changes to the cart', () => {
  it('are shown on top of the server’s cart', () => {
    expect(shown(intentOf('add', { 'A-1': 3, 'C-3': 1 }))).toEqual(['A-1 5', 'B-2 1', 'C-3 1']);
    expect(shown(intentOf('set', { 'A-1': 3 }))).toEqual(['A-1 3', 'B-2 1']);
    expect(shown(intentOf('remove', { 'A-1': 0 }))).toEqual(['B-2 1']);
    expect(shown(intentOf('restore', { 'A-1': 9, 'C-3': 4 }))).toEqual(['A-1 9', 'B-2 1', 'C-3 4']);
  });

  it('set no line that does not exist', () => {
    expect(shown(intentOf('set', { 'C-3': 3 }))).toEqual(['A-1 2', 'B-2 1']);
  });

  it('are applied in their order', () => {
    const [add, remove] = [intentOf('add', { 'A-1': 3 }), intentOf('remove', { 'A-1': 0 })];

    expect(shown(add, remove)).toEqual(['B-2 1']);
    expect(shown(remove, add)).toEqual(['B-2 1', 'A-1 3']);
  });

  it.each(['add', 'set', 'restore'] as const)('keep what is known of a line on %s', (kind) => {
    const bare = { ...intentOf(kind, {}), lines: [previewOfCode('A-1', 2)] };

    expect(applyIntents(SERVED, [bare])[0]).toMatchObject({ name: 'Thread A-1' });
  });

  it('leave the cart unchanged if there are none', () => {
    expect(applyIntents(SERVED, [])).toBe(SERVED);
  });
});

describe('a new quantity of a line', () => {
  const left = (earlier: CartIntent, later: CartIntent) => withoutSuperseded([earlier], later);
  const set = intentOf('set', { 'A-1': 3, 'B-2': 4 });

  it('replaces an earlier unsent change to that line', () => {
    expect(left(intentOf('set', { 'A-1': 2 }), set)).toEqual([]);
    expect(left(set, intentOf('remove', { 'A-1': 0 }))).toEqual([
      { ...set, lines: [previewLine('B-2', 4)] },
    ]);
  });

  it.each([
    ['an addition', intentOf('add', { 'A-1': 2 })],
    ['a line that is put back', intentOf('restore', { 'A-1': 2 })],
    ['what is sent', intentOf('set', { 'A-1': 2 }, { status: 'sent' })],
    ['an entry for another line', intentOf('set', { 'C-3': 2 })],
  ])('leaves %s unchanged', (_what, earlier) => {
    expect(left(earlier, set)[0]).toBe(earlier);
  });

  it('is not replaced by an addition', () => {
    expect(left(set, intentOf('add', { 'A-1': 2 }))).toEqual([set]);
  });
});

describe('a pending change', () => {
  const first = intentOf('add', { 'A-1': 1, 'B-2': 1 });
  const second = intentOf('set', { 'B-2': 4 });

  it('waits for an earlier change to the same line', () => {
    expect(sendable([first, second])).toEqual([first]);
    expect(sendable([second, first])).toEqual([second]);
    expect(sendable([{ ...first, status: 'sent' }, second])).toEqual([]);
  });

  it('is sent once the earlier one is confirmed', () => {
    expect(sendable([{ ...first, status: 'confirmed' }, second])).toEqual([second]);
  });

  it('does not wait for changes to other lines', () => {
    const other = intentOf('set', { 'C-3': 4 });

    expect(sendable([first, other])).toEqual([first, other]);
  });
});

describe('a quantity', () => {
  const typed = intentOf('set', { 'A-1': 3 }, { source: 'cart', time: 1000 });

  it('typed into the cart waits for 300 ms without another keystroke', () => {
    expect([1000, 1100, 1300, 1301].map((now) => remainingDebounce(typed, now))).toEqual([
      300, 200, 0, 0,
    ]);
  });

  it('set in any other way is sent at once', () => {
    expect(remainingDebounce({ ...typed, source: 'undo' }, 1000)).toBe(0);
    expect(remainingDebounce({ ...typed, kind: 'remove' }, 1000)).toBe(0);
  });
});

describe('a new change', () => {
  const cart = { lines: [previewLine('A-1', 1)], source: 'card' as const };

  it('waits to be sent for the first time, with an idempotency key of its own', () => {
    const before = Date.now();
    const { payload } = createIntent('add', cart);

    expect(payload).toEqual({
      ...cart,
      kind: 'add',
      status: 'waiting',
      tries: 0,
      key: expect.stringMatching(/./),
      time: expect.any(Number),
    });
    expect(payload.time).toBeGreaterThanOrEqual(before);
    expect(createIntent('add', cart).payload.key).not.toBe(payload.key);
  });

  it('that may have been sent before counts as tried, and has the given key', () => {
    const { payload } = createIntent('add', { ...cart, key: 'k-1', isRepeated: true });

    expect(payload).toMatchObject({ key: 'k-1', tries: 1 });
    expect(payload).not.toHaveProperty('isRepeated');
  });

  it('for codes alone knows nothing else about the products', () => {
    expect(linesOf([{ id: 'A-1', packs: 4 }])).toEqual([previewOfCode('A-1', 4)]);
  });
});

describe('the added lines', () => {
  const report = (code: string, possible: number, product_id: string | null = null) =>
    ({ code, possible, product_id }) as LineReport;
  const packs = (...reports: LineReport[]) =>
    addedLines(SERVED, reports).map(({ id, quantity }) => `${id} ${quantity}`);

  it('have the packs of the server’s report, matched by code or product', () => {
    expect(packs(report('A-1', 1), report('012345678905', 3, 'B-2'))).toEqual(['A-1 1', 'B-2 3']);
    expect(packs(report('A-1', 1, 'A-1'), report('012345678905', 3, 'A-1'))).toEqual([
      'A-1 4',
      'B-2 1',
    ]);
  });

  it('have all their packs if the report says nothing about them', () => {
    expect(packs()).toEqual(['A-1 2', 'B-2 1']);
  });

  it('exclude a line of which nothing was added', () => {
    expect(packs(report('A-1', 0))).toEqual(['B-2 1']);
  });
});
