import { useTranslate } from '../../i18n/useTranslate';
import { TextField } from '../../ui/TextField';

import type { Guards } from './useGuards';

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
