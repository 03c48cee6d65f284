import { useMemo } from 'react';

import type { Order } from '#contract/orders';
import { toCents } from '#domain/money';

import { useCheckReOrderQuery, useShowOrderQuery } from '../../api/orders';
import { useCustomer } from '../../store/hooks';
import { linesOf, type AskedFor } from '../line-review/reviewLine';
import { useCanCheck } from '../line-review/useCanCheck';

const askedIn = ({ lines }: Order): AskedFor[] =>
  lines.map(({ product_id, order_qty, name, image, ship_pack, price }) => ({
    code: product_id,
    item: order_qty,
    known: { name, image, shipPack: ship_pack, cents: toCents(price) },
  }));

/**
 * The lines of an earlier order with the server's report on each; a server that cannot look ahead
 * leaves them as they were then.
 */
export function useEarlierLines(order_id: string) {
  const { user_id, lang, country } = useCustomer();
  const ability = useCanCheck();
  const { canCheck } = ability;

  const order = useShowOrderQuery({ user_id, country, lang, order_id });
  const check = useCheckReOrderQuery({ user_id, order_id, lang }, { skip: !canCheck });

  const lines = useMemo(() => {
    if (!order.data || canCheck === undefined) return undefined;
    const asked = askedIn(order.data);
    if (!canCheck) return linesOf(asked, null);
    return check.data ? linesOf(asked, check.data.lines) : undefined;
  }, [order.data, check.data, canCheck]);

  const failed = [ability, order, check].find(({ error }) => error !== undefined);
  return {
    lines,
    error: lines ? undefined : failed?.error,
    retry: () => void failed?.refetch(),
  };
}
