import type { Draft, saveDraft, showDraft } from '#contract/applications';
import type { Call, Reply } from '#contract/route';

import type { ApplicationRefusal } from './refusalOf';

export type DraftBody = Call<typeof saveDraft>['body'];
export type DraftValues = DraftBody['values'];

/**
 * Result of a save: saved, conflicting with another window's save, refused, or without a response.
 */
export type SaveResult =
  { draft: Draft; token?: string } | ApplicationRefusal | 'overtaken' | 'unheard';
/** What the server has: a draft, or what became of it. */
export type ServerDraftState = Pick<Reply<typeof showDraft>, 'draft' | 'sent'>;
export type SaveFailure = ApplicationRefusal | 'unheard';

interface DraftSaverParts {
  save: (saving: DraftBody) => Promise<SaveResult>;
  /** Reads what the server has; `undefined` if it does not respond. */
  read: () => Promise<ServerDraftState | undefined>;
  /** A new draft comes with the token that continues it. */
  onSaved: (draft: Draft, token: string | undefined) => void;
  /**
   * Called when another window has saved in the meantime; returns the merged values still to be
   * saved.
   */
  onOvertaken: (found: ServerDraftState) => DraftValues | undefined;
  onUnsaved: (why: SaveFailure) => void;
}

/** Milliseconds from a first change to the save, and between retries without a response. */
const DEBOUNCE_MS = 700;
const RETRY_MS = 3000;

/**
 * Saves the latest values to the server, one request at a time; retries what could not be saved.
 */
export function makeDraftSaver({ save, read, onSaved, onOvertaken, onUnsaved }: DraftSaverParts) {
  let version = 0;
  let latest: DraftValues | undefined;
  let isSaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const scheduleSave = (delay: number) => {
    timer ??= setTimeout(() => void saveLatest(), delay);
  };

  async function saveLatest(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isSaving || !latest) return;
    const values = latest;
    latest = undefined;
    isSaving = true;
    let mustRetry: boolean;
    try {
      mustRetry = await handleResult(await save({ version, values }), values);
    } finally {
      isSaving = false;
    }
    if (latest) scheduleSave(mustRetry ? RETRY_MS : 0);
  }

  /** Returns whether to retry the same save later. */
  async function handleResult(result: SaveResult, values: DraftValues): Promise<boolean> {
    if (typeof result === 'object' && 'draft' in result) {
      version = result.draft.version;
      onSaved(result.draft, result.token);
      return false;
    }
    const found = result === 'overtaken' ? await read() : undefined;
    if (found) {
      version = found.draft?.version ?? 0;
      latest = onOvertaken(found);
      return false;
    }
    onUnsaved(typeof result === 'object' ? result : 'unheard');
    if (typeof result === 'string') latest ??= values;
    return true;
  }

  return {
    startFrom: (draft: Draft | null) => {
      version = draft?.version ?? 0;
    },
    saveSoon: (values: DraftValues) => {
      latest = values;
      scheduleSave(DEBOUNCE_MS);
    },
    /** Saves at once, because the page is going away. */
    flush: () => void saveLatest(),
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      latest = undefined;
      version = 0;
    },
  };
}
