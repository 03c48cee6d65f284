const browser = () => import('idb-keyval');

/** Work that is not done yet lives in IndexedDB under its customer's name; a browser that keeps nothing is no error. */
export const readKept = async <T>(name: string): Promise<T | undefined> =>
  (await browser()).get<T>(name).catch(() => undefined);

export async function keep(name: string, value: unknown): Promise<void> {
  await (await browser()).set(name, value).catch(() => {});
}

export async function dropKept(name: string): Promise<void> {
  await (await browser()).del(name).catch(() => {});
}
