import { translateFacetValue } from '#domain/facetNames';

import type { DeskProduct, ProductEvent } from '../../api/staffProducts';
import { Aside, AsideList, EventEntry, FactList } from '../../features/desk-frame/Aside';
import { useI18n } from '../../i18n/I18n';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeHtml } from '../../ui/SafeHtml';
import { Small } from '../../ui/Small';

import { FIELD_NAMES } from './fieldNames';
import { SourceNote } from './SourceNote';

interface PartProps {
  product: DeskProduct;
}

/** Names, category, pack size and attributes of a product, in the reader's language. */
export function Facts({ product }: PartProps) {
  const t = useTranslate();
  const { language } = useI18n();
  const headingName = useProductName(product);
  const name = (html: string) => html && html !== headingName && <SafeHtml html={html} />;
  return (
    <Aside title={t('products.facts')}>
      <FactList
        facts={[
          [t('products.name.en'), name(product.name)],
          [t('products.name.fr'), name(product.name_fr)],
          [t('products.name.es'), name(product.name_es)],
          [t('product.category'), product.category || product.cat_code],
          [t('product.pack'), product.ship_pack],
          [t('products.bin'), product.bin],
          [t('product.barcodes'), product.barcodes.join(', ')],
          [t('product.brand'), product.brand],
          [t('products.color'), translateFacetValue('color', product.color, language)],
          [t('products.type'), translateFacetValue('type', product.type, language)],
          [t('products.size'), translateFacetValue('size', product.size, language)],
        ]}
      />
      <SourceNote source={product.source} />
    </Aside>
  );
}

/** What staff did with the product, latest first. */
export function ProductHistory({ product: { history } }: PartProps) {
  const t = useTranslate();
  return (
    <Aside title={t('staff.history')}>
      {history.length === 0 && <p>{t('products.history.none')}</p>}
      <AsideList>
        {history.toReversed().map((event) => (
          <Entry key={event.seq} event={event} />
        ))}
      </AsideList>
    </Aside>
  );
}

function Entry({ event }: { event: ProductEvent }) {
  const t = useTranslate();
  const { at, actor, country, reason, note } = event;
  const what = useEventText(event);
  const why = [reason && t(`products.reason.${reason}`), note].filter(Boolean).join(' · ');
  return (
    <EventEntry
      at={at}
      who={actor}
      what={country ? `${what} · ${t(`staff.country.${country}`)}` : what}
    >
      {why && <Small>{why}</Small>}
    </EventEntry>
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
  if (isStock && !fields.includes('available')) return t('products.expected');
  if (isStock) return `${t('products.stock.how.sellable')}${change}`;
  const fieldLabels = fields.flatMap((field) => FIELD_NAMES[field] ?? []).map((label) => t(label));
  return `${t('customers.event.changed')} · ${fieldLabels.join(', ')}${change}`;
}

/** Returns the product's name in the reader's language, as safe HTML. */
export function useProductName({ name, name_fr, name_es }: DeskProduct): string {
  const { language } = useI18n();
  return { '': name, fr: name_fr, es: name_es }[language] || name;
}
