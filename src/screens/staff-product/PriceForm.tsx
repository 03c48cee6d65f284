import { useState } from 'react';

import { CLASS_FLAGS } from '#domain/classCodes';
import { COUNTRIES, currencyOf, type Country } from '#domain/countries';
import { fromCents, parsePrice } from '#domain/money';

import type { PriceChange } from '../../api/staffProducts';
import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';
import { ChoiceField } from '../../ui/ChoiceField';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormPanel } from '../../ui/FormPanel';
import { TextField } from '../../ui/TextField';

import { pricesOf, parsePrices, type Prices } from './prices';
import type { ProductFormProps } from './useProductActions';

const FIELDS = [
  ['selling_price', 'product.listPrice'],
  ['selling_price_2', 'product.sale'],
  ['retail_price', 'product.retailPrice'],
] as const;

/**
 * Form for a product's prices and class in a country; typed text is retained even if the product is
 * refetched meanwhile.
 */
export function PriceForm({ product, actions, failure, onClose }: ProductFormProps) {
  const t = useTranslate();
  const [country, setCountry] = useState<Country>(product.offers[0]?.country ?? 'CA');
  const [before, setBefore] = useState<Prices>(() => pricesOf(product, country));
  const [prices, setPrices] = useState(before);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [invalidFields, setInvalidFields] = useState<readonly string[]>([]);

  const chooseCountry = (chosen: Country) => {
    const stored = pricesOf(product, chosen);
    setCountry(chosen);
    setBefore(stored);
    setPrices(stored);
    actions.forget();
  };
  const save = async () => {
    const parsed = parsePrices(before, prices);
    setInvalidFields(parsed.wrong);
    if (parsed.wrong.length > 0) return;
    const change: PriceChange = {
      country,
      ...parsed.change,
      ...(isConfirmed && { is_meant: true }),
    };
    if (Object.keys(parsed.change).length === 0 || (await actions.price(change))) onClose();
  };
  const errorOf = (name: (typeof FIELDS)[number][0]) =>
    invalidFields.includes(name) ? t(`products.price.wrong.${name}`) : actions.faults[name];

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
          onChange={({ target }) => chooseCountry(target.value as Country)}
        />
        {FIELDS.map(([name, label]) => (
          <TextField
            key={name}
            label={t(label)}
            name={name}
            data-is-first={name === 'selling_price' ? '' : undefined}
            autoComplete="off"
            inputMode="decimal"
            value={prices[name]}
            error={errorOf(name)}
            hint={name === 'retail_price' ? retailPriceHint(t, prices) : undefined}
            onChange={({ target }) => setPrices({ ...prices, [name]: target.value })}
          />
        ))}
        <ChoiceField
          label={t('product.class')}
          choices={[
            ['', t('products.class.none')],
            ...CLASS_FLAGS.map((flag) => [flag, t(`flag.${flag}`)] as const),
          ]}
          value={prices.class}
          onChange={({ target }) =>
            setPrices({ ...prices, class: target.value as Prices['class'] })
          }
        />
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

/** Returns a hint with the retail price that is used if none is typed. */
function retailPriceHint(
  t: Translate,
  { selling_price, retail_price }: Prices,
): string | undefined {
  const cents = parsePrice(selling_price);
  if (retail_price.trim() !== '' || cents === undefined) return undefined;
  return t('products.price.twice', { price: fromCents(cents * 2).toFixed(2) });
}
