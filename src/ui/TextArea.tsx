import { useId, type TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';

import { FieldBox, FieldError } from './TextField';
import { color, size, space } from './theme';

const Area = styled.textarea`
  padding: ${space(2)} 10px;
  resize: vertical;
`;

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  hint?: string;
  /** What is wrong, in the reader's words; nothing when all is well. */
  error?: string | undefined;
}

/** A labelled box for several lines, with a word of help and its message under it. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <FieldBox>
      <label htmlFor={id}>{label}</label>
      <Area
        id={id}
        className="field"
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : `${id}-hint`}
        {...area}
      />
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        <Hint id={`${id}-hint`}>{hint}</Hint>
      )}
    </FieldBox>
  );
}
