import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useRef, type FocusEvent } from 'react';

/** Of rows that are drawn near the window alone, keeps the one that holds the focus; each says its `data-index`. */
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
