import { styled } from 'styled-components';

import type { DisplayCategory } from '#contract/catalogue';

import { CARD_SIZES, cardSrcset, thumbnailUrl } from '../../api/hosts';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { Picture, PictureFrame } from '../../ui/Picture';
import { Skeleton } from '../../ui/Skeleton';
import { color, duration, from, radius, size, space } from '../../ui/theme';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(4)};
  }

  ${from.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Tile = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  transition: border-color ${duration.feedback} ease-out;

  &:hover {
    border-color: ${color.primary};
  }
`;

const Name = styled(Link)`
  display: grid;
  gap: ${space(2)};
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

const AllProductsLink = styled(Link)`
  padding-block: ${space(1)};
  font-size: ${size.s};
`;

const Line = styled(Skeleton)`
  height: 14px;
  margin: ${space(1)} 40% ${space(1)} 0;
`;

const PLACEHOLDER_COUNT = 15;

/** Display categories, each with its own picture. */
export function CategoryTiles({
  categories,
}: {
  categories: readonly DisplayCategory[] | undefined;
}) {
  const t = useTranslate();
  if (!categories) return <TilesSkeleton />;
  return (
    <Tiles>
      {categories.map(({ name, category, cat_code, image, products }) => (
        <Tile key={cat_code}>
          <Name to={paths.category(category)}>
            <Picture
              src={thumbnailUrl(image)}
              srcSet={cardSrcset(image)}
              sizes={CARD_SIZES}
              alt=""
            />
            {name}
          </Name>
          <AllProductsLink
            to={paths.displayProducts(cat_code)}
            aria-label={t('category.seeAll', { count: products, name })}
          >
            {t('home.products', { count: products })}
          </AllProductsLink>
        </Tile>
      ))}
    </Tiles>
  );
}

function TilesSkeleton() {
  return (
    <Tiles aria-busy="true">
      {Array.from({ length: PLACEHOLDER_COUNT }, (_, index) => (
        <Tile key={index} aria-hidden="true">
          <PictureFrame data-is="loading" />
          <Line />
          <Line />
        </Tile>
      ))}
    </Tiles>
  );
}
