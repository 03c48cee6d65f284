import { useMemo } from 'react';

import { selectLanguage } from '../slices/language';
import { selectCountry, selectUserId } from '../slices/session';

import { useAppSelector } from './hooks';

/** Returns language and country for catalogue calls. */
export function useMarket() {
  const lang = useAppSelector(selectLanguage);
  const country = useAppSelector(selectCountry);
  return useMemo(() => ({ lang, country }), [lang, country]);
}

/** The same with the customer's id, for the calls of a signed-in buyer. */
export function useCustomer() {
  const market = useMarket();
  const user_id = useAppSelector(selectUserId);
  return useMemo(() => ({ ...market, user_id }), [market, user_id]);
}
