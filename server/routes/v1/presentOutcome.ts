import type { DataOutcome } from '#contract/v1/data';
import type { Language } from '#domain/languages';

import { translateFault } from '../../plugins/refusals';
import type { KeyedOutcome } from '../../services/actions/outcomes';

/** Presents the outcome of a row in the caller's language. */
export const presentOutcome = (
  language: Language,
  { row, key, outcome, code, field, params }: KeyedOutcome,
): DataOutcome => ({
  row,
  key,
  outcome,
  ...(field !== undefined && { field }),
  ...(code && {
    code,
    message: translateFault(language, {
      code,
      ...(field !== undefined && { field }),
      ...(params && { params }),
    }).message,
  }),
});
