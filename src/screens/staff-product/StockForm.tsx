import { useState, type ChangeEvent } from 'react';

import type { Country } from '#domain/countries';
import {
  STOCK_REASONS,
  STOCK_ENTRY_MODES,
  type StockReason,
  type StockEntryMode,
} from '#domain/deskProducts';

import { useChangeStockMutation, type DeskOffer } from '../../api/staffProducts';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { ExpectedField, useExpectedDay } from '../../features/expected-day/ExpectedField';
import { FieldTable, useTypedValues, type Control, type FormField } from '../../forms/FieldTable';
import { useTranslate } from '../../i18n/useTranslate';

import type { ProductFormProps } from './ProductFormProps';

interface StockValues {
  country: Country;
  how: StockEntryMode;
  packs: string;
  reason: StockReason;
  note: string;
}

/** What the number of packs is sent as; only a count on the shelf does not depend on the stock. */
const STOCK_FIELDS = { sellable: 'available', counted: 'counted', change: 'change' } as const;

/** Characters that are typed as a minus sign. */
const MINUS_SIGN = /^[\u2212\u2013-]/;
const parsePacks = (text: string): number | undefined => {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '').replace(MINUS_SIGN, '-');
  return /^[+-]?\d{1,8}$/.test(digits) ? Number(digits) : undefined;
};

/**
 * Form that sets or changes a product's stock in a country in one of three ways, with a reason and
 * a preview of the result.
 */
export function StockForm({ product, ...rest }: ProductFormProps) {
  const t = useTranslate();
  const [changeStock] = useChangeStockMutation();
  const { product_id, offers } = product;
  const { values, bind } = useTypedValues<StockValues>(() => ({
    country: offers[0]?.country ?? 'CA',
    how: 'sellable',
    packs: '',
    reason: 'counted',
    note: '',
  }));
  const { country, how, reason } = values;
  const note = values.note.trim();
  const [isWrong, setIsWrong] = useState(false);
  const offer = offers.find((candidate) => candidate.country === country);
  const expected = useExpectedDay(offer?.expected_on ?? '');
  const packs = parsePacks(values.packs);
  const isDayOnly = expected.isEdited && values.packs.trim() === '';
  const isCount = packs !== undefined && (how === 'change' ? packs !== 0 : packs >= 0);
  const isValid = isCount || isDayOnly;

  const send = () => {
    setIsWrong(!isValid);
    if (!isValid || !offer) return undefined;
    if (expected.error) return expected.error;
    return changeStock({
      params: { product_id, country },
      body: {
        ...(isCount && { [STOCK_FIELDS[how]]: packs }),
        ...(isCount && how !== 'counted' && { if_available: offer.available }),
        ...(expected.isEdited && { expected_on: expected.day }),
        reason,
        ...(note && { note }),
      },
    });
  };

  const chooseCountry = (event: ChangeEvent<Control>) => {
    bind('country').onChange(event);
    const chosen = offers.find((sold) => sold.country === event.target.value);
    expected.setText(chosen?.expected_on ?? '');
  };

  const fields: readonly FormField<keyof StockValues>[] = [
    {
      name: 'country',
      label: 'staff.country',
      choices: offers.map((sold) => [sold.country, t(`staff.country.${sold.country}`)]),
    },
    {
      name: 'how',
      label: 'products.stock.how',
      choices: STOCK_ENTRY_MODES.map((mode) => [mode, t(`products.stock.how.${mode}`)]),
    },
    {
      name: 'packs',
      label: 'products.stock.packs',
      inputMode: how === 'change' ? 'text' : 'numeric',
    },
    {
      name: 'reason',
      label: 'order.reason',
      choices: STOCK_REASONS.map((known) => [known, t(`products.reason.${known}`)]),
    },
    { name: 'note', label: 'products.stock.note', limit: 200 },
  ];
  return (
    <ActionSheet
      kind="panel"
      title={t('products.stock.title', { id: product_id })}
      submit={t('products.stock.save')}
      send={send}
      done={t('customers.saved', { code: product_id })}
      {...rest}
    >
      <FieldTable
        fields={fields}
        bind={(name) => ({
          ...bind(name),
          ...(name === 'country' && { onChange: chooseCountry }),
          error: name === 'packs' && isWrong && !isValid && t(`products.stock.wrong.${how}`),
        })}
      />
      <ExpectedField expected={expected} />
      {offer && <StockPreview offer={offer} how={how} packs={isCount ? packs : undefined} />}
    </ActionSheet>
  );
}

interface StockPreviewProps {
  offer: DeskOffer;
  how: StockEntryMode;
  packs: number | undefined;
}

/** Sellable stock now, and after the change. */
function StockPreview({ offer: { available, to_ship }, how, packs }: StockPreviewProps) {
  const t = useTranslate();
  const after = {
    sellable: packs ?? 0,
    counted: (packs ?? 0) - to_ship,
    change: available + (packs ?? 0),
  };
  return (
    <p aria-live="polite">
      {t('products.stock.now', { available, to_ship })}
      {packs !== undefined && ` ${t('products.stock.then', { count: after[how] })}`}
    </p>
  );
}
