import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * A grid's number of columns as set by CSS, their gap and the grid's offset from the top of the
 * page, in pixels.
 */
export interface GridShape {
  columns: number;
  gap: number;
  top: number;
}

const isSame = (a: GridShape, b: GridShape) =>
  a.columns === b.columns && a.gap === b.gap && a.top === b.top;

export function useGridShape(list: RefObject<HTMLElement | null>): GridShape {
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
