import { useState } from 'react';

import type { Country } from '#domain/countries';
import {
  STOCK_REASONS,
  STOCK_ENTRY_MODES,
  type StockReason,
  type StockEntryMode,
} from '#domain/deskProducts';

import { useChangeStockMutation, type DeskOffer } from '../../api/staffProducts';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { useTranslate } from '../../i18n/useTranslate';
import { ChoiceField } from '../../ui/ChoiceField';
import { FieldGrid } from '../../ui/FieldGrid';
import { TextField } from '../../ui/TextField';

import type { ProductFormProps } from './ProductFormProps';

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
  const { product_id } = product;
  const [country, setCountry] = useState<Country>(product.offers[0]?.country ?? 'CA');
  const [how, setHow] = useState<StockEntryMode>('sellable');
  const [reason, setReason] = useState<StockReason>('counted');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const offer = product.offers.find((candidate) => candidate.country === country);
  const packs = parsePacks(typed);
  const isValid = packs !== undefined && (how === 'change' ? packs !== 0 : packs >= 0);

  const send = () => {
    setIsWrong(!isValid);
    if (!isValid || !offer) return undefined;
    return changeStock({
      params: { product_id, country },
      body: {
        [STOCK_FIELDS[how]]: packs,
        ...(how !== 'counted' && { if_available: offer.available }),
        reason,
        ...(note.trim() && { note: note.trim() }),
      },
    });
  };

  return (
    <ActionSheet
      kind="panel"
      title={t('products.stock.title', { id: product_id })}
      submit={t('products.stock.save')}
      send={send}
      done={t('customers.saved', { code: product_id })}
      {...rest}
    >
      <FieldGrid>
        <ChoiceField
          label={t('staff.country')}
          choices={product.offers.map((candidate) => [
            candidate.country,
            t(`staff.country.${candidate.country}`),
          ])}
          value={country}
          onChange={({ target }) => setCountry(target.value as Country)}
        />
        <ChoiceField
          label={t('products.stock.how')}
          choices={STOCK_ENTRY_MODES.map((mode) => [mode, t(`products.stock.how.${mode}`)])}
          value={how}
          onChange={({ target }) => setHow(target.value as StockEntryMode)}
        />
        <TextField
          label={t('products.stock.packs')}
          autoComplete="off"
          inputMode={how === 'change' ? 'text' : 'numeric'}
          value={typed}
          error={isWrong && !isValid && t(`products.stock.wrong.${how}`)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ChoiceField
          label={t('order.reason')}
          choices={STOCK_REASONS.map((known) => [known, t(`products.reason.${known}`)])}
          value={reason}
          onChange={({ target }) => setReason(target.value as StockReason)}
        />
        <TextField
          label={t('products.stock.note')}
          autoComplete="off"
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </FieldGrid>
      {offer && <StockPreview offer={offer} how={how} packs={isValid ? packs : undefined} />}
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
