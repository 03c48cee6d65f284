import { styled } from 'styled-components';

import type { Usual } from '../../api/orders';
import { AddToCart } from '../../features/product-card/AddToCart';
import { Availability } from '../../features/product-card/Availability';
import { Prices } from '../../features/product-card/Prices';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useProduct } from '../../store/useProduct';
import { Link } from '../../ui/Link';
import { RowPicture } from '../../ui/RowPicture';
import { SafeHtml } from '../../ui/SafeHtml';
import { color, from, size, space } from '../../ui/theme';

import { RowItem } from './parts';

/** From here a row beside the boxes has room for all of it in one line. */
const WIDE = '@media (min-width: 1360px)';

const Row = styled(RowItem)`
  display: grid;
  grid-template: 'picture words' auto 'picture prices' auto 'add add' auto / 56px minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  align-items: center;
  padding: ${space(3)} 0;

  ${from.tablet} {
    grid-template: 'picture words add' auto 'picture prices add' auto / 56px minmax(0, 1fr) 320px;
    padding: ${space(2)};
  }

  ${from.desktop} {
    grid-template: 'picture words words' auto 'picture prices add' auto / 56px minmax(0, 1fr) 310px;
  }

  ${WIDE} {
    grid-template: 'picture words prices add' auto / 56px minmax(0, 1fr) 148px 310px;
  }
`;

const Words = styled.div`
  display: grid;
  grid-area: words;
  gap: 2px;
  font-size: ${size.s};
`;

const Anchor = styled(Link)`
  min-height: 24px;
  color: ${color.ink};
  font-size: ${size.text};
  line-height: 1.3;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

const Soft = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  color: ${color.inkSoft};
`;

const Money = styled.div`
  grid-area: prices;
`;

const Add = styled.div`
  grid-area: add;
`;

/** A usual item in one row: what was bought last and how much is usual, with the usual quantity at hand. */
export function UsualItemRow({ item }: { item: Usual }) {
  const t = useTranslate();
  const format = useFormat();
  const product = useProduct(item.product_id);
  if (!product) return null;
  const { last_item, last_date, usual_item } = item;
  const { product_id, country, name, image, available = 0 } = product;
  return (
    <Row>
      <RowPicture image={image} />
      <Words>
        <Anchor to={paths.product(product_id, country)}>
          <SafeHtml html={name} />
        </Anchor>
        <Soft>
          <span className="mono">{product_id}</span>
          <span>{t('home.last', { count: last_item, date: format.date(last_date) })}</span>
          <span>{t('home.usually', { count: usual_item })}</span>
          <Availability classCode={product.class} available={available} />
        </Soft>
      </Words>
      <Money>
        <Prices product={product} hasRetail={false} />
      </Money>
      <Add>
        <AddToCart product={product} usual={usual_item} isSmall />
      </Add>
    </Row>
  );
}
