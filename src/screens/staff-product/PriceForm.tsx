import { useState } from 'react';

import { CLASS_FLAGS } from '#domain/classCodes';
import { COUNTRIES, currencyOf } from '#domain/countries';
import { fromCents, parsePrice } from '#domain/money';

import { useChangePricesMutation } from '../../api/staffProducts';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';
import { ChoiceField } from '../../ui/ChoiceField';
import { FieldGrid } from '../../ui/FieldGrid';
import { TextField } from '../../ui/TextField';

import { parsePrices, pricesOf, type PriceName, type Prices } from './parsePrices';
import type { ProductFormProps } from './ProductFormProps';

const FIELDS = [
  ['selling_price', 'product.listPrice'],
  ['selling_price_2', 'product.sale'],
  ['retail_price', 'product.retailPrice'],
] as const;

/**
 * Form for a product's prices and class in a country; typed text is retained even if the product is
 * refetched meanwhile.
 */
export function PriceForm({ product, onClose, ...rest }: ProductFormProps) {
  const t = useTranslate();
  const [changePrices] = useChangePricesMutation();
  const { product_id, version, offers } = product;
  const { faults, forget } = rest.action;
  const [country, setCountry] = useState(offers[0]?.country ?? 'CA');
  const [before, setBefore] = useState<Prices>(() => pricesOf(product, country));
  const [prices, setPrices] = useState(before);
  const [invalidFields, setInvalidFields] = useState<readonly PriceName[]>([]);
  const [isConfirmed, setIsConfirmed] = useState(false);

  /** Starts again from the prices stored for a country. */
  const chooseCountry = (chosen: typeof country) => {
    const stored = pricesOf(product, chosen);
    setCountry(chosen);
    setBefore(stored);
    setPrices(stored);
    forget();
  };
  const send = () => {
    const { change, wrong } = parsePrices(before, prices);
    setInvalidFields(wrong);
    if (wrong.length > 0) return undefined;
    if (Object.keys(change).length > 0) {
      const body = { ...change, ...(isConfirmed && { is_confirmed: true }) };
      return changePrices({ params: { product_id, country }, ifMatch: version, body });
    }
    onClose();
    return undefined;
  };

  return (
    <ActionSheet
      kind="panel"
      title={t('products.price.title', { id: product_id })}
      submit={t('customers.save')}
      send={send}
      done={t('customers.saved', { code: product_id })}
      onClose={onClose}
      {...rest}
    >
      <FieldGrid>
        <ChoiceField
          label={t('staff.country')}
          choices={COUNTRIES.map((code) => [
            code,
            `${t(`staff.country.${code}`)} (${currencyOf(code)})`,
          ])}
          value={country}
          onChange={({ target }) => chooseCountry(target.value as typeof country)}
        />
        {FIELDS.map(([name, label]) => (
          <TextField
            key={name}
            label={t(label)}
            name={name}
            autoComplete="off"
            inputMode="decimal"
            value={prices[name]}
            error={invalidFields.includes(name) ? t(`products.price.wrong.${name}`) : faults[name]}
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
      {(isConfirmed || faults.selling_price !== undefined) && (
        <CheckRow
          label={t('products.price.isConfirmed')}
          checked={isConfirmed}
          onChange={({ target }) => setIsConfirmed(target.checked)}
        />
      )}
    </ActionSheet>
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
