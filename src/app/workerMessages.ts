/** A message from a page to the service worker. */
export interface ServiceWorkerMessage {
  /** The files of the page, cached to open it offline. */
  files?: string[];
  /**
   * Whether to cache the lazy parts of the shop: a customer goes on offline, and after a new version
   * has taken the place of their files on the server.
   */
  hasParts?: boolean;
  /** The URL of the page. */
  page?: string;
  /** Activates the waiting version. */
  takeOver?: true;
}

/** Sent by the service worker to a page whose cached version was outdated. */
export const PAGE_UPDATED = 'renewed';
