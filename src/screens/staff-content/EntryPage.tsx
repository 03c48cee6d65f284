import { useParams } from 'react-router';

import { idOfEntry, useListContentQuery, type ContentKind } from '../../api/staffContent';
import { useTranslate } from '../../i18n/useTranslate';
import { Loaded } from '../../ui/Loaded';
import { usePageTitle } from '../../ui/PageTitle';

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
  return (
    <Loaded query={useListContentQuery(kind)} isPage>
      {(listing) => {
        const entry = listing.entries.find((candidate) => idOfEntry(candidate) === id);
        if (id !== undefined && !entry) return <NoContent />;
        return <EntryScreen kind={kind} listing={listing} entry={entry} />;
      }}
    </Loaded>
  );
}
