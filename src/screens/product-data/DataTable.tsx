import { memo } from 'react';

import { isClassFlag } from '#domain/classCodes';
import { shownCount } from '#domain/quantity';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useProduct } from '../../store/useProduct';
import { Link } from '../../ui/Link';
import { SafeHtml } from '../../ui/SafeHtml';
import { Cell, RowHead, Table } from '../../ui/Table';

/** The columns whose cells repeat their label where the table is narrow. */
function useLabels() {
  const t = useTranslate();
  return {
    name: t('productData.name'),
    list: t('product.list'),
    sale: t('product.sale'),
    retail: t('product.retail'),
    pack: t('productData.pack'),
    available: t('productData.available'),
    class: t('productData.class'),
  };
}

/** What a product costs and how much of it there is, a row each. */
export function DataTable({ ids }: { ids: readonly string[] }) {
  const t = useTranslate();
  const label = useLabels();
  return (
    <Table
      caption={t('productData.title')}
      isWide
      columns={[
        { label: t('detail.id') },
        { label: label.name },
        { label: label.class },
        { label: label.list, isNumber: true },
        { label: label.sale, isNumber: true },
        { label: label.retail, isNumber: true },
        { label: label.pack, isNumber: true },
        { label: label.available, isNumber: true },
      ]}
    >
      {ids.map((id) => (
        <DataRow key={id} productId={id} />
      ))}
    </Table>
  );
}

const DataRow = memo(function DataRow({ productId }: { productId: string }) {
  const t = useTranslate();
  const format = useFormat();
  const label = useLabels();
  const product = useProduct(productId);
  if (!product) return null;
  const money = (price: number | null | undefined) => (price == null ? null : format.price(price));
  return (
    <tr role="row">
      <RowHead>
        <Link className="mono" to={paths.product(product.product_id, product.country)}>
          {product.product_id}
        </Link>
      </RowHead>
      <Cell label={label.name}>
        <span>
          <SafeHtml html={product.name} />
        </span>
      </Cell>
      <Cell label={label.class}>{isClassFlag(product.class) && t(`flag.${product.class}`)}</Cell>
      <Cell label={label.list} isNumber>
        {money(product.selling_price)}
      </Cell>
      <Cell label={label.sale} isNumber>
        {money(product.selling_price_2)}
      </Cell>
      <Cell label={label.retail} isNumber>
        {money(product.retail_price)}
      </Cell>
      <Cell label={label.pack} isNumber>
        {format.number(product.ship_pac)}
      </Cell>
      <Cell label={label.available} isNumber>
        {product.available !== undefined && shownCount(product.available)}
      </Cell>
    </tr>
  );
});
