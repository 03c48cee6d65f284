import type { saveDraft } from '#contract/applications';
import type { Reply } from '#contract/route';

import { isSensitive } from '#domain/application/fields';

import type { CallError } from '../../api/callError';
import { isConflict, isTemporary } from '../../api/reasonOf';

import type { DraftValues, Saved, Saving } from './draftSaver';
import { refusalOf } from './refusalOf';

type Save = (saving: Saving) => Promise<{ data?: Reply<typeof saveDraft>; error?: unknown }>;

/** Saves a draft; resends a sensitive field only if it was retyped or the server has lost it. */
export function makeSave(save: Save): (saving: Saving) => Promise<Saved> {
  let told: Partial<DraftValues> = {};
  return async ({ version, values }) => {
    const fresh = Object.entries(values).filter(
      ([name, value]) => !isSensitive(name) || told[name] !== value,
    );
    const { data, error } = await save({ version, values: Object.fromEntries(fresh) });
    if (data) {
      told = values;
      return data;
    }
    if (isConflict(error as CallError)) {
      told = {};
      return 'overtaken';
    }
    return isTemporary(error as CallError) ? 'unheard' : refusalOf(error as CallError);
  };
}
