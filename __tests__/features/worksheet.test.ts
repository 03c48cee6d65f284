import type { UnknownAction } from '@reduxjs/toolkit';

import type { LineReport } from '#contract/lines';

import {
  isChosen,
  maxPacksOf,
  packInQuestion,
  packsOf,
  statusOf,
} from '../../src/slices/worksheets/lineStatus';
import { settleLines } from '../../src/slices/worksheets/settleLines';
import { emptySheet, type Sheet } from '../../src/slices/worksheets/sheet';
import { nameOf, type SourceLine } from '../../src/slices/worksheets/sheetLine';
import { summaryOf } from '../../src/slices/worksheets/summary';
import {
  codeChanged,
  lineRemoved,
  linesInserted,
  linesReported,
  linesUndone,
  linesTicked,
  linesSettled,
  lineTicked,
  quantitySet,
  selectIsDone,
  sheetCleared,
  stepRedone,
  stepUndone,
  worksheetsSlice,
} from '../../src/slices/worksheets/worksheets';
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

const sheet = 'quick-order:c-1';

const after = (state: Sheet, ...events: UnknownAction[]): Sheet =>
  events.reduce(worksheetsSlice.reducer, { [sheet]: state })[sheet]!;

const inserted = (reports: readonly LineReport[], source = 'order.xlsx') =>
  linesInserted({
    sheet,
    lines: reports.map(({ code, item }) => ({ code, quantity: item, places: [] })),
    source,
  });

const reported = (reports: readonly LineReport[], first = 0) =>
  linesReported({
    sheet,
    answers: reports.map((report, at) => ({ id: first + at, code: report.code, report })),
    as: '/packs/',
  });

const sheetOf = (reports: LineReport[]): Sheet =>
  after(emptySheet, inserted(reports), reported(reports));

const roomIn = (state: Sheet, id: number) =>
  maxPacksOf(state.lines[id]!, state.decisions[id], summaryOf(state).packs);

const isDone = (state: Sheet) => selectIsDone({ worksheets: { [sheet]: state } }, sheet);

/**
 * A product listed by its number and by its barcode: the server includes the product with the first
 * line only.
 */
const twice = sheetOf([
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

  it('share the stock that the cart leaves', () => {
    expect([roomIn(twice, 0), roomIn(twice, 1)]).toEqual([5, 4]);

    const more = after(twice, quantitySet({ sheet, id: 1, packs: 1 }));
    expect([roomIn(more, 0), roomIn(more, 1)]).toEqual([7, 4]);
    const without = after(twice, lineRemoved({ sheet, id: 0 }));
    expect(roomIn(without, 1)).toBe(8);
  });

  it('receive the packs that the server added, in line order', () => {
    const report = [
      reportOf(1, 'THREAD-1', { item: 7, possible: 5, outcome: 'clamped', message: 'Only 5.' }),
    ];
    const chosen = [
      { id: 0, code: 'THREAD-1', item: 4 },
      { id: 1, code: 'THREAD-1', item: 3 },
    ];

    expect(settleLines(chosen, report)).toEqual({
      addedLines: [
        { id: 0, productId: 'THREAD-1', packs: 4, note: undefined },
        { id: 1, productId: 'THREAD-1', packs: 1, note: 'Only 5.' },
      ],
      stayed: [],
    });
  });
});

describe('a worksheet', () => {
  it('totals the ticked lines in lines, units and cents', () => {
    const { chosen, units, cents } = summaryOf(twice);
    expect({ chosen, units, cents }).toEqual({ chosen: 2, units: 84, cents: 21_000 });

    const less = summaryOf(after(twice, linesTicked({ sheet, ids: [0], isTicked: false })));
    expect([less.chosen, less.units, less.cents]).toEqual([1, 36, 9_000]);
  });

  it('is done once every line that was not removed is in the cart', () => {
    const addedLines = [{ id: 0, productId: 'THREAD-1', packs: 4, note: undefined }];
    const half = after(twice, linesSettled({ sheet, addedLines, stayed: [] }));
    expect(isDone(half)).toBe(false);
    expect(isDone(after(half, lineRemoved({ sheet, id: 1 })))).toBe(true);
  });

  it('counts added packs as part of the cart until they are undone', () => {
    const addedLines = [{ id: 0, productId: 'THREAD-1', packs: 4, note: undefined }];
    const added = after(twice, linesSettled({ sheet, addedLines, stayed: [] }));
    expect(roomIn(added, 1)).toBe(4);

    expect(roomIn(after(added, linesUndone({ sheet, ids: [0] })), 0)).toBe(5);
  });

  it('keeps a line that turned out to be unavailable, with the reason', () => {
    const added = after(
      twice,
      linesSettled({ sheet, addedLines: [], stayed: [{ id: 1, note: 'Gone.' }] }),
    );
    const [, line] = added.lines;

    expect(line?.message).toBe('Gone.');
    expect(statusOf(line!, added.decisions[1])).toBe('unavailable');
  });

  it('does not move corrected lines, even when the report arrives again', () => {
    const reports = [
      reportOf(1, 'THREAD-1', { product: thread }),
      reportOf(2, 'NOBODY-9', { product_id: null, outcome: 'unknown', possible: 0 }),
    ];
    const state = sheetOf(reports);
    expect(state.order).toEqual([1, 0]);

    const found = reportOf(2, 'NOBODY-9', { product_id: 'THREAD-1', outcome: 'merged' });
    expect(after(state, reported([reports[0]!, found])).order).toEqual([1, 0]);
  });

  it('leaves to a later list what earlier lines do not take', () => {
    const [report] = [reportOf(1, 'THREAD-1', { item: 8, possible: 8, product: thread })];
    const state = after(sheetOf([report]), inserted([report]), reported([report], 1));

    expect(state.lines[1]).toMatchObject({ possible: 2, outcome: 'clamped', isShared: true });
    expect(statusOf(state.lines[1]!, undefined)).toBe('limited');
  });
});

const unreadable: SourceLine = {
  code: '',
  quantity: null,
  places: [4],
  unread: { text: '8.71E+12,1', reason: 'damagedCode' },
};

describe('an unreadable line', () => {
  const state = after(
    emptySheet,
    linesInserted({ sheet, lines: [unreadable], source: 'list.csv' }),
  );

  it('appears in the worksheet with its text, and blocks no other line', () => {
    expect(statusOf(state.lines[0]!, undefined)).toBe('invalid');
    expect(nameOf(state.lines[0]!)).toBe('8.71E+12,1');
    expect(summaryOf(state)).toMatchObject({
      open: 1,
      needingAttention: 1,
      chosen: 0,
      waiting: [],
    });
  });

  it('is looked up once it has a code, and waits for a quantity', () => {
    const coded = after(state, codeChanged({ sheet, id: 0, code: 'THREAD-1' }));
    expect(summaryOf(coded).waiting).toEqual([0]);

    const found = after(coded, reported([reportOf(1, 'THREAD-1', { product: thread })]));
    expect(statusOf(found.lines[0]!, found.decisions[0])).toBe('invalid');
    expect(summaryOf(found).chosen).toBe(0);
    expect(summaryOf(after(found, quantitySet({ sheet, id: 0, packs: 3 })))).toMatchObject({
      chosen: 1,
    });
  });
});

describe('a line', () => {
  const stateOf = (line: SourceLine) =>
    after(emptySheet, linesInserted({ sheet, lines: [line], source: 'list.csv' }));

  it('is looked up again for another way of counting, if it has a code', () => {
    expect(summaryOf(twice, '/units/').waiting).toEqual([0, 1]);
    expect(summaryOf(twice, '/packs/').waiting).toEqual([]);
    expect(summaryOf(stateOf(unreadable), '/units/').waiting).toEqual([]);
  });

  it('without a number of pieces asks how many packs are meant only once it has one', () => {
    const pieces = { code: 'THREAD-1', quantity: null, places: [1], inPieces: true as const };
    const report = [reportOf(1, 'THREAD-1', { product: thread })];
    const [none] = after(stateOf(pieces), reported(report)).lines;
    expect(packInQuestion(none!, undefined)).toBeUndefined();
    const [some] = after(stateOf({ ...pieces, quantity: 24 }), reported(report)).lines;
    expect(packInQuestion(some!, undefined)).toBe(12);
  });

  it('that the server cannot read is not taken for an unknown product', () => {
    const refused = { product_id: null, outcome: 'invalid', possible: 0 } as const;
    const [line] = sheetOf([reportOf(1, 'THREAD\u0000', refused)]).lines;
    expect(statusOf(line!, undefined)).toBe('invalid');
  });

  it('that nobody could look up can be added, and says that it was not checked', () => {
    const state = after(
      stateOf({ code: 'THREAD-1', quantity: 3, places: [1] }),
      linesReported({ sheet, answers: [{ id: 0, code: 'THREAD-1', report: null }], as: '/packs/' }),
    );
    expect(state.lines[0]).toMatchObject({ isUnchecked: true, possible: 3 });
    expect(summaryOf(state).chosen).toBe(1);
  });
});

describe('scans that were already ordered', () => {
  const seen = [{ scans: 2, order_id: '10234', date: '2026-05-12T09:00:00Z' }];

  it('are excluded from the proposed quantity', () => {
    const state = sheetOf([
      reportOf(1, 'THREAD-1', { item: 5, possible: 5, product: thread, seen, fresh: 3 }),
    ]);
    expect(packsOf(state.lines[0]!, undefined)).toBe(3);
    expect(statusOf(state.lines[0]!, undefined)).toBe('seen');
  });

  it('leave a line unticked if none of its scans are new', () => {
    const state = sheetOf([
      reportOf(1, 'THREAD-1', { item: 2, possible: 2, product: thread, seen, fresh: 0 }),
    ]);
    expect(isChosen(state.lines[0]!, undefined)).toBe(false);
    expect(summaryOf(after(state, quantitySet({ sheet, id: 0, packs: 2 })))).toMatchObject({
      chosen: 1,
    });
  });
});

describe('undo', () => {
  it('restores a removed line and a cleared worksheet', () => {
    const bare = after(twice, lineRemoved({ sheet, id: 0 }), sheetCleared({ sheet }));
    expect(bare.order).toEqual([]);

    const back = after(bare, stepUndone({ sheet }));
    expect(back.order).toEqual([1]);
    expect(after(back, stepUndone({ sheet })).order).toEqual([0, 1]);
  });

  it('removes an added list', () => {
    const more = after(twice, inserted([reportOf(1, 'RIBBON-1')], 'more.csv'));
    expect(after(more, stepUndone({ sheet })).order).toEqual([0, 1]);
  });

  it('reverts all digits of a quantity at once', () => {
    const typed = after(
      twice,
      lineTicked({ sheet, id: 1, isTicked: false, packs: 0 }),
      quantitySet({ sheet, id: 0, packs: 1 }),
      quantitySet({ sheet, id: 0, packs: 12 }),
    );
    const back = after(typed, stepUndone({ sheet }));
    expect(packsOf(back.lines[0]!, back.decisions[0])).toBe(4);
    expect(isChosen(back.lines[1]!, back.decisions[1])).toBe(false);
  });

  it.each([
    [
      'the quantities of two lines',
      [quantitySet({ sheet, id: 0, packs: 2 }), quantitySet({ sheet, id: 1, packs: 2 })],
    ],
    [
      'a code and a quantity of one line',
      [codeChanged({ sheet, id: 0, code: 'RIBBON-1' }), quantitySet({ sheet, id: 0, packs: 2 })],
    ],
    [
      'a quantity and a code of one line',
      [quantitySet({ sheet, id: 0, packs: 2 }), codeChanged({ sheet, id: 0, code: 'RIBBON-1' })],
    ],
  ])('reverts %s one by one', (_what, [first, second]) => {
    const once = after(twice, first!);
    const back = after(once, second!, stepUndone({ sheet }));

    expect(back.decisions).toEqual(once.decisions);
    expect(after(back, stepUndone({ sheet })).decisions).toEqual(twice.decisions);
  });

  it('looks up a restored code again', () => {
    const other = after(
      twice,
      codeChanged({ sheet, id: 0, code: 'RIBBON-1' }),
      reported([reportOf(1, 'RIBBON-1', { product: productOf('RIBBON-1') })]),
    );
    expect(other.lines[0]?.product?.id).toBe('RIBBON-1');
    expect(summaryOf(after(other, stepUndone({ sheet }))).waiting).toEqual([0]);
  });

  it('stops where lines were added to the cart', () => {
    const addedLines = [{ id: 0, productId: 'THREAD-1', packs: 4, note: undefined }];
    const added = after(
      twice,
      lineRemoved({ sheet, id: 1 }),
      linesSettled({ sheet, addedLines, stayed: [] }),
    );
    expect(after(added, stepUndone({ sheet }))).toEqual(added);
    expect(after(added, linesUndone({ sheet, ids: [0] })).order).toEqual([0]);
  });
});

describe('redo', () => {
  const undo = stepUndone({ sheet });
  const redo = stepRedone({ sheet });
  const packs = (state: Sheet, id: number) => packsOf(state.lines[id]!, state.decisions[id]);

  it('repeats the undone steps, one by one', () => {
    const bare = after(
      twice,
      quantitySet({ sheet, id: 0, packs: 2 }),
      lineRemoved({ sheet, id: 1 }),
    );
    const back = after(bare, undo, undo);
    expect([back.order, packs(back, 0)]).toEqual([[0, 1], 4]);

    const once = after(back, redo);
    expect([once.order, packs(once, 0)]).toEqual([[0, 1], 2]);
    expect(after(once, redo)).toEqual(bare);
  });

  it('restores an undone list, sorted by what the server has reported since', () => {
    const reports = [
      reportOf(1, 'THREAD-1', { product: thread }),
      reportOf(2, 'NOBODY-9', { product_id: null, outcome: 'unknown', possible: 0 }),
    ];
    const undone = after(emptySheet, inserted(reports), undo, reported(reports));
    expect(undone.order).toEqual([]);

    const back = after(undone, redo);
    expect(back.order).toEqual([1, 0]);
    expect(back.lines[0]?.product?.id).toBe('THREAD-1');
  });

  it('ends with a new step', () => {
    const other = after(twice, sheetCleared({ sheet }), undo, lineRemoved({ sheet, id: 0 }));
    expect(after(other, redo)).toEqual(other);
  });

  it('ends with another digit of a quantity that was typed before', () => {
    const typed = after(
      twice,
      quantitySet({ sheet, id: 0, packs: 1 }),
      sheetCleared({ sheet }),
      undo,
    );
    const more = after(typed, quantitySet({ sheet, id: 0, packs: 12 }));
    expect(after(more, redo)).toEqual(more);
    expect(packs(after(more, undo), 0)).toBe(4);
  });

  it('ends where lines were added to the cart', () => {
    const addedLines = [{ id: 0, productId: 'THREAD-1', packs: 4, note: undefined }];
    const added = after(
      twice,
      lineRemoved({ sheet, id: 1 }),
      undo,
      linesSettled({ sheet, addedLines, stayed: [] }),
    );
    expect(after(added, redo)).toEqual(added);
  });

  it('is limited to a hundred steps', () => {
    const steps = Array.from({ length: 120 }, (_, at) =>
      lineTicked({ sheet, id: 0, isTicked: at % 2 === 0, packs: at + 1 }),
    );
    const back = after(twice, ...steps, ...Array.from({ length: 120 }, () => undo));
    expect(back.future).toHaveLength(100);
    expect(back.past).toEqual([]);
  });
});

describe('an undone quantity', () => {
  it('leaves the list sorted by the report that has arrived meanwhile', () => {
    const reports = [
      reportOf(1, 'THREAD-1', { product: thread }),
      reportOf(2, 'NOBODY-9', { product_id: null, outcome: 'unknown', possible: 0 }),
    ];
    const typed = after(
      emptySheet,
      inserted(reports),
      quantitySet({ sheet, id: 0, packs: 2 }),
      reported(reports),
    );
    expect(after(typed, stepUndone({ sheet })).order).toEqual([1, 0]);
  });
});
