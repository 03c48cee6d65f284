import { useState } from 'react';

import { useListDeskCategoriesQuery, type DeskProduct } from '../../api/staffProducts';
import { useTranslate } from '../../i18n/useTranslate';
import { ChoiceField } from '../../ui/ChoiceField';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormPanel } from '../../ui/FormPanel';
import { TextArea } from '../../ui/TextArea';
import { FieldError, TextField } from '../../ui/TextField';

import { changesOf, valuesOf, wrongIn, type ProductValues } from './productValues';
import type { ProductActions } from './useProductActions';

const NAMES = [
  ['name', 'products.name.en', 500],
  ['name_fr', 'products.name.fr', 500],
  ['name_es', 'products.name.es', 500],
] as const;
const TEXTS = [
  ['ship_pack', 'product.pack', 5],
  ['bin', 'products.bin', 200],
  ['brand', 'product.brand', 200],
  ['color', 'products.color', 200],
  ['type', 'products.type', 200],
  ['size', 'products.size', 200],
] as const;
const LONG = [
  ['description', 'products.description.en'],
  ['description_fr', 'products.description.fr'],
  ['description_es', 'products.description.es'],
] as const;

interface ChangeFormProps {
  product: DeskProduct;
  actions: ProductActions;
  failure: string;
  onClose: () => void;
}

/**
 * Form for everything that staff can change about a product; typed text is retained even if the
 * product is refetched meanwhile.
 */
export function ChangeForm({ product, actions, failure, onClose }: ChangeFormProps) {
  const t = useTranslate();
  const [before] = useState(() => valuesOf(product));
  const [values, setValues] = useState(before);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const fieldOf = (name: keyof ProductValues) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  const faultOf = (name: keyof ProductValues) =>
    wrong.includes(name)
      ? t(`products.wrong.${name as 'name' | 'ship_pack'}`)
      : actions.faults[name];

  const save = async () => {
    const bad = wrongIn(values);
    setWrong(bad);
    if (bad.length > 0) return;
    const changes = changesOf(before, values);
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
        {NAMES.map(([name, label, limit]) => (
          <TextField
            key={name}
            label={t(label)}
            mark={name === 'name' ? 'required' : undefined}
            autoComplete="off"
            maxLength={limit}
            error={faultOf(name)}
            {...fieldOf(name)}
          />
        ))}
        <Category product={product} field={fieldOf('cat_code')} fault={faultOf('cat_code')} />
        {TEXTS.map(([name, label, limit]) => (
          <TextField
            key={name}
            label={t(label)}
            autoComplete="off"
            maxLength={limit}
            error={faultOf(name)}
            {...fieldOf(name)}
          />
        ))}
        <TextArea
          label={t('product.barcodes')}
          hint={t('products.barcodes.hint')}
          rows={3}
          error={faultOf('barcodes')}
          {...fieldOf('barcodes')}
        />
      </FieldGrid>
      <FieldGrid>
        {LONG.map(([name, label]) => (
          <TextArea
            key={name}
            label={t(label)}
            rows={4}
            maxLength={20_000}
            error={faultOf(name)}
            {...fieldOf(name)}
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
  const known = data.map((one) => [one.cat_code, one.name] as const);
  const isListed = known.some(([code]) => code === cat_code);
  return (
    <div>
      <ChoiceField
        label={t('product.category')}
        choices={isListed ? known : [[cat_code, category || cat_code], ...known]}
        {...field}
      />
      {fault && <FieldError>{fault}</FieldError>}
    </div>
  );
}
