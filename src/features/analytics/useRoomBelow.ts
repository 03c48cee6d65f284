import { useEffect, type RefObject } from 'react';

/** Lets the page scroll far enough that a thing fixed at its lower edge hides nothing, and no focus. */
export function useRoomBelow(thing: RefObject<HTMLElement | null>) {
  // The page's own scrolling lies outside React.
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
