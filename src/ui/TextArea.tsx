import { useId, type TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';

import { Textarea } from './Input';
import { FieldBox, FieldLabel, FieldError, FieldHint } from './TextField';
import { space } from './theme';

const Area = styled(Textarea)`
  padding: ${space(2)} 10px;
  resize: vertical;
`;

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  hint?: string | undefined;
  /** The error message in the reader's language, if any. */
  error?: string | undefined;
}

/** A labelled multi-line input, with a hint or its error message below. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <FieldBox>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Area
        id={id}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : `${id}-hint`}
        {...area}
      />
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      )}
    </FieldBox>
  );
}
