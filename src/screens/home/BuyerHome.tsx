import { useListCategoriesQuery } from '../../api/catalogue';
import { useListOrdersQuery, useListUsualItemsQuery } from '../../api/orders';
import { useAbility } from '../../api/useAbility';
import { useCustomer } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';

import { BuyerScreen } from './BuyerScreen';

const RECENT_ORDERS = 5;
const USUAL_ITEMS = 8;

/** A buyer's home page: recent orders, usual items and shop news. */
export function BuyerHome() {
  const { user_id, lang, country } = useCustomer();
  const orders = useListOrdersQuery({ user_id, lang, page: 1, pagination: RECENT_ORDERS });
  const { isAble: hasUsual } = useAbility('usual-items');
  const usual = useListUsualItemsQuery(
    { user_id, lang, country, pagination: USUAL_ITEMS },
    { skip: hasUsual === false },
  );
  const { data: categories } = useListCategoriesQuery({ lang, country });

  const failed = [orders, usual].filter(({ isError, data }) => isError && !data);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  const [first] = failed;
  return (
    <BuyerScreen
      orders={orders.data}
      usual={usual.data}
      hasUsual={hasUsual !== false}
      categories={categories}
      failure={first && <LoadError error={first.error} onRetry={retry} />}
    />
  );
}
