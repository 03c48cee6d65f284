import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { useTranslate } from '../i18n/useTranslate';

import { Icon } from './Icon';
import './Sheet.css';

interface SheetProps {
  title: string;
  onClose: () => void;
  /** From the side on a phone, or a dialog in the middle. */
  kind?: 'side' | 'middle';
  /** Selects what has the focus at first; else it is the first control. */
  startAt?: string;
  children: ReactNode;
}

/** A modal sheet: the focus stays inside, Esc and the veil close it, and the page behind stands still. */
export function Sheet({ title, onClose, kind = 'side', startAt, children }: SheetProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);

  // Only showModal() makes the rest of the page inert, and close() gives the focus back; an element
  // that is gone can no longer do so.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal?.();
    if (startAt) element?.querySelector<HTMLElement>(startAt)?.focus();
    return () => element?.close?.();
  }, [startAt]);

  return (
    <dialog
      ref={dialog}
      className={`sheet ${kind}`}
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
      <div className="sheet-inside">
        <header className="sheet-head">
          <h2>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t('dialog.close')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
