import type { Draft, saveDraft, showDraft } from '#contract/applications';
import type { Call, Reply } from '#contract/route';

import type { Refused } from './refusalOf';

export type Saving = Call<typeof saveDraft>['body'];
export type DraftValues = Saving['values'];

/** How a saving went: kept, overtaken by another window, refused, or unheard. */
export type Saved = { draft: Draft; token?: string } | Refused | 'overtaken' | 'unheard';
/** What the server has: a draft, or what became of it. */
export type Found = Pick<Reply<typeof showDraft>, 'draft' | 'sent'>;
export type Unsaved = Refused | 'unheard';

interface DraftSaverParts {
  save: (saving: Saving) => Promise<Saved>;
  /** What the server has now; `undefined` where it does not answer. */
  read: () => Promise<Found | undefined>;
  /** A new draft comes with the token that continues it. */
  onSaved: (draft: Draft, token: string | undefined) => void;
  /** Another window has saved in between: what is still to be kept, both joined. */
  onOvertaken: (found: Found) => DraftValues | undefined;
  onUnsaved: (why: Unsaved) => void;
}

/** Milliseconds from a first key to the saving, and between tries that are not heard. */
const PAUSE = 700;
const NEXT_TRY = 3000;

/** Tells the server the latest values, one saving at a time; what could not be told is told later. */
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

  /** Whether the same is to be tried again later. */
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
    /** At once: the page goes away. */
    flush: () => void tell(),
    stop: () => {
      clearTimeout(waiting);
      waiting = undefined;
      latest = undefined;
      version = 0;
    },
  };
}
