import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns the offset of a table's rows from the top of the page and the gap between them, in
 * pixels.
 */
export function useBodyShape(body: RefObject<HTMLElement | null>) {
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
