import enUS from 'rsuite/locales/en_US';
import esES from 'rsuite/locales/es_ES';
import frFR from 'rsuite/locales/fr_FR';

import type { Language } from '#domain/languages';

/** rsuite's own texts, how a language writes a whole date, and what is asked for in an empty box. */
export const PICKERS = {
  '': { locale: enUS, longDate: 'MMMM d, yyyy', day: 'Month day, year', month: 'MM/YY' },
  fr: { locale: frFR, longDate: 'd MMMM yyyy', day: 'jour mois année', month: 'MM/AA' },
  es: {
    locale: esES,
    longDate: "d 'de' MMMM 'de' yyyy",
    day: 'día de mes de año',
    month: 'MM/AA',
  },
} as const satisfies Record<Language, unknown>;
