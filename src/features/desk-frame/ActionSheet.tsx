import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { closeOnEscape } from '../../ui/closeOnEscape';
import { FormMessage } from '../../ui/FormMessage';
import { PanelBox } from '../../ui/PanelBox';
import { Sheet } from '../../ui/Sheet';
import { space } from '../../ui/theme';
import { useCtrlEnter } from '../../ui/useCtrlEnter';
import { useErrorFocus } from '../../ui/useErrorFocus';

import { KeyHint } from './Key';
import { useAction, type DeskAction, type Request } from './useAction';

const DialogForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export interface ActionSheetProps<Data> {
  title: string;
  /** A dialog over the screen, or a panel in it. */
  kind?: 'dialog' | 'panel';
  /** Label of the submit button. */
  submit: string;
  /**
   * Sends what was typed. Returns why it cannot be sent, or `undefined` if the fields show that;
   * `null` if there is nothing to send, which closes.
   */
  send: () => Request<Data> | string | null | undefined;
  /** Announced on success. */
  done?: string | ((data: Data) => string);
  /** Called on success, by default to close. */
  onDone?: (data: Data) => void;
  onClose: () => void;
  /** The screen's action, if others share it. */
  action?: DeskAction;
  /** Selector of the element that is focused first. */
  startAt?: string;
  /** Whether Enter moves on to the next input, as after a scanned code. */
  isForScans?: boolean;
  /** The fields, or what will happen. */
  children?: ReactNode;
}

/**
 * A form or a question whose answer is sent: it closes once that has succeeded, and otherwise says
 * why not. Ctrl+Enter submits, Esc closes.
 */
export function ActionSheet<Data>(props: ActionSheetProps<Data>) {
  const { title, kind = 'dialog', submit, send, done, onClose, onDone = onClose } = props;
  const { action, startAt = 'input, textarea, [type="submit"]', isForScans } = props;
  const t = useTranslate();
  const own = useAction();
  const { run, isBusy, failure } = action ?? own;
  const [submitCount, setSubmitCount] = useState(0);
  const [fault, setFault] = useState('');
  const form = useErrorFocus({ submitCount, isSubmitting: isBusy });
  const start = useEffectEvent(() => {
    const first = form.current?.querySelector<HTMLElement>(startAt);
    first?.focus();
    first?.scrollIntoView?.({ block: 'nearest' });
  });
  // The focus is external to React.
  useEffect(() => start(), []);

  const trySending = async () => {
    if (isBusy) return;
    setSubmitCount(submitCount + 1);
    const request = send();
    setFault(typeof request === 'string' ? request : '');
    if (request === null) return onClose();
    const reply = request && typeof request !== 'string' && (await run(request, done));
    if (reply) onDone(reply.data);
  };
  useCtrlEnter(() => void trySending());

  const message = fault || failure;
  const formProps = {
    ref: form,
    noValidate: true,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      void trySending();
    },
  };
  const content = (
    <>
      {props.children}
      {message && (
        <div ref={scrollTo}>
          <FormMessage>{message}</FormMessage>
        </div>
      )}
      <ButtonRow>
        <PrimaryButton type="submit" disabled={isBusy} aria-keyshortcuts="Control+Enter">
          {submit}
          <KeyHint aria-hidden="true">{t('desk.key.ctrlEnter')}</KeyHint>
        </PrimaryButton>
        <Button onClick={onClose}>{t('dialog.close')}</Button>
      </ButtonRow>
    </>
  );
  return kind === 'dialog' ? (
    <Sheet kind="middle" title={title} onClose={onClose}>
      <DialogForm {...formProps}>{content}</DialogForm>
    </Sheet>
  ) : (
    <PanelBox
      as="form"
      aria-label={title}
      {...formProps}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (isForScans) focusNextOnEnter(event);
        closeOnEscape(onClose)(event);
      }}
    >
      <h2>{title}</h2>
      {content}
    </PanelBox>
  );
}

/** A form may be taller than the viewport, and can be submitted from anywhere in it. */
const scrollTo = (box: HTMLElement | null) => box?.scrollIntoView?.({ block: 'center' });

/** Moves on to the next control; scanners end with Enter, so it does not submit by itself. */
function focusNextOnEnter(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key, ctrlKey, metaKey } = event;
  const isBox = target instanceof HTMLInputElement && target.type !== 'checkbox';
  if (key !== 'Enter' || ctrlKey || metaKey || !isBox || event.defaultPrevented) return;
  event.preventDefault();
  const controls = [
    ...currentTarget.querySelectorAll<HTMLElement>('input, textarea, button, select'),
  ].filter(({ tabIndex }) => tabIndex >= 0);
  controls[controls.indexOf(target) + 1]?.focus();
}
