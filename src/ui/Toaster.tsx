import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useMemo, useState } from 'react';
import { createGlobalStyle } from 'styled-components';

import { ToastCard, ToastsContext, type Toast } from './ToastCard';
import { ToastSlide } from './ToastSlide';
import { useIsTabHidden } from './useIsTabHidden';

interface ToasterProps {
  /** Toasts to show; no more than the limit, so that notistack dismisses none early. */
  toasts: readonly Toast[];
  limit: number;
  /** Container in which they are rendered and announced. */
  region: HTMLElement;
  onRemove: (id: string) => void;
}

/** Milliseconds that a toast is shown (specification 9). */
const AUTO_HIDE_MS = 5000;

const TOP_RIGHT = { vertical: 'top', horizontal: 'right' } as const;

/** Toasts begin no lower than this share of the window's height. */
const MAX_TOP = 0.6;
const GAP_PX = 8;

/**
 * Returns the offset from the top of the window, in pixels, at which toasts cover neither the header
 * nor the heading of the screen and its tools.
 */
function offsetBelowHeads(): number {
  const limit = window.innerHeight * MAX_TOP;
  const bottoms = [...document.querySelectorAll('header, [data-tools]')]
    .map((head) => head.getBoundingClientRect().bottom)
    .filter((bottom) => bottom <= limit);
  return Math.max(0, ...bottoms) + GAP_PX;
}

/** Keeps toasts below what must stay visible while they are shown and the page scrolls. */
function ToastPlace() {
  const [top, setTop] = useState(offsetBelowHeads);
  // The page's layout is external to React.
  useEffect(() => {
    const measure = () => setTop(offsetBelowHeads());
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    // Calls at once, and when a head that arrives or grows moves what is below it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      observer.disconnect();
    };
  }, []);
  return <BelowHeads $top={top} />;
}

const BelowHeads = createGlobalStyle<{ $top: number }>`
  .notistack-SnackbarContainer {
    top: ${({ $top }) => $top}px !important;
  }
`;

/** Disables notistack's inline transitions if reduced motion is preferred. */
const StillToasts = createGlobalStyle`
  @media (prefers-reduced-motion: reduce) {
    .notistack-SnackbarContainer * {
      transition: none !important;
    }
  }
`;

/**
 * Shows toasts at the top right (specification 9): notistack times, stacks and deduplicates them;
 * the cards are our own.
 */
export function Toaster({ toasts, limit, region, onRemove }: ToasterProps) {
  const context = useMemo(() => ({ toasts, onRemove }), [toasts, onRemove]);
  return (
    <ToastsContext value={context}>
      <StillToasts />
      {toasts.length > 0 && <ToastPlace />}
      <SnackbarProvider
        domRoot={region}
        maxSnack={limit}
        autoHideDuration={AUTO_HIDE_MS}
        preventDuplicate
        anchorOrigin={TOP_RIGHT}
        TransitionComponent={ToastSlide}
        onExit={(_card, id) => onRemove(String(id))}
        content={(id) => <ToastCard id={String(id)} />}
      >
        <ToastQueue toasts={toasts} />
      </SnackbarProvider>
    </ToastsContext>
  );
}

/**
 * Enqueues toasts only while the tab is visible, because notistack's timer also runs in a hidden
 * tab.
 */
function ToastQueue({ toasts }: Pick<ToasterProps, 'toasts'>) {
  const { enqueueSnackbar } = useSnackbar();
  const isHidden = useIsTabHidden();
  // notistack has its own list, outside React's tree.
  useEffect(() => {
    if (!isHidden)
      for (const { id, text, button } of toasts)
        enqueueSnackbar(text, { key: id, persist: !!button });
  }, [toasts, isHidden, enqueueSnackbar]);
  return null;
}
