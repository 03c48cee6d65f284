import { useFormikContext } from 'formik';

import type { ApplicationField, Form } from '#domain/application/fields';

import type { MessageKey } from '../i18n/messages/en';
import { useTranslate } from '../i18n/useTranslate';
import { CheckList } from '../ui/CheckList';
import { CheckRow } from '../ui/CheckRow';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import { DateField } from '../ui/DateField';
import { MonthField } from '../ui/MonthField';
import { FieldBox, FieldHint, TextField } from '../ui/TextField';

import type { FieldName, FormValues, RowsName } from './applicationValues';
import { choicesOf, HINTS, type Choice } from './fieldHints';
import { RowsField } from './RowsField';

interface ApplicationFieldRowProps {
  field: ApplicationField;
  form: Form;
  /** What the server has kept of a sensitive field, masked. */
  masked: string | undefined;
}

/** One field of the application under its name on the wire, drawn by its kind. */
export function ApplicationFieldRow({ field, form, masked }: ApplicationFieldRowProps) {
  const t = useTranslate();
  const { values, errors, touched, getFieldProps, setFieldValue, setFieldTouched } =
    useFormikContext<FormValues>();
  const { name, kind } = field;
  const label = t(`application.label.${name as FieldName}`);
  const found = touched[name] ? errors[name] : undefined;
  const error = typeof found === 'string' ? sayFault(t, found) : undefined;
  const value = values[name];
  const choose = (next: FormValues[string]) => void setFieldValue(name, next);
  const leave = () => void setFieldTouched(name);

  if (kind === 'rows') return <RowsField name={name as RowsName} />;
  if (kind === 'check') {
    return (
      <CheckRow
        name={name}
        label={label}
        checked={value === true}
        error={error}
        onChange={(event) => choose(event.target.checked)}
        onBlur={leave}
      />
    );
  }
  const choices = choicesOf(name, form).map((choice: Choice) => ({
    value: choice as string,
    name: t(`application.choice.${choice}`),
  }));
  if (kind === 'choices') {
    return (
      <CheckList
        name={name}
        legend={label}
        choices={choices}
        chosen={Array.isArray(value) ? (value as string[]) : []}
        onChange={choose}
      />
    );
  }
  if (kind === 'choice') {
    return (
      <ChoiceGroup
        name={name}
        legend={label}
        choices={choices}
        chosen={String(value ?? '')}
        onChoose={choose}
      />
    );
  }
  const text = String(value ?? '');
  const shared = { name, label, error };
  if (kind === 'date')
    return <DateField {...shared} value={text} onChange={choose} onBlur={leave} />;
  const hint = masked && text === '' && <FieldHint>{t('application.kept', { masked })}</FieldHint>;
  if (kind === 'expiry') {
    return (
      <FieldBox>
        <MonthField {...shared} value={text} onChange={choose} onBlur={leave} />
        {hint}
      </FieldBox>
    );
  }
  return (
    <FieldBox>
      <TextField {...shared} {...HINTS[name as FieldName]} {...getFieldProps(name)} value={text} />
      {hint}
    </FieldBox>
  );
}

/** A message of the schema is a key; what the server found is a sentence already. */
export const sayFault = (t: ReturnType<typeof useTranslate>, fault: string): string =>
  fault.startsWith('application.') ? t(fault as MessageKey) : fault;
