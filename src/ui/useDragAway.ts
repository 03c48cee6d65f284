import { useState, type CSSProperties, type PointerEvent } from 'react';

/** Share of its own width that a thing is dragged before letting go dismisses it (specification 9). */
const AWAY = 0.8;

interface Drag {
  from: number;
  by: number;
  /** Let go beyond the line: it stays where it is until it has gone. */
  isAway: boolean;
}

/** Lets a thing be thrown out sideways by mouse, pen or finger; let go too early it comes back. */
export function useDragAway(onAway: () => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const { by = 0, isAway = false } = drag ?? {};

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setDrag({ from: event.clientX, by: 0, isAway: false });
    },
    onPointerMove: ({ clientX }: PointerEvent<HTMLElement>) => {
      if (drag && !isAway) setDrag({ ...drag, by: clientX - drag.from });
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      if (!drag || isAway) return;
      const goes = by !== 0 && Math.abs(by) >= AWAY * currentTarget.offsetWidth;
      setDrag(goes ? { ...drag, isAway: true } : null);
      if (goes) onAway();
    },
    onPointerCancel: () => setDrag(null),
  };
  const style: CSSProperties | undefined = drag
    ? {
        transform: `translateX(${by}px)`,
        transition: 'none',
        opacity: isAway ? 0 : Math.max(0.3, 1 - Math.abs(by) / 600),
      }
    : undefined;
  return { style, handlers };
}
