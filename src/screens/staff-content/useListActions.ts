import {
  idOfEntry,
  type ContentChanges,
  type DeskContentEntry,
  type ContentKind,
  type ContentListing,
} from '../../api/staffContent';
import { useI18n } from '../../i18n/I18n';
import { useTranslate } from '../../i18n/useTranslate';

import { nameOfEntry } from './entryValues';
import { useContentActions, type ContentDone } from './useContentActions';

/** Reorders and removes the entries of a list; both can be undone. */
export function useListActions(
  kind: ContentKind,
  { version, entries }: ContentListing,
  initialDone: ContentDone | undefined,
) {
  const t = useTranslate();
  const { language } = useI18n();
  const { send, done, ...state } = useContentActions({
    kind,
    version,
    stale: 'content.stale.list',
    initialDone,
  });
  const ids = entries.map(idOfEntry);
  const nameOf = (entry: DeskContentEntry) => nameOfEntry(kind, entry, language || 'en');

  // The control that had the focus is gone afterwards.
  const sendAndFocusMain = async (changes: ContentChanges, next: ContentDone) => {
    if (await send(changes, next)) document.getElementById('main')?.focus();
  };
  const undo = done?.undo;
  return {
    ...state,
    done,
    move: (from: number, to: number) => {
      const entry = entries[from];
      if (!entry || state.isBusy) return;
      const message = t('content.moved', { name: nameOf(entry), place: to + 1 });
      const order = ids.toSpliced(from, 1).toSpliced(to, 0, idOfEntry(entry));
      void send({ order }, { message, undo: { order: ids } });
    },
    remove: (entry: DeskContentEntry) => {
      const message = t('content.removed', { name: nameOf(entry) });
      const addAgain: ContentChanges = { add: { [kind]: [entry] }, order: ids };
      void sendAndFocusMain({ remove: idOfEntry(entry) }, { message, undo: addAgain });
    },
    /** Undefined if there is nothing to undo. */
    undo: undo && (() => void sendAndFocusMain(undo, { message: t('customers.undone') })),
  };
}
