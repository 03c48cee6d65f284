import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { TextField } from '../../ui/TextField';

import type { Guards } from './useGuards';

interface GuardFieldsProps {
  guards: Guards;
  /** Examples of what the numbers count. */
  examples?: readonly string[] | undefined;
}

/** The unusual changes, each with an input for its exact count. */
export function GuardFields({ guards, examples = [] }: GuardFieldsProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      {guards.fields.map((field) => (
        <GuardField
          key={field.guard}
          field={field}
          label={t(`integrations.guard.${field.guard}`, { count: field.count })}
          hint={t('integrations.guard.hint', { number: format.number(field.count) })}
        />
      ))}
      {examples.length > 0 && (
        <p>{t('integrations.guard.examples', { examples: examples.join(', ') })}</p>
      )}
    </>
  );
}

interface GuardFieldProps {
  field: Guards['fields'][number];
  label: string;
  hint: string;
}

/** Input for the exact count that staff must type to confirm an unusual change. */
export function GuardField({ field: { value, isWrong, type }, label, hint }: GuardFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      label={label}
      hint={hint}
      error={isWrong && t('integrations.guard.wrong')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={value}
      onChange={(event) => type(event.target.value)}
    />
  );
}
