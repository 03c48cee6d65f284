import { useId, type SelectHTMLAttributes } from 'react';

import { Select } from './Input';
import { FieldBox, FieldLabel } from './TextField';

interface ChoiceFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  choices: readonly (readonly [value: string, name: string])[];
}

/** A labelled select. */
export function ChoiceField({ label, choices, ...select }: ChoiceFieldProps) {
  const id = useId();
  return (
    <FieldBox>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Select id={id} {...select}>
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </FieldBox>
  );
}
