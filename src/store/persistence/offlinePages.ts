/** What the names begin with under which the service worker keeps pages. */
export const PAGES = 'pages ';

/** Forgets the pages that are kept for a visit without a connection; there are none where nothing may be kept. */
export async function forgetPages(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys().catch(() => []);
  await Promise.all(
    names.filter((name) => name.startsWith(PAGES)).map((name) => caches.delete(name)),
  );
}
