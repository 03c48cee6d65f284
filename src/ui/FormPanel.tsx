import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';

import { closeOnEscape } from './closeOnEscape';
import { FormButtons } from './FormButtons';
import { FormMessage } from './FormMessage';
import { PanelBox } from './PanelBox';

interface FormPanelProps {
  title: string;
  submit: string;
  /** Why it was not saved. */
  failure: ReactNode;
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
  /** Ref to the form, for callers that focus invalid fields. */
  box?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}

/** A form over the current screen: focuses its first field on mount and closes on Esc. */
export function FormPanel(props: FormPanelProps) {
  const { title, submit, failure, isBusy, onSave, onClose, box, children } = props;
  const own = useRef<HTMLFormElement>(null);
  const form = box ?? own;
  const begin = useEffectEvent(() =>
    form.current?.querySelector<HTMLElement>('[data-is-first], input')?.focus(),
  );
  // The focus is external to React.
  useEffect(() => begin(), []);

  return (
    <PanelBox
      as="form"
      ref={form}
      noValidate
      aria-label={title}
      onKeyDown={closeOnEscape(onClose)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSave();
      }}
    >
      <h2>{title}</h2>
      {failure && <FormMessage>{failure}</FormMessage>}
      {children}
      <FormButtons submit={submit} isBusy={isBusy} onClose={onClose} />
    </PanelBox>
  );
}
