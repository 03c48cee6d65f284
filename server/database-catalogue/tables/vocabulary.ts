import { sql } from 'kysely';

import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';

import { tableOf } from './builds';

export interface VocabularyRow {
  language: string;
  word: string;
  spelled: string;
  term: number;
  holders: number;
}

/** Every word of a language, sorted by code point. */
export async function readVocabulary(
  db: Db,
  build: number,
  language: Language,
): Promise<VocabularyRow[]> {
  const { rows } = await sql<VocabularyRow>`
    select language, word, spelled, term, holders from ${tableOf(build, 'words')}
    where language = ${language} order by word collate "C"`.execute(db);
  return rows;
}
