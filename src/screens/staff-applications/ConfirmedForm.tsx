import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { ConfirmDialog } from '../../features/desk-frame/ConfirmDialog';
import { PrimaryButton } from '../../ui/Button';
import { space } from '../../ui/theme';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-top: ${space(4)};
`;

interface ConfirmedFormProps {
  isOpen: boolean;
  isBusy: boolean;
  /** Label of both buttons that send the form. */
  submit: string;
  /** Shows which fields are invalid; returns whether none is. */
  validate: () => boolean;
  /** Asks before the form is sent. */
  question: { title: string; effect: string; quote?: ReactNode };
  onSend: () => void;
  children: ReactNode;
}

/** Form of an action on an application that takes effect only once it is confirmed. */
export function ConfirmedForm(props: ConfirmedFormProps) {
  const { isOpen, isBusy, submit, validate, question, onSend, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  // The focus is external to React.
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isOpen]);
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsConfirming(validate());
      }}
    >
      {children}
      <PrimaryButton type="submit" disabled={isBusy}>
        {submit}
      </PrimaryButton>
      {isConfirming && (
        <ConfirmDialog
          title={question.title}
          effect={question.effect}
          yes={submit}
          onYes={() => {
            setIsConfirming(false);
            onSend();
          }}
          onNo={() => setIsConfirming(false)}
        >
          {question.quote}
        </ConfirmDialog>
      )}
    </Form>
  );
}
