import type { SerializedError } from '@reduxjs/toolkit';

import type { CallError } from '../api/callError';

import { ErrorState } from './ErrorState';
import { useReason } from './useReason';

interface LoadErrorProps {
  error: CallError | SerializedError | undefined;
  onRetry: () => void;
  /** It stands in place of a whole screen, whose name it keeps. */
  isPage?: boolean;
}

/** What stands where something could not be read, and why. */
export function LoadError({ error, ...rest }: LoadErrorProps) {
  const reason = useReason();
  return <ErrorState reason={reason(error)} {...rest} />;
}
