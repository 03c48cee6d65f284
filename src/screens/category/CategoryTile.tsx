import { useListProductsQuery } from '../../api/catalogue';
import type { Shelf } from '../../api/findCategory';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useMarket } from '../../store/useMarket';
import { Link } from '../../ui/Link';

import { PictureRow } from './CategorySkeleton';
import { FIRST_PRODUCTS, firstProductsOf } from './firstProductsOf';
import { ProductThumb } from './ProductThumb';
import { Name, Row, SeeAll, Tile } from './tiles';

/**
 * A sub-category with its first products; if they fail to load, it is still a link to the listing.
 */
export function CategoryTile({ part }: { part: Shelf['parts'][number] }) {
  const t = useTranslate();
  const { data: products, isError } = useListProductsQuery(firstProductsOf(part, useMarket()));
  const path = paths.listing(part);

  return (
    <Tile>
      <Name>
        <Link to={path}>{part.name}</Link>
      </Name>
      {products && (
        <Row>
          {products.ids.map((id) => (
            <li key={id}>
              <ProductThumb productId={id} />
            </li>
          ))}
        </Row>
      )}
      {!products && !isError && <PictureRow />}
      <SeeAll>
        {products && products.total > FIRST_PRODUCTS && (
          <Link to={path}>{t('category.seeAll', { count: products.total, name: part.name })}</Link>
        )}
      </SeeAll>
    </Tile>
  );
}
