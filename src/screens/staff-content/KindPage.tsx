import { useLocation, useParams } from 'react-router';

import { useListContentQuery, type ContentKind } from '../../api/staffContent';
import { useTranslate } from '../../i18n/useTranslate';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { KINDS, parseKind } from './kinds';
import { KindScreen } from './KindScreen';
import { NoContent } from './NoContent';
import type { FromEntry } from './useContentActions';

/** One of the content lists. */
export function KindPage() {
  const kind = parseKind(useParams().kind);
  return kind ? <LoadedKind key={kind} kind={kind} /> : <NoContent />;
}

function LoadedKind({ kind }: { kind: ContentKind }) {
  const t = useTranslate();
  usePageTitle(t(KINDS[kind].title));
  const { data, error, refetch } = useListContentQuery(kind);
  const { state } = useLocation() as { state: FromEntry | null };
  if (error && !data) return <LoadError error={error} onRetry={refetch} isPage />;
  if (!data) return <TableSkeleton />;
  return <KindScreen kind={kind} listing={data} from={state ?? {}} />;
}
