import { useEffect, type RefObject } from 'react';

/**
 * Adds scroll space below the page so that an element fixed to its bottom edge never covers content
 * or focus.
 */
export function useBottomSpace(thing: RefObject<HTMLElement | null>) {
  // The page's scroll padding is set outside React.
  useEffect(() => {
    const { current } = thing;
    if (!current) return;
    const root = document.documentElement;
    const watch = new ResizeObserver(() => {
      const room = window.innerHeight - current.getBoundingClientRect().top;
      root.style.setProperty('--room-below', `${Math.ceil(room)}px`);
      root.style.scrollPaddingBottom = 'calc(var(--room-below) + 8px)';
      document.body.style.paddingBottom = 'var(--room-below)';
    });
    watch.observe(current);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--room-below');
      root.style.removeProperty('scroll-padding-bottom');
      document.body.style.removeProperty('padding-bottom');
    };
  }, [thing]);
}
