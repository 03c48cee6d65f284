import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { readForm } from '#domain/application/fields';

import { selectUser } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';

import type { KeepingApplication } from './useKeptApplication';

/**
 * The country in the navigation state chooses the form once, on arrival (specification 2.7); where no
 * form is chosen yet, the country that the visitor has chosen for the catalogue does.
 */
export function useFormOfWay({ application, keep }: KeepingApplication) {
  const { state } = useLocation() as { state: { country?: unknown } | null };
  const { cflag } = useAppSelector(selectUser);
  const isRead = application !== undefined;
  const isOpen = application?.form === null;
  const form = readForm(state?.country) ?? (isOpen ? readForm(cflag) : undefined);

  // What the browser has kept is read first, and then gives way.
  useEffect(() => {
    if (isRead && form) keep({ form });
  }, [isRead, form, keep]);
}
