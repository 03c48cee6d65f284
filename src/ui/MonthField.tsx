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

const isPast = (date: Date, now = new Date()) =>
  date.getFullYear() * 12 + date.getMonth() < now.getFullYear() * 12 + now.getMonth();

/** A month and a year that are not past, as MM/yy. */
export function MonthField({ name, label, error, value, onChange, onBlur }: PickerProps) {
  const { locale } = PICKERS[useWords().language];
  return (
    <PickerBox name={name} label={label} error={error}>
      {(id) => (
        <DatePicker
          id={id}
          className="picker"
          format="MM/yy"
          locale={locale.DatePicker}
          caretAs={Caret}
          limitStartYear={0}
          value={read(value)}
          shouldDisableDate={(date) => isPast(date)}
          aria-invalid={Boolean(error)}
          onChange={(date) => onChange(date && isPast(date) ? '' : write(date))}
          onBlur={onBlur}
        />
      )}
    </PickerBox>
  );
}
