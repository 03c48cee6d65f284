import type { FormatParams } from '#domain/formatMessage';

import type { ServerMessageKey } from '../messages/translate';

/** The translatable message. */
interface RefusalMessage {
  code: ServerMessageKey;
  params?: FormatParams;
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
export const createRefusal = (code: ServerMessageKey, params?: FormatParams): ImportRefusal =>
  new ImportRefusal(code, { code, ...(params && { params }) });

/** An error in one row of a file. */
export interface RowFault {
  /** Line of the file on which the row begins, starting at 1. */
  line: number;
  reason: string;
}
