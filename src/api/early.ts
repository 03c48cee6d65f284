/**
 * Placeholder for the customer id in the calls of a page that was rendered for no particular
 * customer.
 */
export const CUSTOMER_ID_PLACEHOLDER = 'somebody';

/** API of the inline script in the page's head, used by the application once it has loaded. */
interface Early {
  /** Called when the screen has hydrated: replays the recorded events. */
  answer: () => void;
  /** Returns the response to a call that was started early; each can be taken only once. */
  take: (request: Request) => Promise<Response> | undefined;
}

declare global {
  interface Window {
    /** Undefined if the page came without the script. */
    early?: Early;
  }
}
