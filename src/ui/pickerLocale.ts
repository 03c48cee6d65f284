import enUS from 'rsuite/locales/en_US';
import esES from 'rsuite/locales/es_ES';
import frFR from 'rsuite/locales/fr_FR';

import type { Language } from '#domain/languages';

/** rsuite's own texts, and how a language writes a whole date. */
export const PICKERS = {
  '': { locale: enUS, longDate: 'MMMM d, yyyy' },
  fr: { locale: frFR, longDate: 'd MMMM yyyy' },
  es: { locale: esES, longDate: "d 'de' MMMM 'de' yyyy" },
} as const satisfies Record<Language, unknown>;
