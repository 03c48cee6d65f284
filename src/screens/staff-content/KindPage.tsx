import { useLocation, useParams, useNavigate } from 'react-router';
import { styled } from 'styled-components';

import { useListContentQuery, type ContentKind, type ContentListing } from '../../api/staffContent';
import { DeskHead, Muted } from '../../features/desk-frame/DeskHead';
import { DoneLine } from '../../features/desk-frame/DoneLine';
import { HelpButton } from '../../features/desk-frame/HelpButton';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { EmptyState } from '../../ui/EmptyState';
import { FormMessage } from '../../ui/FormMessage';
import { Loaded } from '../../ui/Loaded';
import { usePageTitle } from '../../ui/PageTitle';

import { EntriesTable } from './EntriesTable';
import { KINDS, parseKind, PAGES } from './kinds';
import { NoContent } from './NoContent';
import type { FromEntry } from './useContentActions';
import { useListActions } from './useListActions';

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

const DoneArea = styled.div`
  min-height: 2.5rem;
`;

const KEYS = [
  ['J', 'desk.key.next'],
  ['K', 'desk.key.previous'],
  ['↵', 'content.key.open'],
  ['A', 'content.add'],
  ['Esc', 'content.all'],
] as const;

interface KindScreenProps {
  kind: ContentKind;
  listing: ContentListing;
  from: FromEntry;
}

/** Entries of a content list, with controls to reorder and remove them. */
function KindScreen({ kind, listing, from }: KindScreenProps) {
  const { entries } = listing;
  const { title, about, isFixed = false } = KINDS[kind];
  const t = useTranslate();
  const navigate = useNavigate();
  const mayChange = useHasRole('catalogue');
  const actions = useListActions(kind, listing, from.done);
  const canAdd = mayChange && (!isFixed || entries.length < Object.keys(PAGES).length);
  const add = () => void navigate(staffPaths.contentAdd(kind));
  useDeskKeys({
    a: canAdd ? add : undefined,
    Escape: () => void navigate(staffPaths.content),
  });

  return (
    <>
      <DeskHead
        title={t(title)}
        back={{ to: staffPaths.content, label: t('content.all') }}
        tools={
          <>
            {canAdd && (
              <KeyedButton letter="a" isPrimary onClick={add}>
                {t('content.add')}
              </KeyedButton>
            )}
            <HelpButton keys={KEYS} />
          </>
        }
      >
        <Muted as="p">{t(about)}</Muted>
      </DeskHead>
      <DoneArea>
        <DoneLine message={actions.done?.message} onUndo={actions.undo} />
      </DoneArea>
      {actions.failure && <FormMessage>{actions.failure}</FormMessage>}
      {entries.length === 0 ? (
        <EmptyState icon="file" text={t('content.none')} />
      ) : (
        <EntriesTable
          kind={kind}
          entries={entries}
          isBusy={actions.isBusy}
          onMove={mayChange ? actions.move : undefined}
          onRemove={mayChange ? actions.remove : undefined}
        />
      )}
    </>
  );
}
