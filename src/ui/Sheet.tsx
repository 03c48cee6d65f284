import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { IconButton } from './Button';
import { Icon } from './Icon';
import { color, radius, shadow, space } from './theme';

const Dialog = styled.dialog`
  padding: 0;
  border: 0;
  background: ${color.surface};
  box-shadow: ${shadow};
  color: ${color.ink};

  &::backdrop {
    background: ${color.veil};
  }
`;

const Side = styled(Dialog)`
  width: min(22.5rem, 100vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0 auto 0 0;
`;

const Middle = styled(Dialog)`
  width: min(35rem, calc(100vw - 32px));
  max-height: calc(100dvh - 48px);
  border-radius: ${radius.card};
`;

const Content = styled.div`
  padding: ${space(4)};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(4)};
`;

interface SheetProps {
  title: string;
  onClose: () => void;
  /** A panel from the side, as on a phone, or a centred dialog. */
  kind?: 'side' | 'middle';
  /** Selector of the element that is focused first; by default, the first control. */
  startAt?: string;
  children: ReactNode;
}

/**
 * When an open dialog is removed, Chromium restores the focus without the caret, so that key
 * presses are lost.
 */
function restoreCaret() {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}

/**
 * A modal dialog: traps the focus, closes on Esc or a click on the backdrop, and locks page
 * scrolling.
 */
export function Sheet({ title, onClose, kind = 'side', startAt, children }: SheetProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const Kind = kind === 'side' ? Side : Middle;

  // Only showModal() makes the rest of the page inert, and only close() restores the focus, which
  // an element already removed from the page can no longer do.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal?.();
    if (startAt) element?.querySelector<HTMLElement>(startAt)?.focus();
    return () => {
      element?.close?.();
      restoreCaret();
    };
  }, [startAt]);

  return (
    <Kind
      ref={dialog}
      aria-label={title}
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Content>
        <Head>
          <h2>{title}</h2>
          <IconButton aria-label={t('dialog.close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Head>
        {children}
      </Content>
    </Kind>
  );
}
