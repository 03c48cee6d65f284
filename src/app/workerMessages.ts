/** What a page says to the service worker. */
export interface ToWorker {
  /** What the page was made of, to open it again without a connection. */
  files?: string[];
  /** The address that it stands at. */
  page?: string;
  /** The next version takes the place of this one. */
  takeOver?: true;
}

/** What the service worker says to a page that was kept, and is another by now. */
export const RENEWED = 'renewed';
