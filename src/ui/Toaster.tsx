import { SnackbarProvider, useSnackbar, type VariantType } from 'notistack';
import { useEffect } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { Icon } from './Icon';

export interface Toast {
  id: string;
  kind: VariantType;
  text: string;
}

interface ToasterProps {
  toasts: readonly Toast[];
  onShown: (ids: string[]) => void;
}

/** Milliseconds that a toast stays (specification 9). */
const STAYS = 5000;
/** Toasts at once; further ones wait their turn. */
const AT_ONCE = 4;

const CloseButton = styled.button`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 0;
  background: none;
`;

/** Shows toasts top right, over notistack. */
export function Toaster(props: ToasterProps) {
  return (
    <SnackbarProvider
      maxSnack={AT_ONCE}
      autoHideDuration={STAYS}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      action={(key) => <Close id={key} />}
    >
      <Hand {...props} />
    </SnackbarProvider>
  );
}

function Close({ id }: { id: string | number }) {
  const t = useTranslate();
  const { closeSnackbar } = useSnackbar();
  return (
    <CloseButton type="button" aria-label={t('toast.close')} onClick={() => closeSnackbar(id)}>
      <Icon name="close" size={16} />
    </CloseButton>
  );
}

function Hand({ toasts, onShown }: ToasterProps) {
  const { enqueueSnackbar } = useSnackbar();
  // notistack keeps its own queue, outside React's tree.
  useEffect(() => {
    if (toasts.length === 0) return;
    for (const { id, kind, text } of toasts) enqueueSnackbar(text, { key: id, variant: kind });
    onShown(toasts.map(({ id }) => id));
  }, [toasts, enqueueSnackbar, onShown]);
  return null;
}
