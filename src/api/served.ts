const handed = new Map<string, unknown>();

/** Hands over data under an id where there is no page to carry it: in a server that draws pages. */
export const hand = (id: string, data: unknown): unknown => handed.set(id, data);

/** Data that the server put into the page under an id; undefined where the page came without. */
export function readServed<T>(id: string): T | undefined {
  if (typeof document === 'undefined') return handed.get(id) as T | undefined;
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
