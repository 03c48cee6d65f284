import { useState, type ReactNode } from 'react';

import { ConfirmDialog } from '../../features/desk-frame/ConfirmDialog';
import { PrimaryButton } from '../../ui/Button';

import { ActionForm } from './ActionForm';
import { useFocusOnOpen } from './useFocusOnOpen';

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
  const form = useFocusOnOpen(isOpen);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <ActionForm
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
    </ActionForm>
  );
}
