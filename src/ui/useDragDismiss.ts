import { useState, type CSSProperties, type PointerEvent } from 'react';

/**
 * Fraction of its own width that an element is dragged before releasing dismisses it (specification
 * 9).
 */
const DISMISS_FRACTION = 0.8;

interface Drag {
  from: number;
  by: number;
  /** Released beyond the threshold: it stays in place until it is removed. */
  isAway: boolean;
}

/**
 * Lets an element be dismissed by dragging it sideways with mouse, pen or finger; released too
 * early it snaps back.
 */
export function useDragDismiss(onDismiss: () => void) {
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
      const isDismissed = by !== 0 && Math.abs(by) >= DISMISS_FRACTION * currentTarget.offsetWidth;
      setDrag(isDismissed ? { ...drag, isAway: true } : null);
      if (isDismissed) onDismiss();
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
