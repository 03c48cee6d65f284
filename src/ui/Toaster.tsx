import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useMemo } from 'react';
import { createGlobalStyle } from 'styled-components';

import { ToastCard, ToastsContext, type Toast } from './ToastCard';
import { ToastSlide } from './ToastSlide';
import { useIsTabHidden } from './useIsTabHidden';

interface ToasterProps {
  /** Those that are to be seen now; no more than the limit, so that none has to make room early. */
  toasts: readonly Toast[];
  limit: number;
  /** Where they are drawn and read out. */
  region: HTMLElement;
  onRemove: (id: string) => void;
}

/** Milliseconds that a toast stays (specification 9). */
const STAYS = 5000;

const TOP_RIGHT = { vertical: 'top', horizontal: 'right' } as const;

/** Nothing folds where a person wants no motion; notistack writes its transitions on the elements. */
const StillToasts = createGlobalStyle`
  @media (prefers-reduced-motion: reduce) {
    .notistack-SnackbarContainer * {
      transition: none !important;
    }
  }
`;

/** Shows toasts top right (specification 9): notistack times, stacks and deduplicates them, the cards are ours. */
export function Toaster({ toasts, limit, region, onRemove }: ToasterProps) {
  const context = useMemo(() => ({ toasts, onRemove }), [toasts, onRemove]);
  return (
    <ToastsContext value={context}>
      <StillToasts />
      <SnackbarProvider
        domRoot={region}
        maxSnack={limit}
        autoHideDuration={STAYS}
        preventDuplicate
        anchorOrigin={TOP_RIGHT}
        TransitionComponent={ToastSlide}
        onExit={(_card, id) => onRemove(String(id))}
        content={(id) => <ToastCard id={String(id)} />}
      >
        <Delivery toasts={toasts} />
      </SnackbarProvider>
    </ToastsContext>
  );
}

/** Hands toasts over while somebody looks: notistack's clock would run in a tab that was hidden before. */
function Delivery({ toasts }: Pick<ToasterProps, 'toasts'>) {
  const { enqueueSnackbar } = useSnackbar();
  const isHidden = useIsTabHidden();
  // notistack keeps its own list, outside React's tree.
  useEffect(() => {
    if (!isHidden)
      for (const { id, text, button } of toasts)
        enqueueSnackbar(text, { key: id, persist: !!button });
  }, [toasts, isHidden, enqueueSnackbar]);
  return null;
}
