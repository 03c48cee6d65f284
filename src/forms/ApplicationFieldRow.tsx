import { memo, useCallback } from 'react';

import type { ApplicationField, Form, RowsName, TextKind } from '#domain/application/fields';
import type { FieldName } from '#domain/application/forms';

import { useTranslate } from '../i18n/useTranslate';
import { CheckList } from '../ui/CheckList';
import { CheckRow } from '../ui/CheckRow';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import { DateField, type DateFieldProps } from '../ui/DateField';
import { FieldBox, FieldHint } from '../ui/TextField';

import type { FormValues } from './applicationValues';
import { choicesOf, type Choice, FIELD_HINTS } from './fieldHints';
import { KindField } from './KindField';
import { RowsField } from './RowsField';
import { translateFault } from './translateFault';

interface ApplicationFieldRowProps {
  field: ApplicationField;
  form: Form;
  value: FormValues[string] | undefined;
  /** Message key, or the message itself, of its validation error. */
  fault: string | undefined;
  /** The server's stored value of a sensitive field, masked. */
  masked: string | undefined;
  /** Both must be stable, so that a keystroke re-renders only its own field. */
  onChange: (name: string, value: FormValues[string], isFaulty: boolean) => void;
  onLeave: (name: string) => void;
  /** Whether the value is copied from the billing address; it is then read-only. */
  isCopied: boolean;
}

/** One field of the application, keyed by its API name and rendered by its kind. */
export const ApplicationFieldRow = memo(function ApplicationFieldRow(
  props: ApplicationFieldRowProps,
) {
  const t = useTranslate();
  const { field, form, value, fault, masked, onChange, onLeave, isCopied } = props;
  const { name, kind } = field;
  const label = t(`application.label.${name as FieldName}`);
  const error = fault === undefined ? undefined : translateFault(t, fault);
  const isFaulty = fault !== undefined;
  const changeValue = useCallback(
    (next: FormValues[string]) => onChange(name, next, isFaulty),
    [onChange, name, isFaulty],
  );
  const leave = () => onLeave(name);

  if (kind === 'rows') return <RowsField name={name as RowsName} />;
  if (kind === 'check') {
    return (
      <CheckRow
        name={name}
        label={label}
        checked={value === true}
        error={error}
        required
        onChange={(event) => changeValue(event.target.checked)}
        onBlur={leave}
      />
    );
  }
  if (kind === 'choice' || kind === 'choices') {
    return (
      <ChosenField field={field} form={form} label={label} value={value} onChange={changeValue} />
    );
  }
  const text = String(value ?? '');
  return (
    <FieldBox>
      <EnteredField
        field={field}
        kind={kind}
        label={label}
        error={error}
        value={text}
        isCopied={isCopied}
        onChange={changeValue}
        onBlur={leave}
      />
      {masked && text === '' && <FieldHint>{t('application.kept', { masked })}</FieldHint>}
    </FieldBox>
  );
});

interface ChosenFieldProps {
  field: ApplicationField;
  form: Form;
  label: string;
  value: FormValues[string] | undefined;
  onChange: (value: FormValues[string]) => void;
}

/** A field whose value is chosen: one of several, or any number of them. */
function ChosenField({ field, form, label, value, onChange }: ChosenFieldProps) {
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

interface EnteredFieldProps extends Pick<
  DateFieldProps,
  'label' | 'error' | 'value' | 'onChange' | 'onBlur'
> {
  field: ApplicationField;
  kind: TextKind;
  /** Whether the text is copied from another field; it is then read-only. */
  isCopied: boolean;
}

/** A field whose value is typed: a text, a number or a date. */
function EnteredField({ field, kind, isCopied, ...input }: EnteredFieldProps) {
  const { name, required } = field;
  const shared = { name, ...input, ...FIELD_HINTS[name as FieldName] };
  return kind === 'date' || kind === 'expiry' ? (
    <DateField {...shared} kind={kind === 'date' ? 'day' : 'month'} mark="optional" />
  ) : (
    <KindField
      {...shared}
      kind={kind}
      mark={isCopied ? undefined : required ? 'required' : 'optional'}
      readOnly={isCopied}
    />
  );
}
