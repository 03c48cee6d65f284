import { formatMessage } from '../../domain/formatMessage';

/** Returns the parameters of a message in alphabetical order. */
export function slotsOf(message: string): string[] {
  const asked = new Set<string>();
  const params = new Proxy<Record<string, number>>(
    {},
    {
      get: (_params, name) => {
        asked.add(String(name));
        return 2;
      },
    },
  );
  formatMessage(message, 'en-CA', params);
  return [...asked].sort();
}
