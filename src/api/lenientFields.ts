/** Fields of an object from a third-party server, which may omit them or send other types. */
export type Fields = Record<string, unknown>;

export const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

export const optionalNumber = (value: unknown): number | undefined => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
};

export const asText = (value: unknown, fallback = ''): string => optionalText(value) ?? fallback;
export const asNumber = (value: unknown, fallback = 0): number => optionalNumber(value) ?? fallback;

/** Returns the objects in a list, or an empty array if the value is not a list. */
export const asList = (value: unknown): Fields[] =>
  Array.isArray(value)
    ? value.filter((one): one is Fields => typeof one === 'object' && one !== null)
    : [];
