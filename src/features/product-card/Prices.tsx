import type { Product } from '#contract/product';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';

import './Prices.css';

/** List and retail price of a unit; a sale price strikes the list price through. Nothing for visitors. */
export function Prices({ product }: { product: Product }) {
  const t = useTranslate();
  const format = useFormat();
  const { selling_price, selling_price_2, retail_price } = product;
  if (selling_price === undefined) return null;

  return (
    <dl className="prices">
      <div className="price-list">
        <dt>{t('product.list')}</dt>
        <dd>
          {selling_price_2 != null ? (
            <>
              <s>{format.price(selling_price)}</s>{' '}
              <strong className="price-sale">
                <span className="hidden-text">{t('product.sale')} </span>
                {format.price(selling_price_2)}
              </strong>
            </>
          ) : (
            <strong>{format.price(selling_price)}</strong>
          )}
        </dd>
      </div>
      {retail_price !== undefined && (
        <div className="price-retail">
          <dt>{t('product.retail')}</dt>
          <dd>{format.price(retail_price)}</dd>
        </div>
      )}
    </dl>
  );
}
