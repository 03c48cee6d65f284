import { styled } from 'styled-components';

import { lineCents, currentUnitPrice } from '#domain/cartTotal';
import { isClassFlag } from '#domain/classCodes';
import { isOrderable } from '#domain/quantity';

import type { CustomersProduct } from '../../api/staffCustomers';
import { StockCount } from '../../features/product-card/StockCount';
import { UnitPrice } from '../../features/product-card/UnitPrice';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Link } from '../../ui/Link';
import { ProductName } from '../../ui/ProductName';
import { Small } from '../../ui/Small';
import { StatusLabel } from '../../ui/StatusLabel';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';
import { space } from '../../ui/theme';

const columns = namedColumns({
  product: { label: 'cart.column.product', width: 'minmax(0, 3fr)', fold: 'head' },
  unit: { label: 'customers.shop.unit', width: '8rem', isNumber: true, fold: 'left' },
  pack: {
    label: 'customers.shop.pack',
    width: '8rem',
    isNumber: true,
    under: 'unit',
    fold: 'right',
  },
  stock: { label: 'product.availablePacks', width: '6.5rem', isNumber: true, fold: 'left' },
  state: { label: 'products.state', width: '11rem', under: 'product', fold: 'bare' },
  last: { label: 'customers.shop.last', width: 'minmax(0, 2fr)', fold: 'line' },
});

const Flag = styled.span`
  margin-left: ${space(2)};
`;

/** Products as the shop shows them to the customer, each with a link to its own screen. */
export function ShopTable({ products }: { products: readonly CustomersProduct[] }) {
  const t = useTranslate();
  return (
    <Table caption={t('customers.shop')} columns={columns} isWide>
      <Rows>
        {products.map((product) => (
          <Row key={product.product_id}>
            <RowHead column={columns.product}>
              <ProductName
                id={product.product_id}
                name={product.name}
                picture={product.image}
                to={staffPaths.product(product.product_id)}
              >
                {isClassFlag(product.class) && (
                  <Flag>
                    <StatusLabel tone="new">{t(`flag.${product.class}`)}</StatusLabel>
                  </Flag>
                )}
              </ProductName>
            </RowHead>
            <Offer product={product} />
            <Cell column={columns.last}>
              <LastOrder last={product.last_order} />
            </Cell>
          </Row>
        ))}
      </Rows>
    </Table>
  );
}

function Offer({ product }: { product: CustomersProduct }) {
  const t = useTranslate();
  const format = useFormat();
  const { selling_price = 0, selling_price_2, available = 0, ship_pac } = product;
  const price = currentUnitPrice(selling_price, selling_price_2);
  const pack = lineCents({ price, item: 1, ship_pack: ship_pac });
  const canOrder = isOrderable(product);
  return (
    <>
      <Cell column={columns.unit}>
        <UnitPrice list={selling_price} sale={selling_price_2} />
      </Cell>
      <Cell column={columns.pack}>
        {format.cents(pack)}
        <Small>{t('customers.shop.pack.units', { count: ship_pac })}</Small>
      </Cell>
      <Cell column={columns.stock}>
        <StockCount classCode={product.class} available={available} />
      </Cell>
      <Cell column={columns.state}>
        <StatusLabel tone={canOrder ? 'good' : 'off'}>
          {t(canOrder ? 'customers.shop.orderable' : 'customers.shop.notOrderable')}
        </StatusLabel>
      </Cell>
    </>
  );
}

function LastOrder({ last }: { last: CustomersProduct['last_order'] }) {
  const t = useTranslate();
  const format = useFormat();
  if (!last) return t('customers.shop.never');
  const { order_id, placed_at, order_qty, unit_price } = last;
  return (
    <div>
      <Link to={staffPaths.order(order_id)}>
        <time dateTime={placed_at}>{format.date(placed_at)}</time>
      </Link>
      <Small>
        {t('customers.shop.last.packs', { count: order_qty, price: format.price(unit_price) })}
      </Small>
    </div>
  );
}
