import { useListDeskCategoriesQuery, type DeskProduct } from '../../api/staffProducts';
import { useTranslate } from '../../i18n/useTranslate';
import { ChoiceField } from '../../ui/ChoiceField';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormPanel } from '../../ui/FormPanel';
import { TextArea } from '../../ui/TextArea';
import { FieldError, TextField } from '../../ui/TextField';

import type { ProductFormProps } from './useProductActions';
import { useProductFields, type ProductField } from './useProductFields';

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
  const { fieldProps, parse } = useProductFields(product, actions.faults);

  const save = async () => {
    const changes = parse();
    if (!changes) return;
    if (Object.keys(changes).length === 0 || (await actions.save(changes))) onClose();
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
    <FormPanel
      title={t('products.change.title', { id: product.product_id })}
      submit={t('customers.save')}
      failure={failure}
      isBusy={actions.isBusy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <FieldGrid>
        {NAME_FIELDS.map(renderText)}
        <Category product={product} field={fieldProps('cat_code')} />
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
    </FormPanel>
  );
}

interface CategoryProps {
  product: DeskProduct;
  field: ProductField;
}

/** Until the categories have loaded, the product's own is the only choice. */
function Category({ product: { cat_code, category }, field }: CategoryProps) {
  const { error, ...select } = field;
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
