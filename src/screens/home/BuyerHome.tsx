import { useListCategoriesQuery } from '../../api/catalogue';
import { useListOrdersQuery, useListUsualItemsQuery } from '../../api/orders';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { useCustomer } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';

import { BuyerScreen } from './BuyerScreen';

const RECENT_ORDER_COUNT = 5;
const USUAL_ITEM_COUNT = 8;

/** A buyer's home page: recent orders, usual items and shop news. */
export function BuyerHome() {
  const { user_id, lang, country } = useCustomer();
  const orders = useListOrdersQuery({ user_id, lang, page: 1, pagination: RECENT_ORDER_COUNT });
  const { isAble: hasUsual } = useFeatureSupport('usual-items');
  const usual = useListUsualItemsQuery(
    { user_id, lang, country, pagination: USUAL_ITEM_COUNT },
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
