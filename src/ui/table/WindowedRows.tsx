import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useImperativeHandle, useRef, type Key, type ReactNode, type RefObject } from 'react';

import { useFocusedRow } from '../useFocusedRow';

import type { Reveal, RowPlace } from './Row';
import { useBodyShape } from './useBodyShape';

/** Pixels that a row takes until it was measured. */
const ROW = 40;
/** Rows drawn beyond the window on either side: the next box is there when Enter is pressed. */
const BEYOND = 8;

interface WindowedRowsProps {
  count: number;
  keyAt: (index: number) => Key;
  drawAt: (index: number, place: RowPlace) => ReactNode;
  reveal: RefObject<Reveal | null> | undefined;
}

/** Draws the rows near the window alone; the row that holds the focus stays. */
export function WindowedRows({ count, keyAt, drawAt, reveal }: WindowedRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { top, gap } = useBodyShape(body);
  const { rangeExtractor, ...focus } = useFocusedRow();

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ROW,
    overscan: BEYOND,
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
