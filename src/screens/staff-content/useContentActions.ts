import { useState } from 'react';

import {
  useChangeContentMutation,
  type ContentChanges,
  type ContentKind,
} from '../../api/staffContent';
import { useFailure } from '../../features/desk-frame/useFailure';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';

/** What was done last, and what takes it back, where that was not just done. */
export interface ContentDone {
  words: string;
  undo?: ContentChanges;
}

/** What a list is told by the form that leads back to it. */
export interface FromEntry {
  opened?: string;
  done?: ContentDone;
}

/** Changes a list of the version that was read; each answers true once it is done. */
export function useContentActions(kind: ContentKind, version: number, before?: ContentDone) {
  const lang = useStaffSelector(selectLanguage);
  const [change, { isLoading }] = useChangeContentMutation();
  const { setError, ...failed } = useFailure('content.unanswered');
  const [done, setDone] = useState(before);

  const send = async (changes: ContentChanges, next?: ContentDone): Promise<boolean> => {
    setDone(undefined);
    const { error } = await change({ kind, version, lang, ...changes });
    setError(error);
    if (!error) setDone(next);
    return error === undefined;
  };
  return { ...failed, isBusy: isLoading, done, send };
}
