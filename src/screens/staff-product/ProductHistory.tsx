import type { DeskProduct, ProductEvent } from '../../api/staffProducts';
import { AsideBox, AsideList, AsideTitle } from '../../features/desk-frame/Aside';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';

import { FIELD_NAMES } from './fieldNames';

/** What staff did with the product, latest first. */
export function ProductHistory({ product: { history } }: { product: DeskProduct }) {
  const t = useTranslate();
  return (
    <AsideBox aria-labelledby="product-history">
      <AsideTitle id="product-history">{t('staff.history')}</AsideTitle>
      {history.length === 0 && <p>{t('products.history.none')}</p>}
      <AsideList>
        {history.toReversed().map((event) => (
          <Entry key={event.seq} event={event} />
        ))}
      </AsideList>
    </AsideBox>
  );
}

function Entry({ event }: { event: ProductEvent }) {
  const t = useTranslate();
  const format = useFormat();
  const { at, actor, country, reason, note } = event;
  return (
    <li>
      {useEventText(event)}
      {country && ` · ${t(`staff.country.${country}`)}`}
      <Small>
        <time dateTime={at}>{format.dateTime(at)}</time>
        {actor && ` · ${actor}`}
      </Small>
      {(reason || note) && (
        <Small>
          {[reason && t(`products.reason.${reason}`), note].filter(Boolean).join(' · ')}
        </Small>
      )}
    </li>
  );
}

function useEventText({ kind, fields, before, after }: ProductEvent): string {
  const t = useTranslate();
  const format = useFormat();
  if (fields.includes('withdrawn')) return t('products.withdrawn');
  if (fields.includes('sold')) return t('products.restored');
  const isStock = kind === 'stock.reported';
  const formatValue = isStock ? format.number : format.price;
  const change =
    before === undefined || after === undefined
      ? ''
      : ` · ${formatValue(before)} → ${formatValue(after)}`;
  if (isStock) return `${t('products.stock.how.sellable')}${change}`;
  const fieldLabels = fields.flatMap((field) => FIELD_NAMES[field] ?? []).map((label) => t(label));
  return `${t('customers.event.changed')} · ${fieldLabels.join(', ')}${change}`;
}
