import { CLASS_FLAGS } from '#domain/classCodes';
import { fromCents, parsePrice } from '#domain/money';

import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { ChoiceField } from '../../ui/ChoiceField';
import { TextField } from '../../ui/TextField';

import type { PriceName, Prices } from './parsePrices';

const FIELDS = [
  ['selling_price', 'product.listPrice'],
  ['selling_price_2', 'product.sale'],
  ['retail_price', 'product.retailPrice'],
] as const;

interface PriceFieldsProps {
  prices: Prices;
  /** Returns why a price was refused. */
  faultOf: (name: PriceName) => string | undefined;
  onType: (prices: Prices) => void;
}

/** Prices and class of a product in one country. */
export function PriceFields({ prices, faultOf, onType }: PriceFieldsProps) {
  const t = useTranslate();
  return (
    <>
      {FIELDS.map(([name, label]) => (
        <TextField
          key={name}
          label={t(label)}
          name={name}
          data-is-first={name === 'selling_price' ? '' : undefined}
          autoComplete="off"
          inputMode="decimal"
          value={prices[name]}
          error={faultOf(name)}
          hint={name === 'retail_price' ? retailPriceHint(t, prices) : undefined}
          onChange={({ target }) => onType({ ...prices, [name]: target.value })}
        />
      ))}
      <ChoiceField
        label={t('product.class')}
        choices={[
          ['', t('products.class.none')],
          ...CLASS_FLAGS.map((flag) => [flag, t(`flag.${flag}`)] as const),
        ]}
        value={prices.class}
        onChange={({ target }) => onType({ ...prices, class: target.value as Prices['class'] })}
      />
    </>
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
