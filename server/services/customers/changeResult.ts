import type { ServerMessageKey } from '../../messages/translate';
import type { KeyedOutcome } from '../actions/outcomes';

/** The outcome of a change to a customer or its people, with the version after it. */
export type ChangeResult = Pick<KeyedOutcome, 'outcome' | 'code' | 'field' | 'params'> & {
  version?: number;
};

export const errorResult = (
  code: ServerMessageKey,
  field: string,
  params?: KeyedOutcome['params'],
): ChangeResult => ({ outcome: 'error', code, field, ...(params && { params }) });
