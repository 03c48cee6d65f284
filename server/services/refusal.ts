import type { MessageParams } from '#domain/formatMessage';

import type { MessageKey } from '../messages/translate';

/** One thing that is wrong with a request, before it is put into the caller's language. */
export interface Fault {
  code: MessageKey;
  params?: MessageParams;
  field?: string;
  line?: number;
  product_id?: string;
  price?: number;
  available?: number;
}

/** Numbers that are unusually large, each by what it counts, and some of what they are made of. */
export interface Question {
  confirm: Readonly<Record<string, number>>;
  examples: readonly string[];
}

interface Details {
  field?: string;
  params?: MessageParams;
  errors?: Fault[];
  /** The order that a repeated submission already made. */
  order_id?: string;
  /** What must be agreed to before the work is done. */
  question?: Question;
  /** Seconds after which asking again makes sense. */
  retryAfter?: number;
}

/** A request that the shop turns down: the HTTP status and what to tell the caller. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 422 | 429 | 500 | 503,
    readonly code: MessageKey,
    readonly details: Details = {},
  ) {
    super(code);
  }
}
