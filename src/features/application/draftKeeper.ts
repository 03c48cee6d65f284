import type { Draft, saveDraft } from '#contract/applications';
import type { Call, Reply } from '#contract/route';

type Saving = Call<typeof saveDraft>['body'];
export type DraftValues = Saving['values'];

/** How a saving went: kept, overtaken by another tab, or unheard. */
export type Saved =
  { draft: Reply<typeof saveDraft>['draft'] } | 'overtaken' | 'unheard' | 'refused';

interface DraftKeeperParts {
  save: (saving: Saving) => Promise<Saved>;
  /** The version that the server has now. */
  readVersion: () => Promise<number>;
  onSaved: (draft: Draft) => void;
  onUnheard: () => void;
}

/** Milliseconds without another key before the server is told, and between tries that are not heard. */
const PAUSE = 900;
const NEXT_TRY = 3000;

/** Tells the server the latest values, one saving at a time; what could not be told is told later. */
export function makeDraftKeeper({ save, readVersion, onSaved, onUnheard }: DraftKeeperParts) {
  let version = 0;
  let latest: DraftValues | undefined;
  let isSaving = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const tellIn = (pause: number) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void tell(), pause);
  };

  async function tell(): Promise<void> {
    if (isSaving || !latest) return;
    const values = latest;
    latest = undefined;
    isSaving = true;
    const saved = await save({ version, values });
    if (saved === 'overtaken') version = await readVersion();
    isSaving = false;
    if (saved === 'overtaken' || saved === 'unheard') latest ??= values;
    if (saved === 'unheard') onUnheard();
    if (typeof saved === 'object') {
      version = saved.draft.version;
      onSaved(saved.draft);
    }
    if (latest) tellIn(saved === 'unheard' ? NEXT_TRY : 0);
  }

  return {
    startFrom: (draft: Draft | null) => {
      version = draft?.version ?? 0;
    },
    keep: (values: DraftValues) => {
      latest = values;
      tellIn(PAUSE);
    },
    stop: () => {
      clearTimeout(waiting);
      latest = undefined;
      version = 0;
    },
  };
}
