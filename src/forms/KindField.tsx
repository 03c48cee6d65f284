import { useState } from 'react';

import { MAX_LENGTHS, type TextKind } from '#domain/application/fields';
import { isUnusualPostalCode, normaliseText } from '#domain/application/normaliseText';

import { useTranslate } from '../i18n/useTranslate';
import { TextField, type TextFieldProps } from '../ui/TextField';

import { lengthMessages } from './lengthMessages';

interface KindFieldProps extends Omit<TextFieldProps, 'onChange'> {
  kind: TextKind;
  value: string;
  onChange: (text: string) => void;
}

const NO_MESSAGES = { hint: undefined, error: undefined };

/**
 * A text field with the limits of its kind; a postal code is tidied on blur, with a warning if it
 * looks odd.
 */
export function KindField({ kind, value, error, onChange, onBlur, ...field }: KindFieldProps) {
  const t = useTranslate();
  const [isFocused, setIsFocused] = useState(false);
  // A value copied from another field is validated there.
  const length = field.readOnly ? NO_MESSAGES : lengthMessages(t, value, MAX_LENGTHS[kind]);
  const isPostalCode = !field.readOnly && (kind === 'postalCode' || kind === 'zipCode');
  return (
    <TextField
      {...field}
      value={value}
      hint={length.hint}
      error={length.error ?? error}
      warning={
        isPostalCode &&
        !isFocused &&
        isUnusualPostalCode(value, kind) &&
        t(`application.${kind}.odd`)
      }
      onChange={(event) => onChange(event.target.value)}
      onFocus={() => setIsFocused(true)}
      onBlur={(event) => {
        setIsFocused(false);
        const tidied = isPostalCode ? normaliseText(value, kind) : value;
        if (tidied !== value) onChange(tidied);
        onBlur?.(event);
      }}
    />
  );
}
