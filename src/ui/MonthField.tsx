import { useState } from 'react';

import DatePicker from 'rsuite/DatePicker';
import 'rsuite/DatePicker/styles/index.css';

import { useWords } from '../i18n/Words';

import { Caret, PickerBox, twoDigits, type PickerProps } from './PickerBox';
import { PICKERS } from './pickerLocale';

const write = (date: Date | null) =>
  date ? `${twoDigits(date.getMonth() + 1)}/${twoDigits(date.getFullYear() % 100)}` : '';

function read(text: string): Date | null {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(text) ?? [];
  return month ? new Date(2000 + Number(year), Number(month) - 1, 1) : null;
}

/** Of the years two digits alone are typed: what stands before them is the picker's own. */
const isPast = (date: Date, now = new Date()) =>
  (date.getFullYear() % 100) * 12 + date.getMonth() <
  (now.getFullYear() % 100) * 12 + now.getMonth();

/** A month and a year, as MM/yy; the calendar offers none that is past, one that is typed is for the form to refuse. */
export function MonthField({ name, label, error, value, onChange, onBlur }: PickerProps) {
  const [picked, setPicked] = useState<Date | null>(null);
  const { locale, month } = PICKERS[useWords().language];
  return (
    <PickerBox name={name} label={label} error={error}>
      {(id) => (
        <DatePicker
          id={id}
          className="picker"
          format="MM/yy"
          placeholder={month}
          locale={locale.DatePicker}
          caretAs={Caret}
          limitStartYear={0}
          value={write(picked) === value ? picked : read(value)}
          shouldDisableDate={(date) => isPast(date)}
          aria-invalid={Boolean(error)}
          onChange={(date) => {
            setPicked(date);
            onChange(write(date));
          }}
          onBlur={onBlur}
        />
      )}
    </PickerBox>
  );
}
