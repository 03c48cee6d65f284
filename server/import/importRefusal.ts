import type { MessageParams } from '#domain/formatMessage';

import type { MessageKey } from '../messages/translate';

/** The same in any language. */
interface Said {
  code: MessageKey;
  params?: MessageParams;
}

/** Why a file cannot be imported at all, in a sentence for the person who gave it. */
export class ImportRefusal extends Error {
  constructor(
    message: string,
    readonly said: Said = { code: 'upload.unreadable' },
  ) {
    super(message);
  }
}

/** One that is told by its code, in whatever words. */
export const refused = (code: MessageKey, params?: MessageParams): ImportRefusal =>
  new ImportRefusal(code, { code, ...(params && { params }) });

/** What is wrong with one row of a file. */
export interface RowFault {
  /** Line of the file that the row begins on, counted from 1. */
  line: number;
  reason: string;
}
