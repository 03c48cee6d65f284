import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';

import { topOf } from './tops';
import { useIsAwake } from './useIsAwake';

/** What follows below is not drawn up into the window first. */
const Room = styled.div`
  min-height: 100vh;
`;

/**
 * What a screen shows below the window: drawn once the window is painted, so that the screen opens
 * sooner. Where it was left further down, and where a server has drawn it, it stands from the start.
 */
export function BelowWindow({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const isAwake = useIsAwake();
  const [isDrawn, setIsDrawn] = useState(!isAwake || topOf(key) > 0);

  // When the browser paints lies outside React; a task after a frame's own, it has.
  useEffect(() => {
    if (isDrawn) return;
    let painted: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      painted = setTimeout(() => startTransition(() => setIsDrawn(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(painted);
    };
  }, [isDrawn]);
  return isDrawn ? children : <Room />;
}
