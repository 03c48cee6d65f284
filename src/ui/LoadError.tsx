import type { SerializedError } from '@reduxjs/toolkit';

import type { CallError } from '../api/callError';

import { ErrorState } from './ErrorState';
import { useReason } from './useReason';

interface LoadErrorProps {
  error: CallError | SerializedError | undefined;
  onRetry: () => void;
  /** Whether it replaces a whole screen; it then keeps the screen's title. */
  isPage?: boolean;
}

/** Says that something could not be loaded, and why. */
export function LoadError({ error, ...rest }: LoadErrorProps) {
  const reason = useReason();
  return <ErrorState reason={reason(error)} {...rest} />;
}
