import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import type { DownloadTable } from '../db/tables/content';

/** Where a file is had that the program makes; the same address in a letter works for anybody. */
export function addressOfFile(
  { kind, id }: Pick<DownloadTable, 'kind' | 'id'>,
  { country, language }: { country: Country; language: Language },
): string {
  const query = new URLSearchParams({ lang: language || 'en', country });
  return `/files/${kind}/${encodeURIComponent(id)}.pdf?${query.toString()}`;
}
