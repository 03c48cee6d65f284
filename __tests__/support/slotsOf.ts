import { formatMessage } from '../../domain/formatMessage';

/** The parameters that a message asks for, in the order of the alphabet. */
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
