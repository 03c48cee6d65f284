import { useMemo } from 'react';

import type { Order } from '#contract/orders';
import { toCents } from '#domain/money';

import { useCheckReOrderQuery, useShowOrderQuery } from '../../api/orders';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import type { SourceLine } from '../../slices/worksheets/sheetLine';
import { useCustomer } from '../../store/useMarket';

const toSourceLines = ({ lines }: Order): SourceLine[] =>
  lines.map(({ product_id, order_qty, name, image, ship_pack, price }) => ({
    code: product_id,
    quantity: order_qty,
    places: [],
    known: { name, image, shipPack: ship_pack, cents: toCents(price) },
  }));

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
