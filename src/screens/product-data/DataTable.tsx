import { memo } from 'react';

import { isClassFlag } from '#domain/classCodes';
import { formatStockCount } from '#domain/quantity';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useProduct } from '../../store/useProduct';
import { Link } from '../../ui/Link';
import { OwnPrices } from '../../ui/prices/OwnPrices';
import { SafeHtml } from '../../ui/SafeHtml';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';

const columns = namedColumns({
  id: { label: 'product.number', width: '7rem', fold: 'head' },
  name: { label: 'product.name', width: 1, fold: 'bare' },
  class: { label: 'product.class', width: '8rem', under: 'name', fold: 'end' },
  list: { label: 'product.list', width: '6rem', isNumber: true, fold: 'left' },
  sale: { label: 'product.sale', width: '6rem', isNumber: true },
  retail: { label: 'product.retail', width: '6rem', isNumber: true, under: 'list', fold: 'right' },
  pack: { label: 'product.pack', width: '6.5rem', isNumber: true, fold: 'left' },
  available: {
    label: 'product.availablePacks',
    width: '6rem',
    isNumber: true,
    fold: 'right',
    under: 'pack',
  },
});

/** Prices and stock of products, one row each. */
export function DataTable({ ids }: { ids: readonly string[] }) {
  const t = useTranslate();
  return (
    <Table caption={t('productData.title')} columns={columns}>
      <Rows>
        {ids.map((id) => (
          <DataRow key={id} productId={id} />
        ))}
      </Rows>
    </Table>
  );
}

const DataRow = memo(function DataRow({ productId }: { productId: string }) {
  const t = useTranslate();
  const format = useFormat();
  const product = useProduct(productId);
  if (!product) return null;
  const formatPrice = (price: number | null | undefined) =>
    price == null ? null : format.price(price);
  return (
    <Row>
      <RowHead column={columns.id}>
        <Link className="mono" to={paths.product(product.product_id, product.country)}>
          {product.product_id}
        </Link>
      </RowHead>
      <Cell column={columns.name}>
        <SafeHtml html={product.name} />
      </Cell>
      <Cell column={columns.class}>{isClassFlag(product.class) && t(`flag.${product.class}`)}</Cell>
      <Cell column={columns.list}>
        {formatPrice(product.selling_price)}
        <OwnPrices priced={product} packs={0} />
      </Cell>
      <Cell column={columns.sale}>{formatPrice(product.selling_price_2)}</Cell>
      <Cell column={columns.retail}>{formatPrice(product.retail_price)}</Cell>
      <Cell column={columns.pack}>{format.number(product.ship_pac)}</Cell>
      <Cell column={columns.available}>
        {product.available !== undefined && formatStockCount(product.available)}
      </Cell>
    </Row>
  );
});
