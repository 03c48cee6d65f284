import { useEffect, useEffectEvent, useRef } from 'react';

interface SubmitState {
  submitCount: number;
  isSubmitting: boolean;
}

/**
 * Focuses the first invalid field after a failed submit; if there is none, the submit button, which
 * lost the focus while it was disabled. `reveal` is called first, for a field that is out of view.
 */
export function useErrorFocus(
  { submitCount, isSubmitting }: SubmitState,
  reveal?: (field: HTMLElement) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const onFound = useEffectEvent((field: HTMLElement) => reveal?.(field));
  // The focus is external to React.
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const invalidField = find('[aria-invalid="true"]');
    if (invalidField) {
      onFound(invalidField);
      invalidField.focus();
    } else if (document.activeElement === document.body) find('[type="submit"]')?.focus();
  }, [submitCount, isSubmitting]);
  return form;
}
