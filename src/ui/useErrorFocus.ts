import { useEffect, useRef } from 'react';

interface Attempt {
  submitCount: number;
  isSubmitting: boolean;
}

/**
 * Focuses the first invalid field after a failed submit; if there is none, the submit button, which
 * lost the focus while it was disabled.
 */
export function useErrorFocus({ submitCount, isSubmitting }: Attempt) {
  const form = useRef<HTMLFormElement>(null);
  // The focus is external to React.
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const find = (part: string) => form.current?.querySelector<HTMLElement>(part);
    const wrong = find('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (document.activeElement === document.body) find('[type="submit"]')?.focus();
  }, [submitCount, isSubmitting]);
  return form;
}
