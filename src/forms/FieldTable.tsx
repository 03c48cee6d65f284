import { useState, type ChangeEvent, type InputHTMLAttributes } from 'react';

import type { MessageKey } from '../i18n/messages/en';
import { useTranslate } from '../i18n/useTranslate';
import { ChoiceField } from '../ui/ChoiceField';
import { FieldGrid } from '../ui/FieldGrid';
import { TextArea } from '../ui/TextArea';
import { TextField } from '../ui/TextField';

type InputAttributes = InputHTMLAttributes<HTMLInputElement>;

/** A field: a select if it has choices, a text of several lines if it has rows, else one line. */
export interface FormField<Name extends string> extends Pick<
  InputAttributes,
  'autoCapitalize' | 'autoFocus' | 'inputMode'
> {
  name: Name;
  label: MessageKey;
  hint?: string | undefined;
  isRequired?: boolean;
  /** Maximum length. */
  limit?: number;
  choices?: readonly (readonly [value: string, name: string])[];
  rows?: number;
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value of a field, what becomes of a change, and its error message, if any. */
interface BoundField {
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
  error?: string | undefined | false;
  /** Its path in the form, if that is not its own name. */
  name?: string;
}

interface FieldTableProps<Name extends string> {
  fields: readonly FormField<Name>[];
  bind: (name: Name) => BoundField;
}

/** The fields of a form, side by side where there is room. */
export function FieldTable<Name extends string>({ fields, bind }: FieldTableProps<Name>) {
  const t = useTranslate();
  return (
    <FieldGrid>
      {fields.map(({ name, label, hint, isRequired, limit, choices, rows, ...input }) => {
        const { error, ...bound } = bind(name);
        const shared = { name, ...bound, label: t(label), error: error || undefined };
        if (choices) return <ChoiceField key={name} {...shared} choices={choices} />;
        const text = { ...shared, hint, maxLength: limit };
        if (rows !== undefined) return <TextArea key={name} {...text} rows={rows} />;
        const mark = isRequired ? 'required' : undefined;
        return <TextField key={name} autoComplete="off" mark={mark} {...text} {...input} />;
      })}
    </FieldGrid>
  );
}

/** What is typed into the fields of a form; `bind` connects one of them. */
export function useTypedValues<Values extends Record<keyof Values, string>>(initial: () => Values) {
  const [values, setValues] = useState(initial);
  const bind = (name: keyof Values) => ({
    value: values[name],
    onChange: ({ target }: ChangeEvent<Control>) => setValues({ ...values, [name]: target.value }),
  });
  return { values, setValues, bind };
}
