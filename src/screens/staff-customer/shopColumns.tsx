import { styled } from 'styled-components';

import { lineCents } from '#domain/cartTotal';
import { isClassFlag } from '#domain/classCodes';
import { isOrderable } from '#domain/quantity';
import { unitPriceAt } from '#domain/unitPrice';

import type { CustomersProduct } from '../../api/staffCustomers';
import { listColumns } from '../../features/desk-frame/listColumns';
import { StockCount } from '../../features/product-card/StockCount';
import { UnitPrice } from '../../features/product-card/UnitPrice';
import { staffPaths } from '../../staffPaths';
import { Link } from '../../ui/Link';
import { OwnPrices } from '../../ui/prices/OwnPrices';
import { ProductName } from '../../ui/ProductName';
import { Small } from '../../ui/Small';
import { StatusLabel } from '../../ui/StatusLabel';
import { space } from '../../ui/theme';

const Flag = styled.span`
  margin-left: ${space(2)};
`;

const unitPriceOf = (product: CustomersProduct) => unitPriceAt(product, 1);
const packCentsOf = (product: CustomersProduct) =>
  lineCents({ price: unitPriceOf(product), item: 1, ship_pack: product.ship_pac });

/** The columns of products as the shop shows them to a customer. */
export const shopColumns = listColumns<CustomersProduct>()({
  product: {
    label: 'cart.column.product',
    width: 3,
    fold: 'head',
    cell: ({ product_id, name, image, class: code }, { t }) => (
      <ProductName id={product_id} name={name} picture={image} to={staffPaths.product(product_id)}>
        {isClassFlag(code) && (
          <Flag>
            <StatusLabel tone="new">{t(`flag.${code}`)}</StatusLabel>
          </Flag>
        )}
      </ProductName>
    ),
    sort: ({ product_id }) => product_id,
  },
  unit: {
    label: 'customers.shop.unit',
    width: '10rem',
    isNumber: true,
    fold: 'left',
    cell: (product, { t, format }) => (
      <>
        <UnitPrice list={product.selling_price ?? 0} sale={product.selling_price_2} />
        <OwnPrices priced={product} packs={0} />
        {product.made_by?.map(({ packs, price, price_list, name }) => (
          <Small key={packs}>
            {t('customers.shop.madeBy', {
              packs,
              price: format.price(price),
              list: `${name} (${price_list})`,
            })}
          </Small>
        ))}
      </>
    ),
    sort: unitPriceOf,
  },
  pack: {
    label: 'customers.shop.pack',
    width: '8rem',
    isNumber: true,
    under: 'unit',
    fold: 'right',
    cell: (product, { t, format }) => (
      <>
        {format.cents(packCentsOf(product))}
        <Small>{t('customers.shop.pack.units', { count: product.ship_pac })}</Small>
      </>
    ),
    sort: packCentsOf,
  },
  stock: {
    label: 'product.availablePacks',
    width: '6.5rem',
    isNumber: true,
    fold: 'left',
    cell: ({ class: code, available = 0, expected_on }) => (
      <StockCount classCode={code} available={available} expectedOn={expected_on} />
    ),
    sort: ({ available = 0 }) => available,
  },
  state: {
    label: 'products.state',
    width: '11rem',
    under: 'product',
    fold: 'bare',
    cell: (product, { t }) =>
      isOrderable(product) ? (
        <StatusLabel tone="good">{t('customers.shop.orderable')}</StatusLabel>
      ) : (
        <StatusLabel tone="off">{t('customers.shop.notOrderable')}</StatusLabel>
      ),
    sort: (product) => Number(!isOrderable(product)),
  },
  last: {
    label: 'customers.shop.last',
    width: 2,
    fold: 'line',
    cell: ({ last_order: last }, { t, format }) =>
      last ? (
        <div>
          <Link to={staffPaths.order(last.order_id)}>
            <time dateTime={last.placed_at}>{format.date(last.placed_at)}</time>
          </Link>
          <Small>
            {t('customers.shop.last.packs', {
              count: last.order_qty,
              price: format.price(last.unit_price),
            })}
          </Small>
        </div>
      ) : (
        t('customers.shop.never')
      ),
    sort: ({ last_order }) => last_order?.placed_at,
  },
});
