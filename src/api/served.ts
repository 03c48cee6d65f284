const providedData = new Map<string, unknown>();

/**
 * Provides data under an id where there is no document to carry it: on a server that renders pages.
 */
export const provideServed = (id: string, data: unknown): unknown => providedData.set(id, data);

/**
 * Returns the data that the server embedded in the page under an id; undefined if there is none.
 */
export function readServed<T>(id: string): T | undefined {
  if (typeof document === 'undefined') return providedData.get(id) as T | undefined;
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
