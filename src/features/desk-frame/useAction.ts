import { useState } from 'react';

import type { Failure } from '../../api/reasonOf';
import { useReason } from '../../ui/useReason';

interface ActionResult<Data> {
  data?: Data;
  error?: Failure;
}

/**
 * Sends a request and returns its response; on failure returns `undefined` and sets `failure` to
 * the reason.
 */
export function useAction() {
  const reason = useReason();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const run = async <Data>(request: PromiseLike<ActionResult<Data>>): Promise<Data | undefined> => {
    setIsBusy(true);
    setFailure('');
    const { data, error } = await request;
    setIsBusy(false);
    setFailure(reason(error, 'desk.unanswered'));
    return data;
  };
  return { run, failure, isBusy };
}

export type Action = ReturnType<typeof useAction>;
