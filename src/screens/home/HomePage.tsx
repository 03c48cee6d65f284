import { useListCategoriesQuery } from '../../api/catalogue';
import { useListBestSellersQuery, useListDisplayCategoriesQuery } from '../../api/display';
import { useListOrdersQuery, useListUsualItemsQuery } from '../../api/orders';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { useCustomer, useMarket } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';

import { BuyerScreen } from './BuyerScreen';
import { VisitorScreen } from './VisitorScreen';

/** Home page: the assortment for visitors, the ordering desk for signed-in buyers. */
export function HomePage() {
  usePageTitle('');
  return useAppSelector(selectIsSignedIn) ? <BuyerHome /> : <VisitorHome />;
}

const RECENT_ORDER_COUNT = 5;
const USUAL_ITEM_COUNT = 8;

/** A buyer's home page: recent orders, usual items and shop news. */
function BuyerHome() {
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

const BEST_SELLER_COUNT = 10;

/** A visitor's home page: the assortment, and the reasons to open an account. */
function VisitorHome() {
  const market = useMarket();
  const categories = useListDisplayCategoriesQuery(market);
  const best = useListBestSellersQuery({ ...market, pagination: BEST_SELLER_COUNT });

  const failed = [categories, best].filter(({ isError, data }) => isError && !data);
  const [first] = failed;
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  return (
    <VisitorScreen
      categories={categories.data}
      bestSellers={best.data}
      failure={first && <LoadError error={first.error} onRetry={retry} />}
    />
  );
}
