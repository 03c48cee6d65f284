import type { LineReport } from '#contract/lines';

import type { CartSource } from '../../src/slices/cartIntents';
import { intentSettled } from '../../src/slices/cartPreview';
import { selectReportedLines } from '../../src/slices/cartReport';
import { sliceStore } from '../support/sliceStore';

const lineOf = (line: number, outcome: LineReport['outcome']): LineReport => ({
  line,
  code: `A-${line}`,
  item: 1,
  product_id: `A-${line}`,
  outcome,
  message: '',
  possible: 1,
  in_cart: 0,
});

/** Returns the outcomes that are reported of lines with these, added from a source. */
function reportedOf(source: CartSource, ...outcomes: LineReport['outcome'][]) {
  const store = sliceStore();
  const report = outcomes.map((outcome, at) => lineOf(at + 1, outcome));
  store.dispatch(intentSettled({ key: 'k', source, outcome: 'confirmed', ids: [], report }));
  return selectReportedLines(store.getState()).map(({ outcome }) => outcome);
}

describe('the report of an addition', () => {
  it('is shown if a line is not in the cart as requested', () => {
    expect(reportedOf('grid', 'added', 'clamped')).toEqual(['added', 'clamped']);
    expect(reportedOf('grid', 'merged', 'unknown')).toEqual(['merged', 'unknown']);
  });

  it('is not shown if all are, merged with others or not, or if it was one line', () => {
    expect(reportedOf('grid', 'added', 'merged')).toEqual([]);
    expect(reportedOf('card', 'clamped')).toEqual([]);
  });

  it('is left to the screens that show it in place', () => {
    for (const source of ['worksheet', 'order', 'number'] as const)
      expect(reportedOf(source, 'added', 'clamped')).toEqual([]);
  });
});
