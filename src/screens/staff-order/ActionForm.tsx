import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Key } from '../../features/desk-frame/Key';
import { useTranslate } from '../../i18n/useTranslate';
import { FormButtons } from '../../ui/FormButtons';
import { FormMessage } from '../../ui/FormMessage';
import { below, space } from '../../ui/theme';
import { useCtrlEnter } from '../../ui/useCtrlEnter';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const KeyHint = styled(Key)`
  ${below.desktop} {
    display: none;
  }
`;

interface ActionFormProps {
  /** Label of the submit button. */
  submit: string;
  /** Message about a failed request or invalid input. */
  failure: string;
  isBusy: boolean;
  /** Selector of the element that is focused when the form opens. */
  startAt: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form that works without a pointer: Enter moves on to the next input, Ctrl+Enter submits. */
export function ActionForm(props: ActionFormProps) {
  const { submit, failure, isBusy, startAt, onSubmit, onClose, children } = props;
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);

  // The focus lives outside React.
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(startAt);
    first?.focus();
    first?.scrollIntoView?.({ block: 'nearest' });
  }, [startAt]);

  const send = () => {
    if (!isBusy) onSubmit();
  };
  useCtrlEnter(send);

  return (
    <Form
      ref={form}
      noValidate
      onKeyDown={focusNextOnEnter}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {children}
      {failure && (
        <div ref={scrollToFailure}>
          <FormMessage>{failure}</FormMessage>
        </div>
      )}
      <FormButtons
        submit={
          <>
            {submit}
            <KeyHint aria-hidden="true">{t('desk.key.ctrlEnter')}</KeyHint>
          </>
        }
        keys="Control+Enter"
        isBusy={isBusy}
        onClose={onClose}
      />
    </Form>
  );
}

/** The form may be taller than the viewport, and can be submitted from anywhere in it. */
const scrollToFailure = (box: HTMLElement | null) => box?.scrollIntoView?.({ block: 'center' });

/**
 * Moves on to the next input on Enter. Scanners end with Enter, so it does not submit by itself.
 */
function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key, ctrlKey, metaKey } = event;
  const isBox = target instanceof HTMLInputElement && target.type !== 'checkbox';
  if (key !== 'Enter' || ctrlKey || metaKey || !isBox || event.defaultPrevented) return;
  event.preventDefault();
  const focusable = [
    ...currentTarget.querySelectorAll<HTMLElement>('input, textarea, button, select'),
  ];
  const tabbable = focusable.filter((stop) => stop.tabIndex >= 0);
  tabbable[tabbable.indexOf(target) + 1]?.focus();
}
