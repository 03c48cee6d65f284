import type { Language } from '#domain/languages';
import { isUploadField } from '#domain/uploads';

import { translate } from '../../messages/translate';
import type { Reason } from '../actions/outcomes';

/**
 * Describes the fault of a row, naming its field as on the screen; `undefined` if there is none.
 */
export function rowFaultMessage(
  language: Language,
  { code, field = '', params }: Reason,
): string | undefined {
  if (code === undefined) return undefined;
  const name = isUploadField(field) ? translate(language, `upload.field.${field}`) : field;
  return translate(language, code, { field: name, ...params });
}
