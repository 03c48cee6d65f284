import { useId, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';

import { Checkbox } from './Checkbox';
import { FieldMark } from './FieldMark';
import { FieldBox, FieldError } from './TextField';
import { size, space } from './theme';

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: flex-start;
`;

const Label = styled.label`
  padding-top: 2px;
  font-size: ${size.text};
  font-weight: 400;
`;

interface CheckRowProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
}

/** A statement to agree to, with its error message below. */
export function CheckRow({ label, error, required, ...input }: CheckRowProps) {
  const id = useId();
  return (
    <FieldBox>
      <Row>
        <Checkbox
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          required={required}
          {...input}
        />
        <Label htmlFor={id}>{label}</Label>
        {required && <FieldMark mark="required" />}
      </Row>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </FieldBox>
  );
}
