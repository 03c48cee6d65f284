import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';

import { scrollTopOf } from './scrollPositions';
import { useIsHydrated } from './useIsHydrated';

/** Reserves a viewport's height, so that content further below is not pulled up meanwhile. */
const Placeholder = styled.div`
  min-height: 100vh;
`;

/**
 * Content below the viewport: rendered after the first paint, so that the screen opens sooner. It
 * renders at once if the screen was left scrolled down, or was server-rendered.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const isHydrated = useIsHydrated();
  const [isRendered, setIsRendered] = useState(!isHydrated || scrollTopOf(key) > 0);

  // Painting is external to React; a task queued in an animation frame runs after the paint.
  useEffect(() => {
    if (isRendered) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsRendered(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isRendered]);
  return isRendered ? children : <Placeholder />;
}
