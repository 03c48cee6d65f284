import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { TextField } from '../../ui/TextField';

import type { Guards } from './useGuards';

interface GuardFieldsProps {
  guards: Guards;
  /** Some of what the numbers are made of. */
  examples?: readonly string[] | undefined;
}

/** What is unusual, each with the box for its exact number. */
export function GuardFields({ guards, examples = [] }: GuardFieldsProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      {guards.fields.map(({ guard, count, value, isWrong, type }) => (
        <TextField
          key={guard}
          label={t(`integrations.guard.${guard}`, { count })}
          hint={t('integrations.guard.hint', { number: format.number(count) })}
          error={isWrong && t('integrations.guard.wrong')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={value}
          onChange={(event) => type(event.target.value)}
        />
      ))}
      {examples.length > 0 && (
        <p>{t('integrations.guard.examples', { examples: examples.join(', ') })}</p>
      )}
    </>
  );
}
