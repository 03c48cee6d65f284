import { useState } from 'react';

import { fieldFaultsOf } from '../../api/fieldFaultsOf';
import { isStale, type Failure } from '../../api/reasonOf';
import type { MessageKey } from '../../i18n/messages/en';
import { useReason } from '../../ui/useReason';

/**
 * Why a customer or a product was not saved: one message for the whole, or one per invalid field.
 */
export function useFailure(unanswered: MessageKey = 'customers.unanswered') {
  const reason = useReason();
  const [error, setError] = useState<Failure>();
  const faults = fieldFaultsOf(error);
  return {
    faults,
    isStale: isStale(error),
    failure: Object.keys(faults).length > 0 ? '' : reason(error, unanswered),
    setError,
  };
}
