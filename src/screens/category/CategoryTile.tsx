import { useListProductsQuery } from '../../api/catalogue';
import type { FoundCategory } from '../../api/findCategory';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useMarket } from '../../store/useMarket';
import { Link } from '../../ui/Link';

import { PictureRow } from './CategorySkeleton';
import { ProductThumb } from './ProductThumb';
import { TILE_PRODUCT_COUNT, tileQueryOf } from './tileQueryOf';
import { Name, Row, SeeAll, Tile } from './tiles';

/**
 * A sub-category with its first products; if they fail to load, it is still a link to the listing.
 */
export function CategoryTile({ part }: { part: FoundCategory['parts'][number] }) {
  const t = useTranslate();
  const { data: products, isError } = useListProductsQuery(tileQueryOf(part, useMarket()));
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
        {products && products.total > TILE_PRODUCT_COUNT && (
          <Link to={path}>{t('category.seeAll', { count: products.total, name: part.name })}</Link>
        )}
      </SeeAll>
    </Tile>
  );
}
