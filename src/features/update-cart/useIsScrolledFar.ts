import { useSyncExternalStore } from 'react';

/** Share of the page's scroll after which the button floats (specification 9). */
const THRESHOLD = 0.3;

/** Measured while scrolling and never while drawing: asking for the page's height lays it out. */
let isFar = false;

const measure = () => {
  const range = document.documentElement.scrollHeight - window.innerHeight;
  isFar = range > 0 && window.scrollY / range > THRESHOLD;
};

const subscribe = (onChange: () => void) => {
  const onScroll = () => {
    measure();
    onChange();
  };
  measure();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
};

export const useIsScrolledFar = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isFar,
    () => false,
  );
