import { memo } from 'react';
import { styled } from 'styled-components';

import { isClassFlag } from '#domain/classCodes';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useProduct } from '../../store/useProduct';
import { ProductName } from '../../ui/ProductName';
import { plainText } from '../../ui/SafeHtml';
import { namedColumns } from '../../ui/table/columns';
import { LongRows } from '../../ui/table/LongRows';
import { Cell, Row, RowHead, type RowPlace } from '../../ui/table/Row';
import { Table } from '../../ui/table/Table';
import { color, radius, size, space } from '../../ui/theme';

import { ContentTypes } from './ContentTypes';
import { FavouriteToggle } from './FavouriteToggle';
import { QuantityBox } from './QuantityBox';
import { StockCount } from './StockCount';
import { UnitPrice } from './UnitPrice';

const columns = namedColumns({
  heart: { label: 'favourites.title', width: '36px', isQuiet: true, fold: 'end' },
  product: { label: 'cart.column.product', width: 'minmax(0, 1fr)', fold: 'head' },
  stock: { label: 'product.stock', width: '5rem', isNumber: true, fold: 'left' },
  price: { label: 'product.list', width: '8rem', isNumber: true, fold: 'right' },
  retail: { label: 'product.retail', width: '5rem', isNumber: true, under: 'price', fold: 'left' },
  packs: { label: 'cart.column.packs', width: '13rem', fold: 'bare' },
});

/** What a badge says on a card. */
const Flag = styled.span`
  display: inline-block;
  margin-left: ${space(2)};
  padding: 0 ${space(2)};
  border-radius: ${radius.control};
  background: ${color.markTint};
  font-size: ${size.xs};
  font-weight: 600;
`;

const Types = styled.span`
  display: inline-block;
  margin-left: ${space(2)};
  vertical-align: middle;
`;

/** Hearts of a grid stand on a corner, these in their column. */
const HeartPlace = styled.div`
  --corner: 0;
  position: relative;
  width: 36px;
  height: 36px;
`;

const idOf = (id: string): string => id;

/** Products as rows of a table, each with its box for ship packs. */
export function BuyerRows({ ids }: { ids: readonly string[] }) {
  const t = useTranslate();
  return (
    <Table caption={t('listing.results')} columns={columns} rowCount={ids.length + 1}>
      <LongRows
        items={ids}
        keyOf={idOf}
        draw={(id, place) => <ProductRow key={id} productId={id} {...place} />}
      />
    </Table>
  );
}

interface ProductRowProps extends RowPlace {
  productId: string;
}

/** One product; only its own changes make it draw again. */
const ProductRow = memo(function ProductRow({ productId, ...place }: ProductRowProps) {
  const t = useTranslate();
  const format = useFormat();
  const product = useProduct(productId);
  if (!product) return null;
  const { product_id, country, name, image, types, class: flag, available } = product;
  const { selling_price, selling_price_2, retail_price } = product;
  return (
    <Row {...place}>
      <Cell column={columns.heart}>
        <HeartPlace>
          <FavouriteToggle productId={product_id} name={plainText(name)} />
        </HeartPlace>
      </Cell>
      <RowHead column={columns.product}>
        <ProductName
          id={product_id}
          name={name}
          picture={image}
          to={paths.product(product_id, country)}
        >
          {isClassFlag(flag) && <Flag>{t(`flag.${flag}`)}</Flag>}
          {types && (
            <Types>
              <ContentTypes types={types} />
            </Types>
          )}
        </ProductName>
      </RowHead>
      <Cell column={columns.stock}>
        {available !== undefined && <StockCount classCode={flag} available={available} />}
      </Cell>
      <Cell column={columns.price}>
        {selling_price !== undefined && <UnitPrice list={selling_price} sale={selling_price_2} />}
      </Cell>
      <Cell column={columns.retail}>
        {retail_price !== undefined && format.price(retail_price)}
      </Cell>
      <Cell column={columns.packs}>
        {available === undefined ? (
          t('product.shipPack', { count: product.ship_pac })
        ) : (
          <QuantityBox product={product} />
        )}
      </Cell>
    </Row>
  );
});
