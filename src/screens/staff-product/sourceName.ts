import type { Source } from '../../api/staffProducts';
import type { MessageKey } from '../../i18n/messages/en';

/** Returns the name of a source: a person, a system by its key, or a file. */
export const sourceName = (source: NonNullable<Source>, t: (key: MessageKey) => string): string =>
  source.id || t('products.source.file');
