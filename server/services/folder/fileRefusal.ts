import type { MessageParams } from '#domain/formatMessage';

import type { MessageKey } from '../../messages/translate';

/** Why a file cannot be used at all, as a sentence written next to it. */
export class FileRefusal extends Error {
  constructor(
    readonly code: MessageKey,
    readonly params: MessageParams = {},
  ) {
    super(code);
  }
}
