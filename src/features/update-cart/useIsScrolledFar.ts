import { useSyncExternalStore } from 'react';

/** Fraction of the page's scroll range after which the button floats (specification 9). */
const THRESHOLD = 0.3;

/** Measured on scroll, not during render, because reading the page's height forces a layout. */
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
