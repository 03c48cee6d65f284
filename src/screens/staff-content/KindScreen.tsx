import { useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';

import {
  idOfEntry,
  type ContentChanges,
  type ContentEntry,
  type ContentKind,
  type ContentListing,
} from '../../api/staffContent';
import { DoneLine } from '../../features/desk-frame/DoneLine';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { ShortcutsDialog } from '../../features/desk-frame/ShortcutsDialog';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { staffPaths } from '../../staffPaths';
import { useStaffSelector } from '../../store/staffStore';
import { EmptyState } from '../../ui/EmptyState';
import { FormMessage } from '../../ui/FormMessage';
import { color } from '../../ui/theme';

import { EntriesTable } from './EntriesTable';
import { nameOfEntry } from './entryValues';
import { KINDS, PAGES } from './kinds';
import { SubpageHeader } from './SubpageHeader';
import { useContentActions, type ContentDone, type FromEntry } from './useContentActions';

const About = styled.p`
  color: ${color.inkSoft};
`;

const DoneArea = styled.div`
  min-height: 2.5rem;
`;

const KEYS = [
  ['J', 'desk.key.next'],
  ['K', 'desk.key.previous'],
  ['↵', 'content.key.open'],
  ['A', 'content.add'],
  ['Esc', 'content.all'],
  ['?', 'desk.key.keys'],
] as const;

interface KindScreenProps {
  kind: ContentKind;
  listing: ContentListing;
  from: FromEntry;
}

/** Entries of a content list, with controls to reorder and remove them. */
export function KindScreen({ kind, listing, from }: KindScreenProps) {
  const { version, entries } = listing;
  const { title, about, isFixed = false } = KINDS[kind];
  const t = useTranslate();
  const navigate = useNavigate();
  const language = useStaffSelector(selectLanguage);
  const mayChange = useHasRole('catalogue');
  const actions = useContentActions(kind, version, from.done);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const canAdd = mayChange && (!isFixed || entries.length < Object.keys(PAGES).length);
  const add = () => void navigate(staffPaths.contentAdd(kind));
  const openHelp = () => setIsHelpOpen(true);
  useDeskKeys({
    a: canAdd ? add : undefined,
    '?': openHelp,
    Escape: () => void navigate(staffPaths.content),
  });

  const ids = entries.map(idOfEntry);
  const nameOf = (entry: ContentEntry) => nameOfEntry(kind, entry, language || 'en');
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (!entry || actions.isBusy) return;
    const message = t('content.moved', { name: nameOf(entry), place: to + 1 });
    const order = ids.toSpliced(from, 1).toSpliced(to, 0, idOfEntry(entry));
    void actions.send({ order }, { message, undo: { order: ids } });
  };
  // The control that had the focus is gone afterwards.
  const sendAndFocusMain = async (changes: ContentChanges, next: ContentDone) => {
    if (await actions.send(changes, next)) document.getElementById('main')?.focus();
  };
  const remove = (entry: ContentEntry) => {
    const undo: ContentChanges = { add: { [kind]: [entry] }, order: ids };
    const message = t('content.removed', { name: nameOf(entry) });
    void sendAndFocusMain({ remove: idOfEntry(entry) }, { message, undo });
  };
  const undo = actions.done?.undo;

  return (
    <>
      <SubpageHeader to={staffPaths.content} back={t('content.all')} title={t(title)}>
        {canAdd && (
          <KeyedButton letter="a" isPrimary onClick={add}>
            {t('content.add')}
          </KeyedButton>
        )}
        <KeyedButton letter="?" onClick={openHelp}>
          {t('desk.keys')}
        </KeyedButton>
      </SubpageHeader>
      <About>{t(about)}</About>
      <DoneArea>
        <DoneLine
          message={actions.done?.message}
          onUndo={undo && (() => void sendAndFocusMain(undo, { message: t('customers.undone') }))}
        />
      </DoneArea>
      {actions.failure && (
        <FormMessage>{actions.isStale ? t('content.stale.list') : actions.failure}</FormMessage>
      )}
      {entries.length === 0 ? (
        <EmptyState icon="file" text={t('content.none')} />
      ) : (
        <EntriesTable
          kind={kind}
          entries={entries}
          isBusy={actions.isBusy}
          onMove={mayChange ? move : undefined}
          onRemove={mayChange ? remove : undefined}
        />
      )}
      {isHelpOpen && <ShortcutsDialog keys={KEYS} onClose={() => setIsHelpOpen(false)} />}
    </>
  );
}
