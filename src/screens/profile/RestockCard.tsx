import { useListRestockQuery } from '../../api/restock';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { RestockButton } from '../../features/restock/RestockButton';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectProducts } from '../../slices/products';
import { useAppSelector } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';
import { Link } from '../../ui/Link';
import { LoadError } from '../../ui/LoadError';
import { SafeHtml } from '../../ui/SafeHtml';

import { Card, CardItem, CardList } from './ProfileScreen';

/** The products that the customer will be told of once they are in stock; each can be ended. */
export function RestockCard() {
  const { isAble } = useFeatureSupport('restock');
  return isAble ? <Awaited /> : null;
}

const NONE: readonly string[] = [];

function Awaited() {
  const t = useTranslate();
  const customer = useCustomer();
  const { data: awaited, error, refetch } = useListRestockQuery(customer);
  const products = useAppSelector((state) => selectProducts(state, customer, awaited?.ids ?? NONE));
  return (
    <Card aria-labelledby="restock">
      <h2 id="restock">{t('restock.title')}</h2>
      {error && !awaited && <LoadError error={error} onRetry={refetch} />}
      {awaited?.total === 0 && <p>{t('restock.none')}</p>}
      {products.length > 0 && (
        <CardList>
          {products.map((product) => (
            <CardItem key={product.product_id}>
              <Link to={paths.product(product.product_id, customer.country)}>
                <span className="mono">{product.product_id}</span> <SafeHtml html={product.name} />
              </Link>
              <RestockButton product={product} />
            </CardItem>
          ))}
        </CardList>
      )}
    </Card>
  );
}
