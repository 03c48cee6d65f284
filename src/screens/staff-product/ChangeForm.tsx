import { useState } from 'react';

import {
  useChangeProductMutation,
  useListDeskCategoriesQuery,
  type DeskProduct,
} from '../../api/staffProducts';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { FieldTable, useTypedValues, type FormField } from '../../forms/FieldTable';
import { useTranslate } from '../../i18n/useTranslate';

import type { ProductFormProps } from './ProductFormProps';
import { changesOf, invalidFieldsOf, valuesOf, type ProductValues } from './productValues';

type ProductField = FormField<keyof ProductValues>;

const NAMES: readonly ProductField[] = [
  { name: 'name', label: 'products.name.en', limit: 500, isRequired: true },
  { name: 'name_fr', label: 'products.name.fr', limit: 500 },
  { name: 'name_es', label: 'products.name.es', limit: 500 },
];
const ATTRIBUTES: readonly ProductField[] = [
  { name: 'ship_pack', label: 'product.pack', limit: 5 },
  { name: 'bin', label: 'products.bin', limit: 200 },
  { name: 'brand', label: 'product.brand', limit: 200 },
  { name: 'color', label: 'products.color', limit: 200 },
  { name: 'type', label: 'products.type', limit: 200 },
  { name: 'size', label: 'products.size', limit: 200 },
];
const DESCRIPTIONS: readonly ProductField[] = [
  { name: 'description', label: 'products.description.en', limit: 20_000, rows: 4 },
  { name: 'description_fr', label: 'products.description.fr', limit: 20_000, rows: 4 },
  { name: 'description_es', label: 'products.description.es', limit: 20_000, rows: 4 },
];

/**
 * Form for everything that staff can change about a product; typed text is retained even if the
 * product is refetched meanwhile.
 */
export function ChangeForm({ product, ...rest }: ProductFormProps) {
  const t = useTranslate();
  const [changeProduct] = useChangeProductMutation();
  const { product_id, version } = product;
  const [initial] = useState(() => valuesOf(product));
  const { values, ...typed } = useTypedValues(() => initial);
  const [invalidFields, setInvalidFields] = useState<readonly string[]>([]);

  const category: ProductField = {
    name: 'cat_code',
    label: 'product.category',
    choices: useCategoryChoices(product),
  };
  const barcodes: ProductField = {
    name: 'barcodes',
    label: 'product.barcodes',
    hint: t('products.barcodes.hint'),
    rows: 3,
  };
  const bind = (name: keyof ProductValues) => ({
    ...typed.bind(name),
    error: invalidFields.includes(name)
      ? t(`products.wrong.${name as 'name' | 'ship_pack'}`)
      : rest.action.faults[name],
  });
  const send = () => {
    const invalid = invalidFieldsOf(values);
    setInvalidFields(invalid);
    if (invalid.length > 0) return undefined;
    const changes = changesOf(initial, values);
    if (Object.keys(changes).length === 0) return null;
    return changeProduct({ params: { product_id }, ifMatch: version, body: changes });
  };

  return (
    <ActionSheet
      kind="panel"
      title={t('products.change.title', { id: product_id })}
      submit={t('customers.save')}
      send={send}
      done={t('customers.saved', { code: product_id })}
      {...rest}
    >
      <FieldTable fields={[...NAMES, category, ...ATTRIBUTES, barcodes]} bind={bind} />
      <FieldTable fields={DESCRIPTIONS} bind={bind} />
    </ActionSheet>
  );
}

/** Until the categories have loaded, the product's own is the only choice. */
function useCategoryChoices({ cat_code, category }: DeskProduct) {
  const { data = [] } = useListDeskCategoriesQuery();
  const choices = data.map((listed) => [listed.cat_code, listed.name] as const);
  const isListed = choices.some(([code]) => code === cat_code);
  return isListed ? choices : [[cat_code, category || cat_code] as const, ...choices];
}
