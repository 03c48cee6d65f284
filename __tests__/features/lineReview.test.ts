import type { LineReport, LinesReport } from '#contract/lines';

import { linesOf } from '../../src/features/line-review/reviewLine';
import {
  emptyReview,
  lineRemoved,
  linesAdded,
  linesReported,
  linesTakenBack,
  linesTicked,
  quantitySet,
  reviewSlice,
  type ReviewState,
} from '../../src/features/line-review/reviewSlice';
import { settle } from '../../src/features/line-review/settle';
import { roomOf, standingOf } from '../../src/features/line-review/standing';
import { summarise } from '../../src/features/line-review/summary';
import { productOf } from '../support/product';

const thread = productOf('THREAD-1', { available: 10, ship_pac: 12, selling_price: 2.5 });

const reportOf = (line: number, code: string, change: Partial<LineReport> = {}): LineReport => ({
  line,
  code,
  item: 1,
  product_id: code,
  outcome: 'ok',
  message: 'Can be added.',
  possible: 1,
  in_cart: 0,
  ...change,
});

const reviewOf = (reports: LineReport[]): ReviewState =>
  reviewSlice.reducer(
    emptyReview,
    linesReported(
      linesOf(
        reports.map(({ code, item }) => ({ code, item })),
        reports,
      ),
    ),
  );

const after = (state: ReviewState, ...events: Parameters<typeof reviewSlice.reducer>[1][]) =>
  events.reduce(reviewSlice.reducer, state);

const roomIn = (state: ReviewState, id: number) =>
  roomOf(state.lines[id]!, state.decisions[id], summarise(state).packs);

/** By its number and by its barcode: the server shows the product with the first line alone. */
const twice = reviewOf([
  reportOf(1, 'THREAD-1', { item: 4, possible: 4, in_cart: 2, product: thread }),
  reportOf(2, '036000291452', {
    item: 3,
    possible: 3,
    in_cart: 6,
    product_id: 'THREAD-1',
    outcome: 'merged',
  }),
]);

describe('two lines of one product', () => {
  it('show the same product', () => {
    expect(twice.lines.map(({ product }) => product?.id)).toEqual(['THREAD-1', 'THREAD-1']);
  });

  it('share what the cart leaves of it', () => {
    expect([roomIn(twice, 0), roomIn(twice, 1)]).toEqual([5, 4]);

    const more = after(twice, quantitySet({ id: 1, packs: 1 }));
    expect([roomIn(more, 0), roomIn(more, 1)]).toEqual([7, 4]);
    const without = after(twice, lineRemoved(0));
    expect(roomIn(without, 1)).toBe(8);
  });

  it('get what the server added of it in their order', () => {
    const report: LinesReport = {
      status: true,
      lines: [
        reportOf(1, 'THREAD-1', { item: 7, possible: 5, outcome: 'clamped', message: 'Only 5.' }),
      ],
    };
    const chosen = [
      { id: 0, code: 'THREAD-1', item: 4 },
      { id: 1, code: 'THREAD-1', item: 3 },
    ];

    expect(settle(chosen, report)).toEqual({
      wentIn: [
        { id: 0, productId: 'THREAD-1', packs: 4, note: undefined },
        { id: 1, productId: 'THREAD-1', packs: 1, note: 'Only 5.' },
      ],
      stayed: [],
    });
  });
});

describe('a review', () => {
  it('counts the ticked lines in lines, units and cents', () => {
    const { chosen, units, cents } = summarise(twice);
    expect({ chosen, units, cents }).toEqual({ chosen: 2, units: 84, cents: 21_000 });

    const less = summarise(after(twice, linesTicked({ ids: [0], isTicked: false })));
    expect([less.chosen, less.units, less.cents]).toEqual([1, 36, 9_000]);
  });

  it('is done once every line that was not removed is in the cart', () => {
    const wentIn = [{ id: 0, productId: 'THREAD-1', packs: 4, note: undefined }];
    const half = after(twice, linesAdded({ wentIn, stayed: [] }));
    expect(summarise(half).isDone).toBe(false);
    expect(summarise(after(half, lineRemoved(1))).isDone).toBe(true);
  });

  it('counts what went in as held by the cart, until it is taken back', () => {
    const wentIn = [{ id: 0, productId: 'THREAD-1', packs: 4, note: undefined }];
    const added = after(twice, linesAdded({ wentIn, stayed: [] }));
    expect(roomIn(added, 1)).toBe(4);

    expect(roomIn(after(added, linesTakenBack([0])), 0)).toBe(5);
  });

  it('keeps a line that could not be had after all, with the reason', () => {
    const added = after(twice, linesAdded({ wentIn: [], stayed: [{ id: 1, note: 'Gone.' }] }));
    const [, line] = added.lines;

    expect(line?.message).toBe('Gone.');
    expect(standingOf(line!, added.decisions[1])).toBe('unavailable');
  });

  it('does not move lines that were put right, nor when the report comes anew', () => {
    const reports = [
      reportOf(1, 'THREAD-1', { product: thread }),
      reportOf(2, 'NOBODY-9', { product_id: null, outcome: 'unknown', possible: 0 }),
    ];
    const review = reviewOf(reports);
    expect(review.order).toEqual([1, 0]);

    const found = reportOf(2, 'THREAD-1', { outcome: 'merged' });
    const anew = linesOf(
      review.lines.map(({ asked }) => asked),
      [reports[0]!, found],
    );
    expect(after(review, linesReported(anew)).order).toEqual([1, 0]);
  });
});
