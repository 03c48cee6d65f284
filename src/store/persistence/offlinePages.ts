/** Prefix of the names of caches in which the service worker stores pages. */
export const PAGES = 'pages ';

/** Deletes the pages cached for offline visits; does nothing if caching is not available. */
export async function deleteCachedPages(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys().catch(() => []);
  await Promise.all(
    names.filter((name) => name.startsWith(PAGES)).map((name) => caches.delete(name)),
  );
}
