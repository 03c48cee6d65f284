import { useState } from 'react';

import type { Country } from '#domain/countries';
import {
  STOCK_REASONS,
  STOCK_ENTRY_MODES,
  type StockReason,
  type StockEntryMode,
} from '#domain/deskProducts';

import type { DeskOffer, DeskProduct } from '../../api/staffProducts';
import { useTranslate } from '../../i18n/useTranslate';
import { ChoiceField } from '../../ui/ChoiceField';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormPanel } from '../../ui/FormPanel';
import { TextField } from '../../ui/TextField';

import type { ProductActions } from './useProductActions';

interface StockFormProps {
  product: DeskProduct;
  actions: ProductActions;
  onClose: () => void;
}

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
export function StockForm({ product, actions, onClose }: StockFormProps) {
  const t = useTranslate();
  const [country, setCountry] = useState<Country>(product.offers[0]?.country ?? 'CA');
  const [how, setHow] = useState<StockEntryMode>('sellable');
  const [reason, setReason] = useState<StockReason>('counted');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const offer = product.offers.find((candidate) => candidate.country === country);
  const packs = parsePacks(typed);
  const isValid = packs !== undefined && (how === 'change' ? packs !== 0 : packs >= 0);

  const save = async () => {
    setIsWrong(!isValid);
    if (!isValid || !offer) return;
    const request = { country, how, packs, seen: offer.available, reason };
    if (await actions.stock({ ...request, ...(note.trim() && { note: note.trim() }) })) onClose();
  };

  return (
    <FormPanel
      title={t('products.stock.title', { id: product.product_id })}
      submit={t('products.stock.save')}
      failure={actions.failure}
      isBusy={actions.isBusy}
      onSave={() => void save()}
      onClose={onClose}
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
          data-is-first=""
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
    </FormPanel>
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
