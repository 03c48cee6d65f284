import type { PurchasedItem } from '#contract/purchaseHistory';

import { thumbnailUrl } from '../../api/hosts';
import { Availability } from '../../features/product-card/Availability';
import { QuantityBox } from '../../features/product-card/QuantityBox';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { SafeHtml } from '../../ui/SafeHtml';

import { hasOtherPrice, unitPriceOf } from './purchaseFilters';

/** One product as it is bought, with the box for what it shall be this time; nothing here clips a long name. */
export function ItemRow({ item }: { item: PurchasedItem }) {
  const t = useTranslate();
  const format = useFormat();
  const { product_id, country, name, image, last_six, usual_item, interval, last_date } = item;
  return (
    <>
      <span role="cell">
        <Picture src={thumbnailUrl(image)} alt="" />
      </span>
      <div role="rowheader" className="product">
        <Link to={paths.product(product_id, country)}>
          <SafeHtml html={name} />
        </Link>
        <div className="facts">
          <span className="mono">{product_id}</span>
          <Availability classCode={item.class} available={item.available ?? 0} />
          {item.due && <span className="due">{t('purchaseHistory.due')}</span>}
        </div>
      </div>
      <div role="cell" className="fact number" data-label={t('purchaseHistory.lastSix')}>
        <span className="six">
          {last_six.map((packs, at) => (
            <span key={at}>{packs || '·'}</span>
          ))}
        </span>
      </div>
      <div role="cell" className="fact number" data-label={t('purchaseHistory.usual')}>
        {format.number(usual_item)}
      </div>
      <div role="cell" className="fact number" data-label={t('purchaseHistory.interval')}>
        {interval !== null && t('purchaseHistory.days', { count: interval })}
      </div>
      <div role="cell" className="fact" data-label={t('purchaseHistory.last')}>
        {format.date(last_date)}
      </div>
      <div role="cell" className="fact number" data-label={t('purchaseHistory.price')}>
        {format.price(unitPriceOf(item))}
        {hasOtherPrice(item) && (
          <div className="was">
            {t('purchaseHistory.was', { price: format.price(item.last_price) })}
          </div>
        )}
      </div>
      <div role="cell" className="quantity-cell">
        <QuantityBox product={item} />
      </div>
    </>
  );
}
