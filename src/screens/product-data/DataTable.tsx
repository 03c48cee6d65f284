import type { Product } from '#contract/product';
import { isClassFlag } from '#domain/classCodes';
import { shownCount } from '#domain/quantity';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { SafeHtml } from '../../ui/SafeHtml';
import { Cell, RowHead, Table } from '../../ui/Table';

/** What a product costs and how much of it there is, a row each. */
export function DataTable({ products }: { products: readonly Product[] }) {
  const t = useTranslate();
  const format = useFormat();
  const label = {
    name: t('productData.name'),
    list: t('product.list'),
    sale: t('product.sale'),
    retail: t('product.retail'),
    pack: t('productData.pack'),
    available: t('productData.available'),
    class: t('productData.class'),
  };
  const money = (price: number | null | undefined) => (price == null ? null : format.price(price));
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
      {products.map((product) => (
        <tr role="row" key={product.product_id}>
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
          <Cell label={label.class}>
            {isClassFlag(product.class) && t(`flag.${product.class}`)}
          </Cell>
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
      ))}
    </Table>
  );
}
