import { memo, type ComponentType } from 'react';
import { styled } from 'styled-components';

import type { Product } from '#contract/product';

import { CARD_SIZES, cardSrcset, thumbnailUrl } from '../../api/hosts';
import { paths } from '../../paths';
import { useProduct } from '../../store/useProduct';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { plainText, SafeHtml } from '../../ui/SafeHtml';
import { color, size, space } from '../../ui/theme';

import { ClassBadge } from './ClassBadge';
import { ContentTypes } from './ContentTypes';
import { More, PicturePlace, Top } from './parts';

const Id = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 20px;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Name = styled(Link)`
  display: -webkit-box;
  min-height: 2.6em;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${color.ink};
  font-size: ${size.s};
  line-height: 1.3;
  text-decoration: none;
  overflow-wrap: anywhere;

  @media print {
    min-height: 0;
  }

  &:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

/** The parts that differ between a visitor's card and a buyer's. */
export interface CardKind {
  Heart: ComponentType<{ productId: string; name: string }>;
  /** Pack, price and stock. */
  Offer: ComponentType<{ product: Product }>;
}

/** Length from which a name may not fit on two lines, so that a tooltip shows it in full. */
const LONG_NAME = 44;

interface ProductCardProps {
  productId: string;
  kind: CardKind;
  /** Whether its picture lies in the first window. */
  isUrgent: boolean;
  isLargest?: boolean;
}

/** One product of a grid, legible at a glance; memoised to re-render only for its own changes. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { productId, kind, isUrgent, isLargest } = props;
  const product = useProduct(productId);
  if (!product) return null;
  const { Heart, Offer } = kind;
  const { product_id, country, name, types, image } = product;
  const address = paths.product(product_id, country);

  return (
    <>
      <Top>
        {/* The name is the same link, for keyboard and screen reader users. */}
        <PicturePlace as={Link} to={address} tabIndex={-1} aria-hidden="true">
          <Picture
            src={thumbnailUrl(image)}
            srcSet={cardSrcset(image)}
            sizes={CARD_SIZES}
            alt=""
            isUrgent={isUrgent}
            isLargest={isLargest}
          />
        </PicturePlace>
        <ClassBadge code={product.class} />
        <Heart productId={product_id} name={plainText(name)} />
      </Top>
      <Id>
        <span className="mono">{product_id}</span>
        <ContentTypes types={types} />
      </Id>
      <Name to={address} title={name.length > LONG_NAME ? plainText(name) : undefined}>
        <SafeHtml html={name} />
      </Name>
      <Offer product={product} />
      <More>
        <p>{product.brand}</p>
        <p>{[product.color, product.size].filter(Boolean).join(' · ')}</p>
        <p className="mono">{product.barcodes[0]}</p>
      </More>
    </>
  );
});
