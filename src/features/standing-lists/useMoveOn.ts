import type { MouseEvent } from 'react';

import type { OrderList } from '#contract/orderLists';
import { localDay } from '#domain/days';
import { dayAfterThis } from '#domain/rhythm';

import { useSkipOrderListMutation } from '../../api/orderLists';
import { useFormat } from '../../i18n/useFormat';
import { noticeAdded } from '../../slices/notices';
import { useAppDispatch } from '../../store/hooks';
import { useFailureNotice } from '../../store/useFailureNotice';
import { useCustomer } from '../../store/useMarket';

/** Returns the next day of a due list, and how a button moves the list on to it. */
export function useMoveOn({ list_id, name, rhythm }: OrderList) {
  const format = useFormat();
  const dispatch = useAppDispatch();
  const tellFailure = useFailureNotice();
  const { user_id, lang } = useCustomer();
  const [skip, { isLoading }] = useSkipOrderListMutation();
  const day = rhythm ? format.day(dayAfterThis(rhythm, localDay(new Date()))) : '';

  const moveOn = async ({ currentTarget: button }: MouseEvent) => {
    if (!rhythm || isLoading) return;
    const { error } = await skip({ list_id, next_on: rhythm.next_on, user_id, lang });
    if (error) return tellFailure(error);
    // The pressed button unmounts.
    button.closest('main')?.focus();
    const message = { key: 'savedLists.due.movedOn', params: { name, day } } as const;
    dispatch(noticeAdded({ kind: 'success', message }));
  };
  return { day, isMoving: isLoading, moveOn };
}
