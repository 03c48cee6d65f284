import type { saveDraft } from '#contract/applications';
import type { Reply } from '#contract/route';
import { isSensitive } from '#domain/application/fields';

import type { CallError } from '../../api/callError';
import { isConflict, isTemporary } from '../../api/reasonOf';

import type { DraftValues, SaveResult, DraftBody } from './draftSaver';
import { refusalOf } from './refusalOf';

type Save = (body: DraftBody) => Promise<{ data?: Reply<typeof saveDraft>; error?: unknown }>;

/** Saves a draft; resends a sensitive field only if it was retyped or the server has lost it. */
export function makeSave(save: Save): (saving: DraftBody) => Promise<SaveResult> {
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
