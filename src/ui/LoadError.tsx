import type { SerializedError } from '@reduxjs/toolkit';

import type { CallError } from '../api/baseQuery';
import { isUnreachable, reasonOf } from '../api/reasonOf';

import { ErrorState } from './ErrorState';

interface LoadErrorProps {
  error: CallError | SerializedError | undefined;
  onRetry: () => void;
}

/** What stands where something could not be read: the server's own sentence, or that it does not answer. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  const reason = isUnreachable(error) ? undefined : reasonOf(error);
  return <ErrorState message="error.offline" reason={reason} onRetry={onRetry} />;
}
