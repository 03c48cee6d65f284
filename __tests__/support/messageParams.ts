import { formatMessage } from '../../domain/formatMessage';

/** Returns the parameters of a message in alphabetical order. */
export function messageParams(message: string): string[] {
  const requested = new Set<string>();
  const params = new Proxy<Record<string, number>>(
    {},
    {
      get: (_params, name) => {
        requested.add(String(name));
        return 2;
      },
    },
  );
  formatMessage(message, 'en-CA', params);
  return [...requested].sort();
}
