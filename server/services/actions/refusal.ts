import type { ServerMessageKey, TranslateParams } from '../../messages/translate';

/** A fault in a request, before it is translated into the caller's language. */
export interface Fault {
  code: ServerMessageKey;
  params?: TranslateParams;
  field?: string;
  line?: number;
  product_id?: string;
  price?: number;
  available?: number;
}

/** Unusually large numbers to confirm, by what they count, with some examples. */
export interface Question {
  confirm: Readonly<Record<string, number>>;
  examples: readonly string[];
}

interface Details {
  field?: string;
  params?: TranslateParams;
  errors?: Fault[];
  /** The order already placed by an earlier submission. */
  order_id?: string;
  /** What was already sent for approval by one. */
  requisition_id?: string;
  /** What must be confirmed before the work is done. */
  question?: Question;
  /** Seconds to wait before a retry makes sense. */
  retryAfter?: number;
}

/** A refused request: the HTTP status, and the message for the caller. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 422 | 429 | 500 | 503,
    readonly code: ServerMessageKey,
    readonly details: Details = {},
  ) {
    super(code);
  }
}
