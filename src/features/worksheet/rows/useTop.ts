import { useLayoutEffect, useState, type RefObject } from 'react';

/** Where on the page an element begins, in pixels. */
export function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);

  // What stands above it may grow: read before the first paint, and whenever the page changes its size.
  useLayoutEffect(() => {
    const read = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    read();
    const resized = new ResizeObserver(read);
    resized.observe(document.body);
    return () => resized.disconnect();
  }, [element]);

  return top;
}
