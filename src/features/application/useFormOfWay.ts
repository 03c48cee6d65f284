import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { readForm } from '#domain/application/fields';

import { selectUser } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';

import type { ApplicationStore } from './useStoredApplication';

/**
 * The country in the navigation state chooses the form once, on arrival (specification 2.7); where no
 * form is chosen yet, the country that the visitor has chosen for the catalogue does.
 */
export function useFormOfWay({ application, keep }: ApplicationStore) {
  const { cflag } = useAppSelector(selectUser);
  const { country } = (useLocation().state ?? {}) as { country?: unknown };
  const isRead = application !== undefined;
  const isOpen = application?.form === null;
  const form = readForm(country) ?? (isOpen ? readForm(cflag) : undefined);

  // What the browser has kept is read first, and then gives way; coming back here by the browser's
  // history must not undo what was chosen since.
  useEffect(() => {
    if (!isRead || !form) return;
    keep({ form });
    if (country) history.replaceState({ ...(history.state as object), usr: null }, '');
  }, [isRead, form, keep, country]);
}
