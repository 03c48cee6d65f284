import type { Form } from '#domain/application/fields';

import { useTranslate } from '../i18n/useTranslate';
import { Prose } from '../ui/Prose';

const LINES = {
  ca: [1, 2, 3, 4, 5, 6],
  usa: [1, 2, 3, 4, 5, 6, 7],
} as const;

/** The credit terms of a country, in the reader's language (specification 9). */
export function CreditTerms({ form }: { form: Form }) {
  const t = useTranslate();
  const lines =
    form === 'ca'
      ? LINES.ca.map((line) => t(`application.terms.ca.${line}`))
      : LINES.usa.map((line) => t(`application.terms.usa.${line}`));
  return (
    <Prose>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Prose>
  );
}
