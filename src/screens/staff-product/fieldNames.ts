import type { DeskProduct } from '../../api/staffProducts';
import type { MessageKey } from '../../i18n/messages/en';

import { VALUE_NAMES } from './productValues';

/** Labels of product fields. */
export const FIELD_NAMES: Readonly<Record<string, MessageKey>> = {
  name: 'product.name',
  name_fr: 'products.name.fr',
  name_es: 'products.name.es',
  description: 'products.description.en',
  description_fr: 'products.description.fr',
  description_es: 'products.description.es',
  brand: 'product.brand',
  color: 'products.color',
  type: 'products.type',
  size: 'products.size',
  bin: 'products.bin',
  cat_code: 'product.category',
  ship_pack: 'product.pack',
  barcodes: 'product.barcodes',
  withdrawn: 'products.withdrawn',
  picture: 'products.picture',
  selling_price: 'product.listPrice',
  selling_price_2: 'product.sale',
  retail_price: 'product.retailPrice',
  class: 'product.class',
};

const PRICE_FIELDS = ['selling_price', 'selling_price_2', 'retail_price', 'class'] as const;

/**
 * Returns the labels of the fields that differ from an earlier version; stock is reported
 * separately.
 */
export function changedFieldLabels(before: DeskProduct, now: DeskProduct): MessageKey[] {
  const fields = [...VALUE_NAMES, 'withdrawn' as const].filter(
    (name) => String(before[name]) !== String(now[name]),
  );
  const prices = PRICE_FIELDS.filter((name) =>
    now.offers.some(
      (offer) =>
        offer[name] !==
        before.offers.find((candidate) => candidate.country === offer.country)?.[name],
    ),
  );
  return [...fields, ...prices].flatMap((name) => FIELD_NAMES[name] ?? []);
}
