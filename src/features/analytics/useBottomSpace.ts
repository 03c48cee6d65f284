import { useEffect, type RefObject } from 'react';

/**
 * Adds scroll space below the page so that an element fixed to its bottom edge never covers content
 * or focus.
 */
export function useBottomSpace(element: RefObject<HTMLElement | null>) {
  // The page's scroll padding is set outside React.
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const room = window.innerHeight - current.getBoundingClientRect().top;
      root.style.setProperty('--room-below', `${Math.ceil(room)}px`);
      root.style.scrollPaddingBottom = 'calc(var(--room-below) + 8px)';
      document.body.style.paddingBottom = 'var(--room-below)';
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--room-below');
      root.style.removeProperty('scroll-padding-bottom');
      document.body.style.removeProperty('padding-bottom');
    };
  }, [element]);
}
