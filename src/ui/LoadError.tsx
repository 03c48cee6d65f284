import type { SerializedError } from '@reduxjs/toolkit';

import type { CallError } from '../api/baseQuery';
import { isUnreachable, reasonOf } from '../api/reasonOf';

import { ErrorState } from './ErrorState';

interface LoadErrorProps {
  error: CallError | SerializedError | undefined;
  onRetry: () => void;
  /** It stands in place of a whole screen, whose name it keeps. */
  isPage?: boolean;
}

/** What stands where something could not be read: the server's own sentence, or that it does not answer. */
export function LoadError({ error, ...rest }: LoadErrorProps) {
  const reason = isUnreachable(error) ? undefined : reasonOf(error);
  return <ErrorState message="error.offline" reason={reason} {...rest} />;
}
