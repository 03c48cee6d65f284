import { useState } from 'react';

import { fieldFaultsOf } from '../../api/fieldFaultsOf';
import { isStale, type Failure } from '../../api/reasonOf';
import type { MessageKey } from '../../i18n/messages/en';
import { useReason } from '../../ui/useReason';

import { useNotify } from './useNotify';

/** A sent request; resolves to `undefined` if it was decided against. */
export type Request<Data = unknown> = PromiseLike<
  { data: Data; error?: undefined } | { data?: undefined; error: NonNullable<Failure> } | undefined
>;

interface ActionOptions {
  /** Why it failed if the server did not respond. */
  unanswered?: MessageKey;
  /** Why it failed if somebody else changed the same thing meanwhile; by default, as the server says. */
  stale?: string;
  /** Whether faults of single fields are shown beside them, and then not as `failure`. */
  hasFields?: boolean;
  /** Whether failures are announced too, where nothing shows them. */
  isAnnounced?: boolean;
}

/**
 * An action of staff: sends requests, announces what was done, and keeps why the last one failed.
 */
export function useAction(options: ActionOptions = {}) {
  const { unanswered = 'desk.unanswered', stale, hasFields, isAnnounced } = options;
  const reason = useReason();
  const notify = useNotify();
  const [error, setError] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const faults = fieldFaultsOf(error);
  const isFaultShown = hasFields && Object.keys(faults).length > 0;

  /** Resolves to the response, or to `undefined` without success. */
  const run = async <Data>(request: Request<Data>, done?: string | ((data: Data) => string)) => {
    setIsBusy(true);
    setError(undefined);
    const reply = await request;
    setIsBusy(false);
    if (!reply) return undefined;
    setError(reply.error);
    if (reply.error) {
      if (isAnnounced) notify('error', reason(reply.error, unanswered));
      return undefined;
    }
    if (done) notify('success', typeof done === 'string' ? done : done(reply.data));
    return reply;
  };

  return {
    run,
    isBusy,
    /** The server's messages about single fields, by field name. */
    faults,
    failure: isFaultShown ? '' : stale && isStale(error) ? stale : reason(error, unanswered),
    forget: () => setError(undefined),
  };
}

export type DeskAction = ReturnType<typeof useAction>;
