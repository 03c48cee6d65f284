import { useState } from 'react';

import { CLASS_FLAGS, isClassFlag, type ClassFlag } from '#domain/classCodes';
import { COUNTRIES, currencyOf, parseCountry, type Country } from '#domain/countries';
import { fromCents, parsePrice } from '#domain/money';
import { isSalePrice } from '#domain/salePrices';

import {
  useChangePricesMutation,
  type DeskProduct,
  type PriceChange,
} from '../../api/staffProducts';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { FieldTable, useTypedValues, type FormField } from '../../forms/FieldTable';
import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';

import type { ProductFormProps } from './ProductFormProps';

/**
 * Form for a product's prices and class in a country; typed text is retained even if the product is
 * refetched meanwhile.
 */
export function PriceForm({ product, ...rest }: ProductFormProps) {
  const t = useTranslate();
  const [changePrices] = useChangePricesMutation();
  const { product_id, version, offers } = product;
  const { faults, forget } = rest.action;
  const [country, setCountry] = useState(offers[0]?.country ?? 'CA');
  const [before, setBefore] = useState<Prices>(() => pricesOf(product, country));
  const { values: prices, setValues: setPrices, ...typed } = useTypedValues(() => before);
  const [invalidFields, setInvalidFields] = useState<readonly PriceName[]>([]);
  const [isConfirmed, setIsConfirmed] = useState(false);

  /** Starts again from the prices stored for a country. */
  const chooseCountry = (text: string) => {
    const chosen = parseCountry(text);
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
    if (Object.keys(change).length === 0) return null;
    const body = { ...change, ...(isConfirmed && { is_confirmed: true }) };
    return changePrices({ params: { product_id, country }, ifMatch: version, body });
  };

  const fields: readonly FormField<'country' | keyof Prices>[] = [
    {
      name: 'country',
      label: 'staff.country',
      choices: COUNTRIES.map((code) => [
        code,
        `${t(`staff.country.${code}`)} (${currencyOf(code)})`,
      ]),
    },
    { name: 'selling_price', label: 'product.listPrice', inputMode: 'decimal' },
    { name: 'selling_price_2', label: 'product.sale', inputMode: 'decimal' },
    {
      name: 'retail_price',
      label: 'product.retailPrice',
      inputMode: 'decimal',
      hint: retailPriceHint(t, prices),
    },
    {
      name: 'class',
      label: 'product.class',
      choices: [
        ['', t('products.class.none')],
        ...CLASS_FLAGS.map((flag) => [flag, t(`flag.${flag}`)] as const),
      ],
    },
  ];
  const bind = (name: 'country' | keyof Prices) => {
    if (name === 'country') {
      return {
        value: country,
        onChange: ({ target }: { target: { value: string } }) => chooseCountry(target.value),
      };
    }
    const field = typed.bind(name);
    if (name === 'class') return field;
    const isInvalid = invalidFields.includes(name);
    return { ...field, error: isInvalid ? t(`products.price.wrong.${name}`) : faults[name] };
  };
  return (
    <ActionSheet
      kind="panel"
      title={t('products.price.title', { id: product_id })}
      submit={t('customers.save')}
      send={send}
      done={t('customers.saved', { code: product_id })}
      {...rest}
    >
      <FieldTable fields={fields} bind={bind} />
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

/** Prices as they are typed. */
interface Prices {
  selling_price: string;
  selling_price_2: string;
  retail_price: string;
  class: ClassFlag | '';
}

/** Returns the stored prices; empty if the product is not sold in the country yet. */
function pricesOf({ offers }: DeskProduct, country: Country): Prices {
  const offer = offers.find((candidate) => candidate.country === country);
  const toText = (price: number | null | undefined) => (price == null ? '' : price.toFixed(2));
  return {
    selling_price: toText(offer?.selling_price),
    selling_price_2: toText(offer?.selling_price_2),
    retail_price: toText(offer?.retail_price),
    class: isClassFlag(offer?.class) ? offer.class : '',
  };
}

type PriceName = 'selling_price' | 'selling_price_2' | 'retail_price';
const PRICE_NAMES: readonly PriceName[] = ['selling_price', 'selling_price_2', 'retail_price'];

/**
 * Returns the changed values, and the names of fields without a valid price; only the list price is
 * required.
 */
function parsePrices(before: Prices, after: Prices) {
  const change: PriceChange = {};
  const wrong: PriceName[] = [];
  for (const name of PRICE_NAMES) {
    const text = after[name].trim();
    if (text === before[name]) continue;
    const cents = parsePrice(text);
    if (cents !== undefined && cents > 0) change[name] = fromCents(cents);
    else if (text === '' && name !== 'selling_price') change[name] = null;
    else wrong.push(name);
  }
  const list = parsePrice(after.selling_price);
  const sale = parsePrice(after.selling_price_2);
  if (list === undefined && !wrong.includes('selling_price')) wrong.push('selling_price');
  if (list !== undefined && sale !== undefined && !isSalePrice(sale, list)) {
    wrong.push('selling_price_2');
  }
  if (after.class !== before.class) change.class = after.class;
  return { change, wrong };
}
