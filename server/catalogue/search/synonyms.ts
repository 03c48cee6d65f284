import type { Language } from '#domain/languages';

import english from './synonyms/en.json';
import spanish from './synonyms/es.json';
import french from './synonyms/fr.json';
import { stemOf } from './words';

/** Words and abbreviations that shops use for the same thing; one thing per line. */
const GROUPS: Record<Language, readonly string[]> = { '': english, fr: french, es: spanish };

/** Maps each stem to the other stems of its groups. */
function buildTable(language: Language): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>();
  for (const line of GROUPS[language]) {
    const stems = line.split(' ').map((word) => stemOf(word, language));
    for (const stem of stems) {
      table.set(stem, [...(table.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
    }
  }
  return table;
}

const TABLES: Record<Language, ReadonlyMap<string, readonly string[]>> = {
  '': buildTable(''),
  fr: buildTable('fr'),
  es: buildTable('es'),
};

/** The stems that shops use as synonyms of a stem. */
export const synonymsOf = (stem: string, language: Language): readonly string[] =>
  TABLES[language].get(stem) ?? [];
