import { memo } from 'react';
import { Link } from 'react-router';

import type { Product } from '#contract/product';

import { usePrefetchCatalogue } from '../../api/catalogue';
import { thumbnailUrl } from '../../api/hosts';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector, useMarket } from '../../store/hooks';
import { Picture } from '../../ui/Picture';
import { plainText, SafeHtml } from '../../ui/SafeHtml';

import { Availability } from './Availability';
import { ClassBadge } from './ClassBadge';
import { ContentTypes } from './ContentTypes';
import { FavouriteToggle } from './FavouriteToggle';
import { Prices } from './Prices';
import { QuantityBox } from './QuantityBox';

interface ProductCardProps {
  product: Product;
  isUrgent: boolean;
}

/** One product of a grid, read in half a second; only its own quantity makes it draw again. */
export const ProductCard = memo(function ProductCard({ product, isUrgent }: ProductCardProps) {
  const t = useTranslate();
  const { lang } = useMarket();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const prefetch = usePrefetchCatalogue('describeProduct');
  const { product_id, country, name, ship_pac, types, image, available } = product;
  const prefetchProduct = () => prefetch({ product_id, country, lang });

  return (
    <li className="card">
      <div className="card-top">
        <Picture src={thumbnailUrl(image)} alt="" isUrgent={isUrgent} />
        <ClassBadge code={product.class} />
        <FavouriteToggle productId={product_id} name={plainText(name)} />
      </div>
      <p className="card-id">
        <span className="mono">{product_id}</span>
        <ContentTypes types={types} />
      </p>
      <Link
        className="card-name"
        to={paths.product(product_id, country)}
        onPointerEnter={prefetchProduct}
        onFocus={prefetchProduct}
      >
        <SafeHtml html={name} />
      </Link>
      <Prices product={product} />
      <p className="card-pack">
        <span>{t('product.shipPack', { count: ship_pac })}</span>
        {available !== undefined && (
          <Availability classCode={product.class} available={available} />
        )}
      </p>
      {isSignedIn && available !== undefined && <QuantityBox product={product} />}
      <div className="card-more">
        <p>{product.brand}</p>
        <p>{[product.color, product.size].filter(Boolean).join(' · ')}</p>
        <p className="mono">{product.barcodes[0]}</p>
      </div>
    </li>
  );
});
