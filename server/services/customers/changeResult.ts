import type { MessageKey } from '../../messages/translate';
import type { RowOutcome } from '../actions/outcomes';

/** The outcome of a change to a customer or its people, with the version after it. */
export type ChangeResult = Pick<RowOutcome, 'outcome' | 'code' | 'field' | 'params'> & {
  version?: number;
};

export const errorResult = (
  code: MessageKey,
  field: string,
  params?: RowOutcome['params'],
): ChangeResult => ({ outcome: 'error', code, field, ...(params && { params }) });
