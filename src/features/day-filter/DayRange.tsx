import { useState } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { DateField } from '../../ui/DateField';

import { parseDay } from './parseDay';

const Box = styled.div`
  flex: 1 1 9.375rem;
  max-width: 14.375rem;
`;

interface DayRangeProps {
  /** YYYY-MM-DD, or empty. */
  days: { from: string; to: string };
  onChange: (changed: { from?: string; to?: string }) => void;
}

/** Filters a list by its first and last day. */
export function DayRange({ days, onChange }: DayRangeProps) {
  const t = useTranslate();
  return (['from', 'to'] as const).map((end) => (
    <Day
      key={end}
      label={t(`orders.${end}`)}
      day={days[end]}
      onChange={(day) => onChange({ [end]: day })}
    />
  ));
}

interface DayProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

/**
 * A date input; text that is not a date leaves its end of the range open, and the input says so
 * once it is left.
 */
function Day({ label, day, onChange }: DayProps) {
  const t = useTranslate();
  const [text, setText] = useState(day);
  const [isLeft, setIsLeft] = useState(false);
  const isUnread = text !== '' && parseDay(text) === '';
  return (
    <Box>
      <DateField
        kind="day"
        isQuiet
        label={label}
        autoComplete="off"
        maxLength={40}
        error={isLeft && isUnread && day === '' ? t('orders.day.unread') : undefined}
        onBlur={() => setIsLeft(true)}
        value={parseDay(text) === day ? text : day}
        onChange={(typed) => {
          const read = parseDay(typed);
          setText(typed);
          if (typed === '' || read !== '') setIsLeft(false);
          onChange(read);
        }}
      />
    </Box>
  );
}
