import { memo, use, useDeferredValue } from 'react';
import { styled } from 'styled-components';

import { isClassFlag } from '#domain/classCodes';

import type { KnownProduct } from '../../api/mergeProduct';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { useProduct } from '../../store/useProduct';
import { BLANK } from '../../ui/blank';
import { PhoneAtFirstContext } from '../../ui/PhoneAtFirst';
import { plainText } from '../../ui/SafeHtml';
import { namedColumns } from '../../ui/table/columns';
import { LongRows } from '../../ui/table/LongRows';
import { Cell, Row, RowHead, type RowPlace } from '../../ui/table/Row';
import { Table } from '../../ui/table/Table';
import { color, radius, size, space } from '../../ui/theme';

import { ContentTypes } from './ContentTypes';
import { FavouriteToggle } from './FavouriteToggle';
import { QuantityBox } from './QuantityBox';
import { RowProduct } from './RowProduct';
import { StockCount } from './StockCount';
import { TypedPrices } from './TypedPrices';
import { UnitPrice } from './UnitPrice';

const columns = namedColumns({
  heart: { label: 'favourites.title', width: '36px', isQuiet: true, fold: 'end' },
  product: { label: 'cart.column.product', width: 1, fold: 'head' },
  stock: { label: 'product.stock', width: '5.75rem', isNumber: true, fold: 'left' },
  price: {
    label: 'product.list',
    width: '7.25rem',
    narrow: '6.5rem',
    isNumber: true,
    fold: 'right',
  },
  retail: {
    label: 'product.retail',
    width: '5rem',
    isNumber: true,
    fold: 'right',
    absent: 'narrow',
  },
  packs: { label: 'cart.column.packs', width: '12rem', fold: 'left', isPlain: true },
});

const { heart, product: productColumn, ...others } = columns;
const lastPurchase = namedColumns({
  last: { label: 'home.usual.last', width: '10rem', narrow: '6rem' },
});
const withLast = { heart, product: productColumn, ...lastPurchase, ...others };

/** Text in place of a card's badge. */
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

/** In a grid hearts are positioned in a corner; here they fill a column. */
const HeartPlace = styled.div`
  --corner: 0;
  position: relative;
  width: 36px;
  height: 36px;
`;

/** Rows that lie in the first window: their pictures come first. */
const FIRST_WINDOW = { phone: 6, desktop: 20 };

const idOf = (id: string): string => id;

interface BuyerRowsProps {
  ids: readonly string[];
  caption: string;
  /** Each product's last purchase as text, by ID; without it there is no such column. */
  last?: Readonly<Record<string, string>> | undefined;
}

/** Products as table rows, each with an input for ship packs. */
export function BuyerRows({ ids, caption, last }: BuyerRowsProps) {
  return (
    <Table caption={caption} columns={last ? withLast : columns} rowCount={ids.length + 1}>
      <LongRows
        items={ids}
        keyOf={idOf}
        draw={(id, place) => (
          <ProductRow key={id} productId={id} last={last && (last[id] ?? '')} {...place} />
        )}
      />
    </Table>
  );
}

interface ProductRowProps extends RowPlace {
  productId: string;
  last: string | undefined;
}

/**
 * Defers the product, so that an update of many at once, such as prices, renders row by row and
 * yields to input.
 */
const ProductRow = memo(function ProductRow({ productId, ...rest }: ProductRowProps) {
  const product = useDeferredValue(useProduct(productId));
  return product && <KnownRow product={product} {...rest} />;
});

interface KnownRowProps extends Omit<ProductRowProps, 'productId'> {
  product: KnownProduct;
}

/** Memoised: re-renders only when its own product changes. */
const KnownRow = memo(function KnownRow({ product, last, ...place }: KnownRowProps) {
  const t = useTranslate();
  const format = useFormat();
  const firstRows = FIRST_WINDOW[use(PhoneAtFirstContext) ? 'phone' : 'desktop'];
  const { product_id, name, types, class: flag, available, expected_on } = product;
  const { selling_price, selling_price_2, retail_price } = product;
  return (
    <Row data-product={product_id} {...place}>
      <Cell column={columns.heart}>
        <HeartPlace>
          <FavouriteToggle productId={product_id} name={plainText(name)} />
        </HeartPlace>
      </Cell>
      <RowHead column={columns.product}>
        <RowProduct product={product} isUrgent={(place.index ?? 0) < firstRows}>
          {isClassFlag(flag) && <Flag>{t(`flag.${flag}`)}</Flag>}
          {types && (
            <Types>
              <ContentTypes types={types} />
            </Types>
          )}
        </RowProduct>
      </RowHead>
      {last !== undefined && <Cell column={withLast.last}>{last}</Cell>}
      <Cell column={columns.stock}>
        <StockCount classCode={flag} available={available} expectedOn={expected_on} />
      </Cell>
      <Cell column={columns.price}>
        <UnitPrice list={selling_price} sale={selling_price_2} />
        <TypedPrices product={product} />
      </Cell>
      <Cell column={columns.retail}>
        <span data-early="retail">
          {retail_price === undefined ? BLANK : format.price(retail_price)}
        </span>
      </Cell>
      <Cell column={columns.packs}>
        <QuantityBox product={product} />
      </Cell>
    </Row>
  );
});
