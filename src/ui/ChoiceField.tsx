import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';

import { Select } from './Input';
import { FieldBox, FieldError, FieldLabel } from './TextField';

interface ChoiceFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  choices: readonly (readonly [value: string, name: string])[];
  /** The error message in the reader's language, if any. */
  error?: string | undefined;
  /** Shown below the select. */
  children?: ReactNode;
}

/** A labelled select, with its error message below. */
export function ChoiceField({ label, choices, error, children, ...select }: ChoiceFieldProps) {
  const id = useId();
  return (
    <FieldBox>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Select
        id={id}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        {...select}
      >
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </FieldBox>
  );
}
