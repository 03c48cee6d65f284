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
export const CONFIRMED_ACTIONS = ['lock', 'unlock', 'hold', 'letGo', 'invite'] as const;
export type ConfirmedAction = (typeof CONFIRMED_ACTIONS)[number];

type ReversibleAction = Exclude<ConfirmedAction, 'invite'>;

const REVERSIBLE_ACTIONS: Record<
  ReversibleAction,
  { change: CustomerChange; inverse: ReversibleAction }
> = {
  lock: { change: { standing: 'locked' }, inverse: 'unlock' },
  unlock: { change: { standing: 'active' }, inverse: 'lock' },
  hold: { change: { order_hold: true }, inverse: 'letGo' },
  letGo: { change: { order_hold: false }, inverse: 'hold' },
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
  const [lastAction, setLastAction] = useState<ReversibleAction | null>(null);

  const saveChange = async (fields: CustomerChange): Promise<boolean> => {
    setLastAction(null);
    const { error } = await change({ customer_code, version, lang, ...fields });
    setError(error);
    return error === undefined;
  };
  const runReversible = async (which: ReversibleAction): Promise<boolean> => {
    const isDone = await saveChange(REVERSIBLE_ACTIONS[which].change);
    if (isDone) setLastAction(which);
    return isDone;
  };

  return {
    ...failed,
    isBusy: changing.isLoading || inviting.isLoading,
    forget: () => setError(undefined),
    lastAction,
    undo: async () => {
      if (
        lastAction &&
        (await saveChange(REVERSIBLE_ACTIONS[REVERSIBLE_ACTIONS[lastAction].inverse].change))
      )
        notify('success', t('customers.undone'));
    },
    save: async (fields: CustomerChange) => {
      const isDone = await saveChange(fields);
      if (isDone) notify('success', t('customers.saved', { code: customer_code }));
      return isDone;
    },
    confirm: async (action: ConfirmedAction) => {
      if (action !== 'invite') return runReversible(action);
      const { error } = await invite({ customer_code, lang });
      setError(error);
      if (!error) notify('success', t('customers.invite.done', { email }));
      return error === undefined;
    },
  };
}

export type CustomerActions = ReturnType<typeof useCustomerActions>;
