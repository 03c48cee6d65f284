import type { ApplicationField, Form } from '#domain/application/fields';

import { useTranslate } from '../i18n/useTranslate';
import { CheckList } from '../ui/CheckList';
import { ChoiceGroup } from '../ui/ChoiceGroup';

import type { FormValues } from './applicationValues';
import { choicesOf, type Choice } from './fieldHints';

interface ChosenFieldProps {
  field: ApplicationField;
  form: Form;
  label: string;
  value: FormValues[string] | undefined;
  onChange: (value: FormValues[string]) => void;
}

/** A field whose value is chosen: one of several, or any number of them. */
export function ChosenField({ field, form, label, value, onChange }: ChosenFieldProps) {
  const t = useTranslate();
  const { name, kind } = field;
  const choices = choicesOf(name, form).map((choice: Choice) => ({
    value: choice as string,
    name: t(`application.choice.${choice}`),
  }));
  const shared = { name, legend: label, mark: 'optional', choices } as const;
  return kind === 'choices' ? (
    <CheckList
      {...shared}
      chosen={Array.isArray(value) ? (value as string[]) : []}
      onChange={onChange}
    />
  ) : (
    <ChoiceGroup {...shared} chosen={String(value ?? '')} onChoose={onChange} />
  );
}
