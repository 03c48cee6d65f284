import { useId, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';

import { FieldMark, LabelLine, type Mark } from './FieldMark';
import { Input } from './Input';
import { color, size, space } from './theme';

export const FieldBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`;

export const FieldLabel = styled.label`
  font-size: ${size.s};
  font-weight: 600;
`;

export const FieldError = styled.p`
  color: ${color.bad};
  font-size: ${size.s};
`;

export const FieldHint = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const FieldWarning = styled.p`
  color: ${color.warn};
  font-size: ${size.s};
`;

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  mark?: Mark | undefined;
  /** The error message in the reader's language, if any. */
  error?: string | undefined | false;
  hint?: string | undefined;
  /** A message about a value that may be wrong and is worth checking. */
  warning?: string | undefined | false;
}

/** A labelled input with its messages below. */
export function TextField({ label, mark, error, hint, warning, ...input }: TextFieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, warning && `${id}-warning`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <FieldBox>
      <LabelLine>
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        {mark && <FieldMark mark={mark} />}
      </LabelLine>
      <Input
        id={id}
        required={mark === 'required'}
        aria-invalid={Boolean(error)}
        aria-describedby={described || undefined}
        {...input}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {warning && (
        <FieldWarning id={`${id}-warning`} role="status">
          {warning}
        </FieldWarning>
      )}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </FieldBox>
  );
}
