import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useRef, useLayoutEffect, useState, type RefObject } from 'react';

import { useFocusedRow } from '../../ui/useFocusedRow';

import { Card, Grid } from './parts';
import { ProductCard, type CardKind } from './ProductCard';

/** Estimated height of a row until it is measured, in pixels. */
const ESTIMATED_ROW_HEIGHT = 400;
/** Rows rendered beyond the viewport on either side. */
const OVERSCAN_ROWS = 2;

interface WindowedCardsProps {
  ids: readonly string[];
  kind: CardKind;
}

/**
 * A virtualised grid that renders only the rows near the viewport. Every card still exposes its
 * position and the total, and the row that holds the focus stays mounted.
 */
export function WindowedCards({ ids, kind }: WindowedCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { rangeExtractor, ...focus } = useFocusedRow();
  const { columns, gap, top } = useGridShape(list);

  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(ids.length / columns),
    estimateSize: () => ESTIMATED_ROW_HEIGHT,
    overscan: OVERSCAN_ROWS,
    gap,
    scrollMargin: top,
    rangeExtractor,
  });
  const rows = virtualizer.getVirtualItems();
  const { tracks, trackOf } = computeTracks(rows, gap, top, virtualizer.getTotalSize());

  return (
    <Grid ref={list} style={{ gridTemplateRows: tracks.join(' ') }} {...focus}>
      {rows.flatMap(({ index: row }) =>
        ids.slice(row * columns, (row + 1) * columns).map((id, column) => (
          <Card
            key={id}
            ref={column === 0 ? virtualizer.measureElement : undefined}
            data-index={row}
            aria-posinset={row * columns + column + 1}
            aria-setsize={ids.length}
            style={{ gridRow: trackOf.get(row), gridColumn: column + 1 }}
          >
            <ProductCard productId={id} kind={kind} isUrgent={row < OVERSCAN_ROWS} />
          </Card>
        )),
      )}
    </Grid>
  );
}

/**
 * Computes the grid's tracks: a rendered row is as high as its cards; each gap between rendered
 * rows is one empty track of the measured or estimated height.
 */
function computeTracks(rows: readonly VirtualItem[], gap: number, top: number, total: number) {
  const tracks: string[] = [];
  const trackOf = new Map<number, number>();
  let end = -gap;
  const addGapTrack = (until: number) => {
    const empty = until - end - 2 * gap;
    if (empty > 0) tracks.push(`${empty}px`);
  };
  for (const { index, start, end: below } of rows) {
    addGapTrack(start - top);
    tracks.push('auto');
    trackOf.set(index, tracks.length);
    end = below - top;
  }
  addGapTrack(total + gap);
  return { tracks, trackOf };
}

/**
 * A grid's number of columns as set by CSS, their gap and the grid's offset from the top of the
 * page, in pixels.
 */
interface GridShape {
  columns: number;
  gap: number;
  top: number;
}

const isSame = (a: GridShape, b: GridShape) =>
  a.columns === b.columns && a.gap === b.gap && a.top === b.top;

function useGridShape(list: RefObject<HTMLElement | null>): GridShape {
  const [shape, setShape] = useState<GridShape>({ columns: 1, gap: 0, top: 0 });

  // CSS decides the columns: read before the first paint, and whenever the width changes.
  useLayoutEffect(() => {
    const grid = list.current;
    if (!grid) return;
    const measure = () => {
      const { gridTemplateColumns, columnGap } = getComputedStyle(grid);
      const next = {
        columns: gridTemplateColumns.split(' ').length,
        gap: Number.parseFloat(columnGap) || 0,
        top: Math.round(grid.getBoundingClientRect().top + window.scrollY),
      };
      setShape((now) => (isSame(now, next) ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [list]);

  return shape;
}
