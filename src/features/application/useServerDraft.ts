import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import type { Draft } from '#contract/applications';

import {
  useDeleteDraftMutation,
  useLazyShowDraftQuery,
  useResumeDraftMutation,
  useSaveDraftMutation,
} from '../../api/applications';
import { useFeatureSupport } from '../../api/useFeatureSupport';

import {
  makeDraftSaver,
  type DraftValues,
  type ServerDraftState,
  type SaveFailure,
} from './draftSaver';
import { makeSave } from './makeSave';
import { withDraftLock } from './withDraftLock';

/**
 * Merges the server's draft into the form; returns the values that the server does not have yet.
 */
type Join = (found: ServerDraftState) => DraftValues | undefined;

interface ServerDraftParts {
  join: Join;
  /** Continues the draft if the browser has lost its cookie. */
  token: string | undefined;
  onToken: (token: string) => void;
}

/**
 * The server's side of a draft: only the server stores sensitive fields, and it returns them
 * masked.
 */
export function useServerDraft({ join, token, onToken }: ServerDraftParts) {
  const { isAble: isOffered = false } = useFeatureSupport('drafts');
  const read = useReadDraft(token);
  const [save] = useSaveDraftMutation();
  const [remove] = useDeleteDraftMutation();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [unsaved, setUnsaved] = useState<SaveFailure>();
  const [saver, setSaver] = useState<ReturnType<typeof makeDraftSaver>>();
  const joinNow = useEffectEvent(join);
  const reportToken = useEffectEvent(onToken);

  const readNow = useEffectEvent(() => read());
  // Reads this browser's draft from the server once; unsaved changes are flushed on page hide.
  useEffect(() => {
    if (!isOffered) return;
    const newSaver = makeDraftSaver({
      save: makeSave((saving) => withDraftLock(() => save(saving))),
      read: () => readNow(),
      onSaved: (saved, newToken) => {
        setDraft(saved);
        setUnsaved(undefined);
        if (newToken) reportToken(newToken);
      },
      onOvertaken: (found) => {
        setDraft(found.draft);
        return joinNow(found);
      },
      onUnsaved: setUnsaved,
    });
    void readNow().then((found = { draft: null }) => {
      setDraft(found.draft);
      newSaver.startFrom(found.draft);
      const missing = joinNow(found);
      if (missing) newSaver.saveSoon(missing);
      setSaver(newSaver);
    });
    return flushOnLeave(() => newSaver.flush());
  }, [isOffered, save]);

  /** Refetches the server's draft. */
  const refresh = useCallback(async () => {
    if (!saver) return;
    const found = await read();
    if (!found) return;
    setDraft(found.draft);
    saver.startFrom(found.draft);
  }, [read, saver]);

  /** Deletes the draft; resolves to whether it is gone. */
  const forget = useCallback(async () => {
    saver?.stop();
    const { error } = isOffered ? await withDraftLock(() => remove({})) : {};
    if (!error) setDraft(null);
    return !error;
  }, [saver, isOffered, remove]);

  return { draft, unsaved, saver, refresh, forget };
}

/**
 * Returns a function that reads what the server has of this browser's draft; `undefined` if it does
 * not respond.
 */
function useReadDraft(token: string | undefined) {
  const [show] = useLazyShowDraftQuery();
  const [resume] = useResumeDraftMutation();
  return useCallback(
    () =>
      withDraftLock(async (): Promise<ServerDraftState | undefined> => {
        const { data } = await show({});
        if (!data || data.draft || data.sent || !token) return data;
        return { draft: (await resume({ token })).data ?? null };
      }),
    [show, resume, token],
  );
}

/** Flushes when the page is left and when the browser is online again, and once at the end. */
function flushOnLeave(flush: () => void): () => void {
  window.addEventListener('pagehide', flush);
  window.addEventListener('online', flush);
  return () => {
    window.removeEventListener('pagehide', flush);
    window.removeEventListener('online', flush);
    flush();
  };
}
