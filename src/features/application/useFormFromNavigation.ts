import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { parseForm } from '#domain/application/fields';

import { selectUser } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';

import type { ApplicationStore } from './useStoredApplication';

/**
 * The country in the navigation state selects the form once, on arrival (specification 2.7); if no
 * form is selected yet, the country that the visitor chose for the catalogue does.
 */
export function useFormFromNavigation({ application, save }: ApplicationStore) {
  const { cflag } = useAppSelector(selectUser);
  const { country } = (useLocation().state ?? {}) as { country?: unknown };
  const isLoaded = application !== undefined;
  const isUnselected = application?.form === null;
  const form = parseForm(country) ?? (isUnselected ? parseForm(cflag) : undefined);

  // The stored draft is read first, then overridden by the country in the navigation state. That
  // state is then cleared, so that returning through the browser history does not undo a later
  // choice.
  useEffect(() => {
    if (!isLoaded || !form) return;
    save({ form });
    if (country) history.replaceState({ ...(history.state as object), usr: null }, '');
  }, [isLoaded, form, save, country]);
}
