import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';

import { FormButtons } from './FormButtons';
import { FormMessage } from './FormMessage';
import { color, radius, space } from './theme';

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

interface FormPanelProps {
  title: string;
  submit: string;
  /** Why it was not stored. */
  failure: ReactNode;
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
  /** Where somebody else brings the cursor to a fault. */
  box?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}

/** What is being changed on the screen; the cursor begins in its first box, Esc puts it away. */
export function FormPanel(props: FormPanelProps) {
  const { title, submit, failure, isBusy, onSave, onClose, box, children } = props;
  const own = useRef<HTMLFormElement>(null);
  const form = box ?? own;
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
      <FormButtons submit={submit} isBusy={isBusy} onClose={onClose} />
    </Form>
  );
}
