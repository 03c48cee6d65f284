import { useState } from 'react';
import { styled } from 'styled-components';

import { fullImageUrl, pageSrcset, stripSrcset } from '../../api/hosts';
import type { KnownProduct } from '../../api/mergeProduct';
import { ClassBadge } from '../../features/product-card/ClassBadge';
import { FavouriteToggle } from '../../features/product-card/FavouriteToggle';
import { VisitorHeart } from '../../features/product-card/VisitorHeart';
import { useTranslate } from '../../i18n/useTranslate';
import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { Picture } from '../../ui/Picture';
import { plainText } from '../../ui/SafeHtml';
import { below, color, from, radius, space } from '../../ui/theme';

import { picturesOf } from './picturesOf';

const Pictures = styled.div`
  ${from.tablet} {
    grid-row: span 2;
  }
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;

  /* On phones the price and the button below it fit into the first screen. */
  ${below.tablet} {
    max-width: min(220px, 24vh);
    margin: 0 auto;
  }

  border: 1px solid ${color.line};
  border-radius: ${radius.card};

  /* Inset of the elements in its corners. */
  --corner: ${space(3)};
`;

const Thumbnails = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

const ThumbnailButton = styled.button`
  width: 72px;
  padding: ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.picture};

  &[aria-pressed='true'] {
    border-color: ${color.primary};
  }
`;

/** Large product picture, with a row of its other pictures if it has several. */
export function ProductPictures({ product }: { product: KnownProduct }) {
  const t = useTranslate();
  const { product_id } = product;
  const pictures = picturesOf(product);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [shownIndex, setShownIndex] = useState(0);
  const name = plainText(product.name);
  const shownPicture = pictures[shownIndex] ?? '';

  return (
    <Pictures>
      <Frame>
        <Picture
          src={fullImageUrl(shownPicture)}
          srcSet={pageSrcset(shownPicture)}
          alt={t('product.picture', { name })}
          isUrgent
          isLargest
        />
        <ClassBadge code={product.class} />
        {isSignedIn ? (
          <FavouriteToggle productId={product_id} name={name} />
        ) : (
          <VisitorHeart name={name} />
        )}
      </Frame>
      {pictures.length > 1 && (
        <Thumbnails>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <ThumbnailButton
                type="button"
                aria-pressed={index === shownIndex}
                aria-label={t('detail.showPicture', { number: index + 1 })}
                onClick={() => setShownIndex(index)}
              >
                <Picture src={fullImageUrl(picture)} srcSet={stripSrcset(picture)} alt="" />
              </ThumbnailButton>
            </li>
          ))}
        </Thumbnails>
      )}
    </Pictures>
  );
}
