import { useListBestSellersQuery, useListDisplayCategoriesQuery } from '../../api/display';
import { useMarket } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';

import { VisitorScreen } from './VisitorScreen';

const BEST_SELLER_COUNT = 10;

/** A visitor's home page: the assortment, and the reasons to open an account. */
export function VisitorHome() {
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
