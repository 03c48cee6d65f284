import type { Failure } from './reasonOf';

/** Returns the server's messages about single fields of a refused call, by field name. */
export function fieldFaultsOf(error: Failure): Partial<Record<string, string>> {
  const errors = (error && 'status' in error && error.data?.errors) || [];
  return Object.fromEntries(
    errors.flatMap(({ field, message }) => (field ? [[field, message]] : [])),
  );
}
