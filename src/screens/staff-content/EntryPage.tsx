import { useParams } from 'react-router';

import { idOfEntry, useListContentQuery, type ContentKind } from '../../api/staffContent';
import { useTranslate } from '../../i18n/useTranslate';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { EntryScreen } from './EntryScreen';
import { KINDS, readKind } from './kinds';
import { NoContent } from './NoContent';

/** One entry of a list, or a new one. */
export function EntryPage() {
  const { kind, id } = useParams();
  const known = readKind(kind);
  return known ? <Known key={`${known} ${id}`} kind={known} id={id} /> : <NoContent />;
}

function Known({ kind, id }: { kind: ContentKind; id: string | undefined }) {
  const t = useTranslate();
  usePageTitle(t(KINDS[kind].title));
  const { data, error, refetch } = useListContentQuery(kind);
  if (error && !data) return <LoadError error={error} onRetry={refetch} isPage />;
  if (!data) return <TableSkeleton />;
  const entry = data.entries.find((one) => idOfEntry(one) === id);
  if (id !== undefined && !entry) return <NoContent />;
  return <EntryScreen kind={kind} listing={data} entry={entry} />;
}
