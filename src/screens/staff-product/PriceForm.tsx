import { useState } from 'react';

import { COUNTRIES, currencyOf, type Country } from '#domain/countries';

import type { PriceChange } from '../../api/staffProducts';
import { useTranslate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';
import { ChoiceField } from '../../ui/ChoiceField';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormPanel } from '../../ui/FormPanel';

import { PriceFields } from './PriceFields';
import type { ProductFormProps } from './useProductActions';
import { useTypedPrices } from './useTypedPrices';

/**
 * Form for a product's prices and class in a country; typed text is retained even if the product is
 * refetched meanwhile.
 */
export function PriceForm({ product, actions, failure, onClose }: ProductFormProps) {
  const t = useTranslate();
  const { country, chooseCountry, prices, setPrices, faultOf, parse } = useTypedPrices(
    product,
    actions.faults,
  );
  const [isConfirmed, setIsConfirmed] = useState(false);

  const save = async () => {
    const changed = parse();
    if (!changed) return;
    const change: PriceChange = { country, ...changed, ...(isConfirmed && { is_meant: true }) };
    if (Object.keys(changed).length === 0 || (await actions.price(change))) onClose();
  };

  return (
    <FormPanel
      title={t('products.price.title', { id: product.product_id })}
      submit={t('customers.save')}
      failure={failure}
      isBusy={actions.isBusy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <FieldGrid>
        <ChoiceField
          label={t('staff.country')}
          choices={COUNTRIES.map((code) => [
            code,
            `${t(`staff.country.${code}`)} (${currencyOf(code)})`,
          ])}
          value={country}
          onChange={({ target }) => {
            chooseCountry(target.value as Country);
            actions.forget();
          }}
        />
        <PriceFields prices={prices} faultOf={faultOf} onType={setPrices} />
      </FieldGrid>
      {(isConfirmed || actions.faults.selling_price !== undefined) && (
        <CheckRow
          label={t('products.price.isMeant')}
          checked={isConfirmed}
          onChange={({ target }) => setIsConfirmed(target.checked)}
        />
      )}
    </FormPanel>
  );
}
