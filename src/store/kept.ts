const browser = () => import('idb-keyval');

/** What a page that is being left has no time to write into IndexedDB. */
const unwritten = (name: string) => `unwritten:${name}`;

function takeUnwritten<T>(name: string): T | undefined {
  const text = localStorage.getItem(unwritten(name));
  if (text === null) return undefined;
  localStorage.removeItem(unwritten(name));
  return JSON.parse(text) as T;
}

/** Work that is not done yet lives in IndexedDB under its customer's name; a browser that keeps nothing is no error. */
export async function readKept<T>(name: string): Promise<T | undefined> {
  try {
    const last = takeUnwritten<T>(name);
    if (last === undefined) return await (await browser()).get<T>(name);
    await writeKept(name, last);
    return last;
  } catch {
    return undefined;
  }
}

/** True once it is written down; false in a browser that keeps nothing. */
export async function writeKept(name: string, value: unknown): Promise<boolean> {
  return (await browser()).set(name, value).then(
    () => true,
    () => false,
  );
}

/** Writes before the page is gone; the next reading brings it to its place. */
export function writeLeaving(name: string, value: unknown): void {
  try {
    localStorage.setItem(unwritten(name), JSON.stringify(value));
  } catch (error) {
    console.warn(`The browser did not keep '${name}'.`, error);
  }
}

/** Writes unless somebody else has written since: `isOurs` looks at what stands there now. */
export async function writeOurs<T>(
  name: string,
  value: T | undefined,
  isOurs: (now: T | undefined) => boolean,
): Promise<boolean> {
  let isWritten = true;
  const { update } = await browser();
  await update<T | undefined>(name, (now) => {
    isWritten = isOurs(now);
    return isWritten ? value : now;
  }).catch(() => {});
  return isWritten;
}

export async function dropKept(name: string): Promise<void> {
  await (await browser()).del(name).catch(() => {});
}
