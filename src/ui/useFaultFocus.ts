import { useEffect, useRef } from 'react';

interface Attempt {
  submitCount: number;
  isSubmitting: boolean;
}

/**
 * A form that could not be sent puts the cursor into its first field that is not right; where all
 * are, back onto the button, which lost it while it could not be pressed.
 */
export function useFaultFocus({ submitCount, isSubmitting }: Attempt) {
  const form = useRef<HTMLFormElement>(null);
  // The focus lies outside React.
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const find = (part: string) => form.current?.querySelector<HTMLElement>(part);
    const wrong = find('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (document.activeElement === document.body) find('[type="submit"]')?.focus();
  }, [submitCount, isSubmitting]);
  return form;
}
