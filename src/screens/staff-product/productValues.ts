import { plainName } from '#domain/plainName';

import type { DeskProduct, DeskProductChange } from '../../api/staffProducts';
import { changedFields } from '../../forms/changedFields';

export const VALUE_NAMES = [
  'name',
  'name_fr',
  'name_es',
  'description',
  'description_fr',
  'description_es',
  'brand',
  'color',
  'type',
  'size',
  'bin',
  'cat_code',
  'ship_pack',
  'barcodes',
] as const;

/** Form values of a product; barcodes are one per line. */
export type ProductValues = Record<(typeof VALUE_NAMES)[number], string>;

/** Returns HTML as it is stored, and a name without markup as plain text. */
const toEditableText = (html: string): string => (/<[a-z]/i.test(html) ? html : plainName(html));

export const valuesOf = (product: DeskProduct): ProductValues => ({
  name: toEditableText(product.name),
  name_fr: toEditableText(product.name_fr),
  name_es: toEditableText(product.name_es),
  description: product.description,
  description_fr: product.description_fr,
  description_es: product.description_es,
  brand: product.brand,
  color: product.color,
  type: product.type,
  size: product.size,
  bin: product.bin,
  cat_code: product.cat_code,
  ship_pack: String(product.ship_pack),
  barcodes: product.barcodes.join('\n'),
});

export function changesOf(before: ProductValues, after: ProductValues): DeskProductChange {
  const { ship_pack, barcodes, ...texts } = changedFields(before, after);
  return {
    ...texts,
    ...(ship_pack !== undefined && { ship_pack: Number(ship_pack) }),
    ...(barcodes !== undefined && { barcodes: barcodes.split(/[\s,;]+/).filter(Boolean) }),
  };
}

/** Returns the names of invalid fields. */
export function invalidFieldsOf({ name, ship_pack }: ProductValues): ('name' | 'ship_pack')[] {
  const invalid: ('name' | 'ship_pack')[] = [];
  if (name.trim() === '') invalid.push('name');
  if (!/^[1-9]\d{0,4}$/.test(ship_pack.trim())) invalid.push('ship_pack');
  return invalid;
}
