import { useMemo } from 'react';

import { useCheckReOrderQuery, useShowOrderQuery } from '../../api/orders';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { toSourceLines } from '../../slices/worksheets/toSourceLines';
import { useCustomer } from '../../store/useMarket';

/**
 * Loads the lines of an earlier order with the server's report on each; if the server does not
 * support the check, the lines stay as they were ordered.
 */
export function useEarlierLines(order_id: string) {
  const { user_id, lang, country } = useCustomer();
  const ability = useFeatureSupport('check');
  const { isAble: canCheck } = ability;

  const order = useShowOrderQuery({ user_id, country, lang, order_id });
  const check = useCheckReOrderQuery({ user_id, order_id, lang }, { skip: !canCheck });

  const lines = useMemo(() => {
    if (!order.data || canCheck === undefined) return undefined;
    if (canCheck && !check.data) return undefined;
    return toSourceLines(order.data).map((line, index) => ({
      line,
      report: check.data?.lines[index] ?? null,
    }));
  }, [order.data, check.data, canCheck]);

  const failed = [ability, order, check].find(({ error }) => error !== undefined);
  return {
    lines,
    error: lines ? undefined : failed?.error,
    retry: () => void failed?.refetch(),
  };
}
