import { useSyncExternalStore } from 'react';

/** Share of the page's scroll after which the button floats (specification 9). */
const THRESHOLD = 0.3;

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

const isScrolledFar = () => {
  const range = document.documentElement.scrollHeight - window.innerHeight;
  return range > 0 && window.scrollY / range > THRESHOLD;
};

export const useIsScrolledFar = (): boolean => useSyncExternalStore(subscribe, isScrolledFar);
