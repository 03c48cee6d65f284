import { useState } from 'react';

import {
  useChangeProductMutation,
  useListDeskCategoriesQuery,
  type DeskProduct,
} from '../../api/staffProducts';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { useTranslate } from '../../i18n/useTranslate';
import { ChoiceField } from '../../ui/ChoiceField';
import { FieldGrid } from '../../ui/FieldGrid';
import { TextArea } from '../../ui/TextArea';
import { FieldError, TextField } from '../../ui/TextField';

import type { ProductFormProps } from './ProductFormProps';
import { changesOf, invalidFieldsOf, valuesOf, type ProductValues } from './productValues';

const NAME_FIELDS = [
  ['name', 'products.name.en', 500],
  ['name_fr', 'products.name.fr', 500],
  ['name_es', 'products.name.es', 500],
] as const;
const TEXT_FIELDS = [
  ['ship_pack', 'product.pack', 5],
  ['bin', 'products.bin', 200],
  ['brand', 'product.brand', 200],
  ['color', 'products.color', 200],
  ['type', 'products.type', 200],
  ['size', 'products.size', 200],
] as const;
const DESCRIPTION_FIELDS = [
  ['description', 'products.description.en'],
  ['description_fr', 'products.description.fr'],
  ['description_es', 'products.description.es'],
] as const;

/**
 * Form for everything that staff can change about a product; typed text is retained even if the
 * product is refetched meanwhile.
 */
export function ChangeForm({ product, onClose, ...rest }: ProductFormProps) {
  const t = useTranslate();
  const [changeProduct] = useChangeProductMutation();
  const { product_id, version } = product;
  const [initial] = useState(() => valuesOf(product));
  const [values, setValues] = useState(initial);
  const [invalidFields, setInvalidFields] = useState<readonly string[]>([]);

  const fieldProps = (name: keyof ProductValues) => ({
    name,
    value: values[name],
    error: invalidFields.includes(name)
      ? t(`products.wrong.${name as 'name' | 'ship_pack'}`)
      : rest.action.faults[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  const send = () => {
    const invalid = invalidFieldsOf(values);
    setInvalidFields(invalid);
    if (invalid.length > 0) return undefined;
    const changes = changesOf(initial, values);
    if (Object.keys(changes).length > 0) {
      return changeProduct({ params: { product_id }, ifMatch: version, body: changes });
    }
    onClose();
    return undefined;
  };

  const renderText = ([name, label, limit]: (typeof NAME_FIELDS | typeof TEXT_FIELDS)[number]) => (
    <TextField
      key={name}
      label={t(label)}
      mark={name === 'name' ? 'required' : undefined}
      autoComplete="off"
      maxLength={limit}
      {...fieldProps(name)}
    />
  );
  return (
    <ActionSheet
      kind="panel"
      title={t('products.change.title', { id: product_id })}
      submit={t('customers.save')}
      send={send}
      done={t('customers.saved', { code: product_id })}
      onClose={onClose}
      {...rest}
    >
      <FieldGrid>
        {NAME_FIELDS.map(renderText)}
        <Category product={product} {...fieldProps('cat_code')} />
        {TEXT_FIELDS.map(renderText)}
        <TextArea
          label={t('product.barcodes')}
          hint={t('products.barcodes.hint')}
          rows={3}
          {...fieldProps('barcodes')}
        />
      </FieldGrid>
      <FieldGrid>
        {DESCRIPTION_FIELDS.map(([name, label]) => (
          <TextArea key={name} label={t(label)} rows={4} maxLength={20_000} {...fieldProps(name)} />
        ))}
      </FieldGrid>
    </ActionSheet>
  );
}

interface CategoryProps {
  product: DeskProduct;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

/** Until the categories have loaded, the product's own is the only choice. */
function Category({ product: { cat_code, category }, error, ...select }: CategoryProps) {
  const t = useTranslate();
  const { data = [] } = useListDeskCategoriesQuery();
  const categoryChoices = data.map((listed) => [listed.cat_code, listed.name] as const);
  const isListed = categoryChoices.some(([code]) => code === cat_code);
  return (
    <div>
      <ChoiceField
        label={t('product.category')}
        choices={
          isListed ? categoryChoices : [[cat_code, category || cat_code], ...categoryChoices]
        }
        {...select}
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
