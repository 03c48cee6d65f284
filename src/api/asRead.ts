/** What a foreign server may leave out or write in another form, read as what it should be. */
export type Fields = Record<string, unknown>;

export const asText = (value: unknown, otherwise = ''): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;

export const asNumber = (value: unknown, otherwise = 0): number => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise;
};

/** The objects of a list; nothing of what is no list. */
export const asList = (value: unknown): Fields[] =>
  Array.isArray(value)
    ? value.filter((one): one is Fields => typeof one === 'object' && one !== null)
    : [];
