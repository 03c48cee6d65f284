import { useEffect, useRef } from 'react';

interface Attempt {
  submitCount: number;
  isSubmitting: boolean;
}

/** A form that could not be sent puts the cursor into its first field that is not right. */
export function useFaultFocus({ submitCount, isSubmitting }: Attempt) {
  const form = useRef<HTMLFormElement>(null);
  // The focus lies outside React.
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);
  return form;
}
