import { useParams } from 'react-router';

import { idOfEntry, useListContentQuery, type ContentKind } from '../../api/staffContent';
import { useTranslate } from '../../i18n/useTranslate';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { EntryScreen } from './EntryScreen';
import { KINDS, parseKind } from './kinds';
import { NoContent } from './NoContent';

/** One entry of a list, or a new one. */
export function EntryPage() {
  const { kind, id } = useParams();
  const contentKind = parseKind(kind);
  return contentKind ? (
    <LoadedEntry key={`${contentKind} ${id}`} kind={contentKind} id={id} />
  ) : (
    <NoContent />
  );
}

function LoadedEntry({ kind, id }: { kind: ContentKind; id: string | undefined }) {
  const t = useTranslate();
  usePageTitle(t(KINDS[kind].title));
  const { data, error, refetch } = useListContentQuery(kind);
  if (error && !data) return <LoadError error={error} onRetry={refetch} isPage />;
  if (!data) return <TableSkeleton />;
  const entry = data.entries.find((candidate) => idOfEntry(candidate) === id);
  if (id !== undefined && !entry) return <NoContent />;
  return <EntryScreen kind={kind} listing={data} entry={entry} />;
}
