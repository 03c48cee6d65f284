import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { FormButtons } from '../../ui/FormButtons';
import { FormMessage } from '../../ui/FormMessage';
import { Sheet } from '../../ui/Sheet';
import { space } from '../../ui/theme';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

interface FormSheetProps {
  title: string;
  /** Label of the submit button. */
  submit: string;
  failure: string;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A short form or question in a dialog over the screen; its first input has the focus. */
export function FormSheet(props: FormSheetProps) {
  const { title, submit, failure, isBusy, onSubmit, onClose, children } = props;
  return (
    <Sheet
      kind="middle"
      title={title}
      startAt="form input, form button[type='submit']"
      onClose={onClose}
    >
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit();
        }}
      >
        {failure && <FormMessage>{failure}</FormMessage>}
        {children}
        <FormButtons submit={submit} isBusy={isBusy} onClose={onClose} />
      </Form>
    </Sheet>
  );
}
