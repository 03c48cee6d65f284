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

/** Selects the sheets of a workbook, or the parts of a mail, that are read as one order. */
export function SheetChooser({ sheet, isOpen, onChoose, onCancel }: SheetChooserProps) {
  const t = useTranslate();
  const id = useId();
  const what = sheet.isMail ? 'parts' : 'sheets';
  const [chosen, setChosen] = useState<readonly string[]>(isOpen ? [] : sheet.names);
  const toggleSheet = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  const chooseSheets = (event: FormEvent) => {
    event.preventDefault();
    onChoose([...chosen]);
  };

  return (
    <ChooserForm onSubmit={chooseSheets} aria-labelledby={id}>
      <p id={id}>{t(isOpen ? `opticon.${what}.open` : `opticon.${what}.rereads`)}</p>
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
        label={t(`opticon.${what}.read`)}
        isOpen={chosen.length === 0}
        onCancel={onCancel}
      />
    </ChooserForm>
  );
}
