import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { color, radius, space } from '../../ui/theme';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)} ${space(4)};
  border: 1px solid ${color.primary};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

interface FormPanelProps {
  title: string;
  submit: string;
  /** Why it was not stored. */
  failure: ReactNode;
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** What is being changed of the product; the cursor begins in its first box, Esc puts it away. */
export function FormPanel(props: FormPanelProps) {
  const { title, submit, failure, isBusy, onSave, onClose, children } = props;
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const begin = useEffectEvent(() =>
    form.current?.querySelector<HTMLElement>('[data-is-first], input')?.focus(),
  );
  // The focus lies outside React.
  useEffect(() => begin(), []);

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };

  return (
    <Form
      ref={form}
      noValidate
      aria-label={title}
      onKeyDown={leave}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSave();
      }}
    >
      <h2>{title}</h2>
      {failure && <FormMessage>{failure}</FormMessage>}
      {children}
      <Buttons>
        <PrimaryButton type="submit" disabled={isBusy}>
          {submit}
        </PrimaryButton>
        <Button type="button" onClick={onClose}>
          {t('dialog.close')}
        </Button>
      </Buttons>
    </Form>
  );
}
