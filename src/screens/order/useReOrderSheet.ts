import { useEffect, useMemo } from 'react';

import { useCheckReOrderQuery } from '../../api/orderActions';
import { useShowOrderQuery } from '../../api/orders';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { useOpenSheet } from '../../features/worksheet/state/useOpenSheet';
import { useSheet } from '../../features/worksheet/state/useSheet';
import { useTranslate } from '../../i18n/useTranslate';
import { toSourceLines } from '../../slices/worksheets/toSourceLines';
import { linesInserted, linesReported } from '../../slices/worksheets/worksheets';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectLookUpKey } from '../../store/lookUpKey';
import { useCustomer } from '../../store/useMarket';

/** Opens the sheet of an earlier order, and fills it with its lines unless it was stored. */
export function useReOrderSheet(orderId: string) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { user_id } = useCustomer();
  const sheet = `re-order:${user_id}:${orderId}`;
  useOpenSheet(sheet);
  const state = useSheet(sheet);
  const as = useAppSelector((root) => selectLookUpKey(root, sheet));
  const earlier = useEarlierLines(orderId);
  const { lines } = earlier;

  const isNew = state.isRestored && !state.wasStored && state.lines.length === 0;
  // The order is copied to the sheet once, with the report that came with it.
  useEffect(() => {
    if (!isNew || !lines) return;
    const source = t('reOrder.source', { order: orderId });
    const ordered = lines.map(({ line }) => line);
    dispatch(linesInserted({ sheet, lines: ordered, source, isOwn: true }));
    const answers = lines.map(({ line, report }, id) => ({ id, code: line.code, report }));
    dispatch(linesReported({ sheet, answers, as }));
  }, [isNew, lines, dispatch, sheet, as, orderId, t]);

  return { sheet, hasLines: !earlier.error && state.lines.length > 0, earlier };
}

/**
 * Loads the lines of an earlier order with the server's report on each; if the server does not
 * support the check, the lines stay as they were ordered.
 */
function useEarlierLines(order_id: string) {
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
