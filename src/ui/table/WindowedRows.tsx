import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useImperativeHandle, useRef, type Key, type ReactNode, type RefObject } from 'react';

import { useFocusedRow } from '../useFocusedRow';

import type { Reveal, RowPlace } from './Row';
import { useBodyShape } from './useBodyShape';

/** Estimated height of a row until it is measured, in pixels. */
const ESTIMATED_ROW_HEIGHT = 40;
/**
 * Rows rendered beyond the viewport on either side, so that the next box exists when Enter is
 * pressed.
 */
const OVERSCAN_ROWS = 8;

interface WindowedRowsProps {
  count: number;
  keyAt: (index: number) => Key;
  drawAt: (index: number, place: RowPlace) => ReactNode;
  reveal: RefObject<Reveal | null> | undefined;
}

/** Renders only the rows near the viewport; the row that holds the focus stays mounted. */
export function WindowedRows({ count, keyAt, drawAt, reveal }: WindowedRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { top, gap } = useBodyShape(body);
  const { rangeExtractor, ...focus } = useFocusedRow();

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ESTIMATED_ROW_HEIGHT,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    gap,
    getItemKey: keyAt,
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
      data-is-long=""
      style={{ height: virtualizer.getTotalSize() }}
      {...focus}
    >
      {virtualizer
        .getVirtualItems()
        .map(({ index, start }) =>
          drawAt(index, { index, top: start - top, measure: virtualizer.measureElement }),
        )}
    </tbody>
  );
}
