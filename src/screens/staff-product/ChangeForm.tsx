import { useState } from 'react';

import { useListDeskCategoriesQuery, type DeskProduct } from '../../api/staffProducts';
import { useTranslate } from '../../i18n/useTranslate';
import { ChoiceField } from '../../ui/ChoiceField';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormPanel } from '../../ui/FormPanel';
import { TextArea } from '../../ui/TextArea';
import { FieldError, TextField } from '../../ui/TextField';

import { changesOf, valuesOf, invalidFieldsOf, type ProductValues } from './productValues';
import type { ProductFormProps } from './useProductActions';

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
export function ChangeForm({ product, actions, failure, onClose }: ProductFormProps) {
  const t = useTranslate();
  const [initial] = useState(() => valuesOf(product));
  const [values, setValues] = useState(initial);
  const [invalidFields, setInvalidFields] = useState<readonly string[]>([]);
  const fieldProps = (name: keyof ProductValues) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  const errorOf = (name: keyof ProductValues) =>
    invalidFields.includes(name)
      ? t(`products.wrong.${name as 'name' | 'ship_pack'}`)
      : actions.faults[name];

  const save = async () => {
    const invalid = invalidFieldsOf(values);
    setInvalidFields(invalid);
    if (invalid.length > 0) return;
    const changes = changesOf(initial, values);
    if (Object.keys(changes).length === 0 || (await actions.save(changes))) onClose();
  };

  return (
    <FormPanel
      title={t('products.change.title', { id: product.product_id })}
      submit={t('customers.save')}
      failure={failure}
      isBusy={actions.isBusy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <FieldGrid>
        {NAME_FIELDS.map(([name, label, limit]) => (
          <TextField
            key={name}
            label={t(label)}
            mark={name === 'name' ? 'required' : undefined}
            autoComplete="off"
            maxLength={limit}
            error={errorOf(name)}
            {...fieldProps(name)}
          />
        ))}
        <Category product={product} field={fieldProps('cat_code')} fault={errorOf('cat_code')} />
        {TEXT_FIELDS.map(([name, label, limit]) => (
          <TextField
            key={name}
            label={t(label)}
            autoComplete="off"
            maxLength={limit}
            error={errorOf(name)}
            {...fieldProps(name)}
          />
        ))}
        <TextArea
          label={t('product.barcodes')}
          hint={t('products.barcodes.hint')}
          rows={3}
          error={errorOf('barcodes')}
          {...fieldProps('barcodes')}
        />
      </FieldGrid>
      <FieldGrid>
        {DESCRIPTION_FIELDS.map(([name, label]) => (
          <TextArea
            key={name}
            label={t(label)}
            rows={4}
            maxLength={20_000}
            error={errorOf(name)}
            {...fieldProps(name)}
          />
        ))}
      </FieldGrid>
    </FormPanel>
  );
}

interface CategoryProps {
  product: DeskProduct;
  field: { name: string; value: string; onChange: (event: { target: { value: string } }) => void };
  fault: string | undefined;
}

/** Until the categories have loaded, the product's own is the only choice. */
function Category({ product: { cat_code, category }, field, fault }: CategoryProps) {
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
        {...field}
      />
      {fault && <FieldError>{fault}</FieldError>}
    </div>
  );
}
