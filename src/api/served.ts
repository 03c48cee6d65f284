/** Data that the server put into the page under an id; undefined where the page came without. */
export function readServed<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
