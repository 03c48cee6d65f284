import DatePicker from 'rsuite/DatePicker';
import 'rsuite/DatePicker/styles/index.css';

import { useWords } from '../i18n/Words';

import { Caret, PickerBox, twoDigits, type PickerProps } from './PickerBox';
import { PICKERS } from './pickerLocale';

/** A day of the person's calendar, whatever the time zone. */
const write = (date: Date | null) =>
  date
    ? `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
    : '';

function read(text: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year ? new Date(Number(year), Number(month) - 1, Number(day)) : null;
}

/** A date picked from a calendar, or typed; kept as YYYY-MM-DD and shown as a long date. */
export function DateField({ name, label, error, value, onChange, onBlur }: PickerProps) {
  const { locale, longDate, day } = PICKERS[useWords().language];
  return (
    <PickerBox name={name} label={label} error={error}>
      {(id) => (
        <DatePicker
          id={id}
          className="picker"
          format={longDate}
          placeholder={day}
          locale={locale.DatePicker}
          caretAs={Caret}
          oneTap
          value={read(value)}
          aria-invalid={Boolean(error)}
          onChange={(date) => onChange(write(date))}
          onBlur={onBlur}
        />
      )}
    </PickerBox>
  );
}
