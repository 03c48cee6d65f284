/** A message from a page to the service worker. */
export interface ServiceWorkerMessage {
  /** The files of the page, cached to open it offline. */
  files?: string[];
  /** Names of lazy parts whose files are cached without being evaluated. */
  parts?: readonly string[];
  /** The URL of the page. */
  page?: string;
  /** Activates the waiting version. */
  takeOver?: true;
}

/** Sent by the service worker to a page whose cached version was outdated. */
export const PAGE_UPDATED = 'renewed';
