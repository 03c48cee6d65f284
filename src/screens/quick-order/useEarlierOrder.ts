import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

import { useShowOrderQuery } from '../../api/orders';
import { useSheet } from '../../features/worksheet/state/useSheet';
import { useTranslate } from '../../i18n/useTranslate';
import { toSourceLines } from '../../slices/worksheets/toSourceLines';
import { linesInserted } from '../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';

/** Adds the lines of the earlier order that the URL names to the sheet, once. */
export function useEarlierOrder(sheet: string) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { isRestored } = useSheet(sheet);
  const customer = useCustomer();
  const [searchParams, setSearchParams] = useSearchParams();
  const order_id = searchParams.get('order_id') ?? '';
  const {
    data: order,
    error,
    refetch,
  } = useShowOrderQuery({ ...customer, order_id }, { skip: order_id === '' });

  const addOrderLines = useEffectEvent(() => {
    const lines = order ? toSourceLines(order) : [];
    const source = t('reOrder.source', { order: order_id });
    dispatch(linesInserted({ sheet, lines, source }));
    setSearchParams(
      (before) => {
        before.delete('order_id');
        return before;
      },
      { replace: true },
    );
  });
  // Requested by the URL, not by an event, so it happens when the response arrives.
  useEffect(() => {
    if (isRestored && order?.order_id === order_id) addOrderLines();
  }, [isRestored, order, order_id]);

  return { error: order_id === '' ? undefined : error, retry: () => void refetch() };
}
