import { Fragment, memo } from 'react';

import { FORM_QUANTITIES, quantityCode } from '#domain/quantityCodes';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Barcode } from '../../ui/Barcode';
import type { Paper } from '../../ui/paper';
import { SafeHtml } from '../../ui/SafeHtml';

import type { FormProduct } from './formProducts';
import { FormSheet } from './FormSheet';

/**
 * Width of one barcode module on the strip, in millimetres; six quantities fit side by side on
 * either paper size.
 */
const STRIP_MODULE_MM = 0.25;

interface PrintedFormProps {
  products: readonly FormProduct[];
  /** Customer code and name printed on the form. */
  customer: string;
  paper: Paper;
  hasPrices: boolean;
}

/** The printed form; the quantity barcodes repeat at the top of every page. */
export const PrintedForm = memo(function PrintedForm(props: PrintedFormProps) {
  const { products, customer, paper, hasPrices } = props;
  const t = useTranslate();
  const columns = hasPrices ? 6 : 5;
  return (
    <FormSheet $paper={paper} tabIndex={0} aria-label={t('orderForm.sheet')}>
      <h2>{t('orderForm.sheet')}</h2>
      <p className="how">
        {customer} · {t('orderForm.how')}
      </p>
      <table aria-label={t('orderForm.sheet')}>
        <thead>
          <tr>
            <td className="strip" colSpan={columns}>
              <ul aria-label={t('orderForm.strip')}>
                {FORM_QUANTITIES.map((packs) => (
                  <li key={packs}>
                    <Barcode code={quantityCode(packs)} module={STRIP_MODULE_MM} />
                    <strong>{packs}</strong>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
          <tr className="titles">
            <th scope="col">{t('order.barcode')}</th>
            <th scope="col">{t('order.product')}</th>
            <th scope="col" className="number">
              {t('orderForm.last')}
            </th>
            <th scope="col" className="number">
              {t('product.pack')}
            </th>
            {hasPrices && (
              <th scope="col" className="number">
                {t('order.price')}
              </th>
            )}
            <th scope="col">{t('order.packs')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product, index) => (
            <Fragment key={product.product_id}>
              {product.shelf && product.shelf !== products[index - 1]?.shelf && (
                <tr className="shelf">
                  <th scope="rowgroup" colSpan={columns}>
                    {product.shelf}
                  </th>
                </tr>
              )}
              <ProductLine product={product} hasPrices={hasPrices} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </FormSheet>
  );
});

function ProductLine({ product, hasPrices }: { product: FormProduct; hasPrices: boolean }) {
  const format = useFormat();
  const { product_id, name, code, last, ship_pack, unitPrice } = product;
  return (
    <tr>
      <td className="code mono">
        <Barcode code={code} />
        {code}
      </td>
      <th scope="row">
        <span className="mono">{product_id}</span> <SafeHtml html={name} />
      </th>
      <td className="number">{last !== undefined && format.number(last)}</td>
      <td className="number">× {format.number(ship_pack)}</td>
      {hasPrices && <td className="number">{format.price(unitPrice)}</td>}
      <td className="box">
        <span />
      </td>
    </tr>
  );
}
