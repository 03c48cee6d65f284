import { useState } from 'react';
import { useNavigate } from 'react-router';

import { idOfEntry, type ContentEntry, type ContentKind } from '../../api/staffContent';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { staffPaths } from '../../staffPaths';
import { useStaffSelector } from '../../store/staffStore';

import { nameOfEntry } from './entryValues';
import type { ContentDone, FromEntry } from './useContentActions';

/**
 * Goes back to the list of an entry, which says what was stored, if anything was, and can undo it.
 * `entry` is undefined for a new one.
 */
export function useReturnToList(kind: ContentKind, entry: ContentEntry | undefined) {
  const t = useTranslate();
  const navigate = useNavigate();
  const language = useStaffSelector(selectLanguage) || 'en';
  const [before] = useState(entry);

  const doneOf = (stored: ContentEntry): ContentDone => ({
    message: t('content.stored', { name: nameOfEntry(kind, stored, language) }),
    undo: before ? { replace: { [kind]: [before] } } : { remove: idOfEntry(stored) },
  });
  return (stored?: ContentEntry) => {
    const opened = stored ? idOfEntry(stored) : entry && idOfEntry(entry);
    const state: FromEntry = { ...(opened && { opened }), ...(stored && { done: doneOf(stored) }) };
    void navigate(staffPaths.contentList(kind), { state, replace: true });
  };
}
