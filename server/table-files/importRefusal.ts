import type { MessageParams } from '#domain/formatMessage';

import type { MessageKey } from '../messages/translate';

/** The translatable message. */
interface RefusalMessage {
  code: MessageKey;
  params?: MessageParams;
}

/** Thrown with the reason why a file cannot be imported at all, as a sentence for the user. */
export class ImportRefusal extends Error {
  constructor(
    message: string,
    readonly reason: RefusalMessage = { code: 'upload.unreadable' },
  ) {
    super(message);
  }
}

/** Creates a refusal that is only reported by its message key. */
export const createRefusal = (code: MessageKey, params?: MessageParams): ImportRefusal =>
  new ImportRefusal(code, { code, ...(params && { params }) });

/** An error in one row of a file. */
export interface RowFault {
  /** Line of the file on which the row begins, starting at 1. */
  line: number;
  reason: string;
}
