import type { CallError } from '../../api/callError';
import { reasonOf } from '../../api/reasonOf';
import type { MessageOrText } from '../../i18n/messages/en';

/** The server's validation errors: a message per field, and one for the whole application. */
export interface ApplicationRefusal {
  kind: 'refused';
  faults: Readonly<Record<string, string>>;
  message: MessageOrText;
}

export function refusalOf(error: CallError | undefined): ApplicationRefusal {
  const problems = error && 'data' in error ? (error.data?.errors ?? []) : [];
  const faults = problems.flatMap(({ field, line, message }) =>
    field && line === undefined ? [[field, message]] : [],
  );
  return {
    kind: 'refused',
    faults: Object.fromEntries(faults) as Record<string, string>,
    message: reasonOf(error),
  };
}
