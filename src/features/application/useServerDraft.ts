import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import type { Draft, saveDraft } from '#contract/applications';
import type { Reply } from '#contract/route';
import { isSensitive } from '#domain/application/fields';

import {
  useDeleteDraftMutation,
  useLazyShowDraftQuery,
  useResumeDraftMutation,
  useSaveDraftMutation,
} from '../../api/applications';
import type { CallError } from '../../api/callError';
import { isConflict, isTemporary } from '../../api/reasonOf';
import { useFeatureSupport } from '../../api/useFeatureSupport';

import {
  makeDraftSaver,
  type DraftValues,
  type ServerDraftState,
  type SaveFailure,
  type SaveResult,
  type DraftBody,
} from './draftSaver';
import { refusalOf } from './refusalOf';
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

type Save = (body: DraftBody) => Promise<{ data?: Reply<typeof saveDraft>; error?: unknown }>;

/** Saves a draft; resends a sensitive field only if it was retyped or the server has lost it. */
function makeSave(save: Save): (saving: DraftBody) => Promise<SaveResult> {
  let savedValues: Partial<DraftValues> = {};
  return async ({ version, values }) => {
    const changed = Object.entries(values).filter(
      ([name, value]) => !isSensitive(name) || savedValues[name] !== value,
    );
    const { data, error } = await save({ version, values: Object.fromEntries(changed) });
    if (data) {
      savedValues = values;
      return data;
    }
    if (isConflict(error as CallError)) {
      savedValues = {};
      return 'overtaken';
    }
    return isTemporary(error as CallError) ? 'unheard' : refusalOf(error as CallError);
  };
}
