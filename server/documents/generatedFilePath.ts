import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import type { DownloadTable } from '../db/tables/content';

/** URL of a generated file; independent of the session, so that it can be shared in e-mails. */
export function generatedFilePath(
  { kind, id }: Pick<DownloadTable, 'kind' | 'id'>,
  { country, language }: { country: Country; language: Language },
): string {
  const query = new URLSearchParams({ lang: language || 'en', country });
  return `/files/${kind}/${encodeURIComponent(id)}.pdf?${query.toString()}`;
}
