import { useState } from 'react';

import {
  useChangeCustomerMutation,
  useInviteCustomerMutation,
  type CustomerChange,
  type DeskCustomer,
} from '../../api/staffCustomers';
import { useFailure } from '../../features/desk-frame/useFailure';
import { useNotify } from '../../features/desk-frame/useNotify';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';

/** Actions that need confirmation; all but the invitation can be undone. */
export const QUESTIONS = ['lock', 'unlock', 'hold', 'letGo', 'invite'] as const;
export type Question = (typeof QUESTIONS)[number];

type Turn = Exclude<Question, 'invite'>;

const TURNS: Record<Turn, { change: CustomerChange; back: Turn }> = {
  lock: { change: { standing: 'locked' }, back: 'unlock' },
  unlock: { change: { standing: 'active' }, back: 'lock' },
  hold: { change: { order_hold: true }, back: 'letGo' },
  letGo: { change: { order_hold: false }, back: 'hold' },
};

/** Actions on one customer; those that return a boolean resolve to true on success. */
export function useCustomerActions({ customer_code, version, email }: DeskCustomer) {
  const t = useTranslate();
  const notify = useNotify();
  const lang = useStaffSelector(selectLanguage);
  const [change, changing] = useChangeCustomerMutation();
  const [invite, inviting] = useInviteCustomerMutation();
  const { setError, ...failed } = useFailure();
  /** The last reversible action, until something else is done. */
  const [turned, setTurned] = useState<Turn | null>(null);

  const store = async (fields: CustomerChange): Promise<boolean> => {
    setTurned(null);
    const { error } = await change({ customer_code, version, lang, ...fields });
    setError(error);
    return error === undefined;
  };
  const turn = async (which: Turn): Promise<boolean> => {
    const isDone = await store(TURNS[which].change);
    if (isDone) setTurned(which);
    return isDone;
  };

  return {
    ...failed,
    isBusy: changing.isLoading || inviting.isLoading,
    forget: () => setError(undefined),
    turned,
    undo: async () => {
      if (turned && (await store(TURNS[TURNS[turned].back].change)))
        notify('success', t('customers.undone'));
    },
    save: async (fields: CustomerChange) => {
      const isDone = await store(fields);
      if (isDone) notify('success', t('customers.saved', { code: customer_code }));
      return isDone;
    },
    answer: async (question: Question) => {
      if (question !== 'invite') return turn(question);
      const { error } = await invite({ customer_code, lang });
      setError(error);
      if (!error) notify('success', t('customers.invite.done', { email }));
      return error === undefined;
    },
  };
}

export type CustomerActions = ReturnType<typeof useCustomerActions>;
