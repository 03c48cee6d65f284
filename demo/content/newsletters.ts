import type { ContentDocument } from '#contract/contentDocument';
import { localeOf } from '#domain/languages';

import { t } from '../catalogue/vocabulary/term';

import { MONTHS } from './months';

/** Number of newsletters in the demo. */
const SHOWN = 6;

/**
 * Returns one newsletter per month, dated the first, for the most recent months including the
 * current one; newest first.
 */
export function newsletters(now: Date): ContentDocument['newsletters'] {
  return Array.from({ length: SHOWN }, (_, back) => {
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    const { about, body } = MONTHS[day.getUTCMonth()]!;
    const date = day.toISOString().slice(0, 10);
    return {
      id: `news-${date.slice(0, 7)}`,
      date,
      title: t(
        `${monthOf(day, '')}: ${about.en}`,
        `${monthOf(day, 'fr')}\u00a0: ${about.fr}`,
        `${monthOf(day, 'es')}: ${about.es}`,
      ),
      body,
    };
  });
}

/** Formats `November 2026`, capitalised as a title. */
function monthOf(day: Date, language: '' | 'fr' | 'es'): string {
  const form = new Intl.DateTimeFormat(localeOf(language, 'CA'), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const month = form.format(day);
  return month.charAt(0).toUpperCase() + month.slice(1);
}
