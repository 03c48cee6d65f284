import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  useImperativeHandle,
  useRef,
  type Key,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';

import { useFocusedRow } from '../useFocusedRow';

import type { Reveal, RowPlace } from './Row';

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

/**
 * Returns the offset of a table's rows from the top of the page and the gap between them, in
 * pixels.
 */
function useBodyShape(body: RefObject<HTMLElement | null>) {
  const [shape, setShape] = useState({ top: 0, gap: 0 });

  // Content above may grow: read before the first paint, and whenever the page is resized.
  useLayoutEffect(() => {
    const measure = () => {
      if (!body.current) return;
      const top = Math.round(body.current.getBoundingClientRect().top + window.scrollY);
      const gap = Number.parseFloat(getComputedStyle(body.current).rowGap) || 0;
      setShape((now) => (now.top === top && now.gap === gap ? now : { top, gap }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);

  return shape;
}
