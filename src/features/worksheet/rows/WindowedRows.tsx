import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useImperativeHandle, useRef } from 'react';

import type { SheetRowsProps } from './rowProps';
import { useTop } from './useTop';

/** Pixels that a row takes until it was measured. */
const ROW = 72;
/** Rows drawn beyond the window on either side. */
const BEYOND = 6;

/** A long sheet of which only the rows near the window are drawn; the row that holds the focus stays. */
export function WindowedRows({ ids, reveal, draw }: SheetRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const focused = useRef<number | null>(null);
  const top = useTop(body);

  const rangeExtractor = useCallback((range: Range) => {
    const rows = new Set(defaultRangeExtractor(range));
    if (focused.current !== null && focused.current < range.count) rows.add(focused.current);
    return [...rows].sort((a, b) => a - b);
  }, []);
  const getItemKey = useCallback((index: number) => ids[index] ?? index, [ids]);

  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => ROW,
    overscan: BEYOND,
    scrollMargin: top,
    getItemKey,
    rangeExtractor,
  });

  useImperativeHandle(
    reveal,
    () => (index: number) => virtualizer.scrollToIndex(index, { align: 'center' }),
    [virtualizer],
  );

  return (
    <tbody
      ref={body}
      role="rowgroup"
      className="windowed"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={({ target }) => {
        const row = target.closest('tr')?.dataset.index;
        focused.current = row === undefined ? null : Number(row);
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const id = ids[index];
        if (id === undefined) return null;
        return draw(id, index, { top: start - top, measure: virtualizer.measureElement });
      })}
    </tbody>
  );
}
