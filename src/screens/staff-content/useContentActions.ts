import { useState } from 'react';

import {
  useChangeContentMutation,
  type ContentChanges,
  type ContentKind,
} from '../../api/staffContent';
import { useFailure } from '../../features/desk-frame/useFailure';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';

/** The last action, and the changes that undo it; omitted if it was an undo itself. */
export interface ContentDone {
  message: string;
  undo?: ContentChanges;
}

/** Navigation state that an entry's form passes back to its list. */
export interface FromEntry {
  opened?: string;
  done?: ContentDone;
}

/** Changes a list based on the version that was read; `send` resolves to true on success. */
export function useContentActions(kind: ContentKind, version: number, initialDone?: ContentDone) {
  const lang = useStaffSelector(selectLanguage);
  const [change, { isLoading }] = useChangeContentMutation();
  const { setError, ...failed } = useFailure('content.unanswered');
  const [done, setDone] = useState(initialDone);

  const send = async (changes: ContentChanges, next?: ContentDone): Promise<boolean> => {
    setDone(undefined);
    const { error } = await change({ kind, version, lang, ...changes });
    setError(error);
    if (!error) setDone(next);
    return error === undefined;
  };
  return { ...failed, isBusy: isLoading, done, send };
}
