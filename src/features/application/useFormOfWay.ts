import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { readForm } from '#domain/application/fields';

import type { KeepingApplication } from './useKeptApplication';

/** The country in the navigation state chooses the form once, on arrival (specification 2.7). */
export function useFormOfWay({ application, keep }: KeepingApplication) {
  const { state } = useLocation() as { state: { country?: unknown } | null };
  const form = readForm(state?.country);
  const isRead = application !== undefined;

  // What the browser has kept is read first, and then gives way.
  useEffect(() => {
    if (isRead && form) keep({ form });
  }, [isRead, form, keep]);
}
