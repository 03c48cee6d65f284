import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Key } from '../../features/desk-frame/Key';
import { useTranslate } from '../../i18n/useTranslate';
import { FormButtons } from '../../ui/FormButtons';
import { FormMessage } from '../../ui/FormMessage';
import { below, space } from '../../ui/theme';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Printed = styled(Key)`
  ${below.desktop} {
    display: none;
  }
`;

interface ActionFormProps {
  /** What the button says. */
  submit: string;
  /** What went wrong, or what is wrong with what was typed. */
  failure: string;
  isBusy: boolean;
  /** Whoever opens the form begins here. */
  startAt: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form that is filled and sent without a pointer: Enter goes on to the next box, Ctrl+Enter sends it. */
export function ActionForm(props: ActionFormProps) {
  const { submit, failure, isBusy, startAt, onSubmit, onClose, children } = props;
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);

  // The focus lies outside React.
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(startAt);
    first?.focus();
    first?.scrollIntoView?.({ block: 'nearest' });
  }, [startAt]);

  const send = useEffectEvent(() => {
    if (!isBusy) onSubmit();
  });
  // The key works wherever the cursor stands.
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      send();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return (
    <Form
      ref={form}
      noValidate
      onKeyDown={goOn}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      {children}
      {failure && (
        <div ref={bringIntoView}>
          <FormMessage>{failure}</FormMessage>
        </div>
      )}
      <FormButtons
        submit={
          <>
            {submit}
            <Printed aria-hidden="true">{t('desk.key.ctrlEnter')}</Printed>
          </>
        }
        keys="Control+Enter"
        isBusy={isBusy}
        onClose={onClose}
      />
    </Form>
  );
}

/** The form may be longer than the window, and is sent from anywhere in it. */
const bringIntoView = (box: HTMLElement | null) => box?.scrollIntoView?.({ block: 'center' });

/** Scanners end with Enter: it sends nothing by itself. */
function goOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key, ctrlKey, metaKey } = event;
  const isBox = target instanceof HTMLInputElement && target.type !== 'checkbox';
  if (key !== 'Enter' || ctrlKey || metaKey || !isBox || event.defaultPrevented) return;
  event.preventDefault();
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, textarea, button, select')];
  const reached = stops.filter((stop) => stop.tabIndex >= 0);
  reached[reached.indexOf(target) + 1]?.focus();
}
