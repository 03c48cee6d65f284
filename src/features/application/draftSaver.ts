import type { Draft, saveDraft, showDraft } from '#contract/applications';
import type { Call, Reply } from '#contract/route';

import type { Refused } from './refusalOf';

export type Saving = Call<typeof saveDraft>['body'];
export type DraftValues = Saving['values'];

/**
 * Result of a save: saved, conflicting with another window's save, refused, or without a response.
 */
export type Saved = { draft: Draft; token?: string } | Refused | 'overtaken' | 'unheard';
/** What the server has: a draft, or what became of it. */
export type Found = Pick<Reply<typeof showDraft>, 'draft' | 'sent'>;
export type Unsaved = Refused | 'unheard';

interface DraftSaverParts {
  save: (saving: Saving) => Promise<Saved>;
  /** Reads what the server has; `undefined` if it does not respond. */
  read: () => Promise<Found | undefined>;
  /** A new draft comes with the token that continues it. */
  onSaved: (draft: Draft, token: string | undefined) => void;
  /**
   * Called when another window has saved in the meantime; returns the merged values still to be
   * saved.
   */
  onOvertaken: (found: Found) => DraftValues | undefined;
  onUnsaved: (why: Unsaved) => void;
}

/** Milliseconds from a first change to the save, and between retries without a response. */
const PAUSE = 700;
const NEXT_TRY = 3000;

/**
 * Saves the latest values to the server, one request at a time; retries what could not be saved.
 */
export function makeDraftSaver({ save, read, onSaved, onOvertaken, onUnsaved }: DraftSaverParts) {
  let version = 0;
  let latest: DraftValues | undefined;
  let isSaving = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const tellIn = (pause: number) => {
    waiting ??= setTimeout(() => void tell(), pause);
  };

  async function tell(): Promise<void> {
    clearTimeout(waiting);
    waiting = undefined;
    if (isSaving || !latest) return;
    const values = latest;
    latest = undefined;
    isSaving = true;
    const saved = await save({ version, values });
    const isAgain = await settle(saved, values);
    isSaving = false;
    if (latest) tellIn(isAgain ? NEXT_TRY : 0);
  }

  /** Returns whether to retry the same save later. */
  async function settle(saved: Saved, values: DraftValues): Promise<boolean> {
    if (typeof saved === 'object' && 'draft' in saved) {
      version = saved.draft.version;
      onSaved(saved.draft, saved.token);
      return false;
    }
    const found = saved === 'overtaken' ? await read() : undefined;
    if (found) {
      version = found.draft?.version ?? 0;
      latest = onOvertaken(found);
      return false;
    }
    onUnsaved(typeof saved === 'object' ? saved : 'unheard');
    if (typeof saved === 'string') latest ??= values;
    return true;
  }

  return {
    startFrom: (draft: Draft | null) => {
      version = draft?.version ?? 0;
    },
    keep: (values: DraftValues) => {
      latest = values;
      tellIn(PAUSE);
    },
    /** Saves at once, because the page is going away. */
    flush: () => void tell(),
    stop: () => {
      clearTimeout(waiting);
      waiting = undefined;
      latest = undefined;
      version = 0;
    },
  };
}
