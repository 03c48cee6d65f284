import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useMemo, useRef } from 'react';
import { createGlobalStyle } from 'styled-components';

import { ToastCard, ToastsContext, type Toast } from './ToastCard';

interface ToasterProps {
  /** Those that are to be seen now. */
  toasts: readonly Toast[];
  /** Where they are drawn and read out. */
  region: HTMLElement;
  onRemove: (id: string) => void;
}

const TOP_RIGHT = { vertical: 'top', horizontal: 'right' } as const;

/** Nothing slides where a person wants no motion; notistack writes its transitions on the elements. */
const StillToasts = createGlobalStyle`
  @media (prefers-reduced-motion: reduce) {
    .notistack-SnackbarContainer * {
      transition: none !important;
    }
  }
`;

/** Shows toasts top right (specification 9): notistack stacks and slides them, the cards are ours. */
export function Toaster({ toasts, region, onRemove }: ToasterProps) {
  const context = useMemo(() => ({ toasts, onRemove }), [toasts, onRemove]);
  return (
    <ToastsContext value={context}>
      <StillToasts />
      <SnackbarProvider
        domRoot={region}
        maxSnack={Infinity}
        autoHideDuration={null}
        anchorOrigin={TOP_RIGHT}
        content={(id) => <ToastCard id={String(id)} />}
      >
        <Hand toasts={toasts} />
      </SnackbarProvider>
    </ToastsContext>
  );
}

function Hand({ toasts }: Pick<ToasterProps, 'toasts'>) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef<ReadonlySet<string>>(new Set());
  // notistack keeps its own list, outside React's tree.
  useEffect(() => {
    const before = shown.current;
    shown.current = new Set(toasts.map(({ id }) => id));
    for (const { id, text } of toasts) if (!before.has(id)) enqueueSnackbar(text, { key: id });
    for (const id of before) if (!shown.current.has(id)) closeSnackbar(id);
  }, [toasts, enqueueSnackbar, closeSnackbar]);
  return null;
}
