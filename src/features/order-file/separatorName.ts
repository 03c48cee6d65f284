import type { Delimiter } from '#domain/delimited/row';

import type { MessageKey } from '../../i18n/messages/en';

const NAMES: Partial<Record<Delimiter, MessageKey>> = {
  ',': 'opticon.separator.comma',
  ';': 'opticon.separator.semicolon',
  '\t': 'opticon.separator.tab',
  '|': 'opticon.separator.bar',
  ' ': 'opticon.separator.space',
  '  ': 'opticon.separator.space',
  '/': 'opticon.separator.slash',
};

/** Returns the name of what stands between columns; scanners also use control characters. */
export const separatorName = (delimiter: Delimiter): MessageKey =>
  NAMES[delimiter] ?? 'opticon.separator.control';
