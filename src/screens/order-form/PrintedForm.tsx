import { memo } from 'react';

import { FORM_QUANTITIES, quantityCode } from '#domain/quantityCodes';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Barcode } from '../../ui/Barcode';
import { SafeHtml } from '../../ui/SafeHtml';

import type { FormProduct } from './formProducts';
import { FormSheet } from './FormSheet';
import type { Paper } from './useFormAddress';

/** Millimetres of one module on the strip: six quantities stand side by side on either paper. */
const STRIP_MODULE = 0.25;

interface PrintedFormProps {
  products: readonly FormProduct[];
  /** Whose form it is. */
  customer: string;
  paper: Paper;
  hasPrices: boolean;
}

/** The form as it lies on the table: the quantities stand at the head of every page. */
export const PrintedForm = memo(function PrintedForm(props: PrintedFormProps) {
  const { products, customer, paper, hasPrices } = props;
  const t = useTranslate();
  const format = useFormat();
  return (
    <FormSheet $paper={paper} tabIndex={0} aria-label={t('orderForm.sheet')}>
      <h2>{t('orderForm.sheet')}</h2>
      <p className="how">
        {customer} · {t('orderForm.how')}
      </p>
      <table aria-label={t('orderForm.sheet')}>
        <thead>
          <tr>
            <td className="strip" colSpan={hasPrices ? 5 : 4}>
              <ul aria-label={t('orderForm.strip')}>
                {FORM_QUANTITIES.map((packs) => (
                  <li key={packs}>
                    <Barcode code={quantityCode(packs)} module={STRIP_MODULE} />
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
          {products.map(({ product_id, name, code, ship_pack, unitPrice }) => (
            <tr key={product_id}>
              <td className="code mono">
                <Barcode code={code} />
                {code}
              </td>
              <th scope="row">
                <span className="mono">{product_id}</span> <SafeHtml html={name} />
              </th>
              <td className="number">× {format.number(ship_pack)}</td>
              {hasPrices && <td className="number">{format.price(unitPrice)}</td>}
              <td className="box">
                <span />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FormSheet>
  );
});
