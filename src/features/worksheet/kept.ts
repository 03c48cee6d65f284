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
    await keep(name, last);
    return last;
  } catch {
    return undefined;
  }
}

/** True once it is written down; false in a browser that keeps nothing. */
export async function keep(name: string, value: unknown): Promise<boolean> {
  return (await browser()).set(name, value).then(
    () => true,
    () => false,
  );
}

/** Milliseconds without another change before it is written down. */
const PAUSE = 300;

interface Soon {
  /** Milliseconds. */
  pause?: number;
  /** How it is written; as a rule whatever stood there before goes. */
  write?: () => unknown;
}

/** Writes after a pause, or when the page is left before that; the answer takes it back. */
export function keepSoon(
  name: string,
  value: () => unknown,
  { pause = PAUSE, write = () => keep(name, value()) }: Soon = {},
): () => void {
  const leave = () => {
    try {
      localStorage.setItem(unwritten(name), JSON.stringify(value()));
    } catch (error) {
      console.warn(`The browser did not keep '${name}'.`, error);
    }
  };
  const cancel = () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', leave);
  };
  const timer = setTimeout(() => {
    cancel();
    void write();
  }, pause);
  window.addEventListener('pagehide', leave);
  return cancel;
}

/** Writes unless somebody else has written since: `isOurs` looks at what stands there now. */
export async function keepOurs<T>(
  name: string,
  value: T | undefined,
  isOurs: (now: T | undefined) => boolean,
): Promise<boolean> {
  let isKept = true;
  const { update } = await browser();
  await update<T | undefined>(name, (now) => {
    isKept = isOurs(now);
    return isKept ? value : now;
  }).catch(() => {});
  return isKept;
}

export async function dropKept(name: string): Promise<void> {
  await (await browser()).del(name).catch(() => {});
}
