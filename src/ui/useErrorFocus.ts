import { useEffect, useRef } from 'react';

interface SubmitState {
  submitCount: number;
  isSubmitting: boolean;
}

/**
 * Focuses the first invalid field after a failed submit; if there is none, the submit button, which
 * lost the focus while it was disabled.
 */
export function useErrorFocus({ submitCount, isSubmitting }: SubmitState) {
  const form = useRef<HTMLFormElement>(null);
  // The focus is external to React.
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const invalidField = find('[aria-invalid="true"]');
    if (invalidField) invalidField.focus();
    else if (document.activeElement === document.body) find('[type="submit"]')?.focus();
  }, [submitCount, isSubmitting]);
  return form;
}
