import { useState } from 'react';
import { styled } from 'styled-components';

import { DateField } from '../../ui/DateField';

import { readDay } from './readDay';

const Box = styled.div`
  flex: 1 1 9.375rem;
  max-width: 14.375rem;
`;

interface DayFilterProps {
  label: string;
  /** YYYY-MM-DD, or empty. */
  day: string;
  onChange: (day: string) => void;
}

/** One end of the dates; a text that is no date yet leaves that end open. */
export function DayFilter({ label, day, onChange }: DayFilterProps) {
  const [text, setText] = useState(day);
  return (
    <Box>
      <DateField
        kind="day"
        isQuiet
        label={label}
        autoComplete="off"
        maxLength={40}
        value={readDay(text) === day ? text : day}
        onChange={(typed) => {
          setText(typed);
          onChange(readDay(typed));
        }}
      />
    </Box>
  );
}
