import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useRef, type FocusEvent } from 'react';

/** Keeps the row that holds the focus mounted in a virtualised list; rows need a `data-index`. */
export function useFocusedRow() {
  const focused = useRef<number | null>(null);

  const rangeExtractor = useCallback((range: Range) => {
    const rows = new Set(defaultRangeExtractor(range));
    if (focused.current !== null && focused.current < range.count) rows.add(focused.current);
    return [...rows].sort((a, b) => a - b);
  }, []);
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-index]')?.dataset.index;
    focused.current = row === undefined ? null : Number(row);
  };
  const onBlur = () => {
    focused.current = null;
  };
  return { rangeExtractor, onFocus, onBlur };
}
