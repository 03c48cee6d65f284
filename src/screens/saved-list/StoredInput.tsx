import { useState, type InputHTMLAttributes } from 'react';

import { FilterInput, FilterLabel } from '../../ui/FilterField';

interface StoredInputProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete'> {
  label: string;
  maxLength: number;
  value: string;
  /** Stores another text, without surrounding spaces. */
  onStore: (text: string) => Promise<unknown>;
}

/** A text that is stored when its box is left or Enter is pressed; Escape brings back the last one. */
export function StoredInput({ label, value, onStore, ...input }: StoredInputProps) {
  const [typed, setTyped] = useState<string>();
  const store = async () => {
    const text = typed?.trim() ?? value;
    if (text !== value) await onStore(text);
    setTyped(undefined);
  };
  return (
    <FilterLabel>
      {label}
      <FilterInput
        {...input}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void store()}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
          if (key === 'Escape') setTyped(undefined);
        }}
      />
    </FilterLabel>
  );
}
