import { useLocation, useParams } from 'react-router';

import { useListContentQuery, type ContentKind } from '../../api/staffContent';
import { useTranslate } from '../../i18n/useTranslate';
import { Loaded } from '../../ui/Loaded';
import { usePageTitle } from '../../ui/PageTitle';

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
  const { state } = useLocation() as { state: FromEntry | null };
  return (
    <Loaded query={useListContentQuery(kind)} isPage>
      {(listing) => <KindScreen kind={kind} listing={listing} from={state ?? {}} />}
    </Loaded>
  );
}
