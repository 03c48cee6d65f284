import type { ContentDocument } from '#contract/contentDocument';
import { localeOf } from '#domain/languages';

import { t } from '../catalogue/vocabulary/term';

import { MONTHS } from './months';

/** Number of newsletters in the demo. */
const NEWSLETTER_COUNT = 6;

/**
 * Returns one newsletter per month, dated the first, for the most recent months including the
 * current one; newest first.
 */
export function newsletters(now: Date): ContentDocument['newsletters'] {
  return Array.from({ length: NEWSLETTER_COUNT }, (_, monthsAgo) => {
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
    const { about, body } = MONTHS[day.getUTCMonth()]!;
    const date = day.toISOString().slice(0, 10);
    return {
      id: `news-${date.slice(0, 7)}`,
      date,
      title: t(
        `${formatMonth(day, '')}: ${about.en}`,
        `${formatMonth(day, 'fr')}\u00a0: ${about.fr}`,
        `${formatMonth(day, 'es')}: ${about.es}`,
      ),
      body,
    };
  });
}

/** Formats `November 2026`, capitalised as a title. */
function formatMonth(day: Date, language: '' | 'fr' | 'es'): string {
  const form = new Intl.DateTimeFormat(localeOf(language, 'CA'), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const month = form.format(day);
  return month.charAt(0).toUpperCase() + month.slice(1);
}
