import { useId, useState, type FormEvent } from 'react';

import type { OrderReading } from '#domain/order-file/orderFile';

import { useTranslate } from '../../i18n/useTranslate';

import { ChooserFoot } from './ChooserFoot';
import { ChooserForm, ChooserRow } from './ChooserForm';

interface SheetChooserProps {
  sheet: NonNullable<OrderReading['sheet']>;
  /** Whether the sheets are still undecided; then none is preselected. */
  isOpen: boolean;
  onChoose: (sheets: string[]) => void;
  /** Cancels without changes; absent if there is no earlier reading to return to. */
  onCancel?: (() => void) | undefined;
}

/** Selects the sheets of a workbook that are read as one order. */
export function SheetChooser({ sheet, isOpen, onChoose, onCancel }: SheetChooserProps) {
  const t = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>(isOpen ? [] : sheet.names);
  const toggleSheet = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  const chooseSheets = (event: FormEvent) => {
    event.preventDefault();
    onChoose([...chosen]);
  };

  return (
    <ChooserForm onSubmit={chooseSheets} aria-labelledby={id}>
      <p id={id}>{t(isOpen ? 'opticon.sheets.open' : 'opticon.sheets.rereads')}</p>
      <ChooserRow>
        {[...sheet.names, ...sheet.others].map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={() => toggleSheet(name)}
            />{' '}
            {name}
          </label>
        ))}
      </ChooserRow>
      <ChooserFoot
        label={t('opticon.sheets.read')}
        isOpen={chosen.length === 0}
        onCancel={onCancel}
      />
    </ChooserForm>
  );
}
