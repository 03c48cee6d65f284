import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';

import { GuardField } from './GuardField';
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
