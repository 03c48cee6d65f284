/** Sends queued e-mails, each at least once, with retries. */
export interface MailQueue {
  /** Whether released orders are e-mailed to staff; if not, no such e-mail is queued. */
  notifiesStaff: boolean;
  /** Starts sending once pending work has had its turn; does not wait. */
  send: () => void;
  /** Sends until nothing is due, or the queue is closed. */
  sendAll: () => Promise<void>;
  /** Claims no more e-mails, and waits for those in transit, at most so many milliseconds. */
  close: (maxMs: number) => Promise<void>;
}
