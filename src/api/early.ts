import type { Product } from '#contract/product';

/**
 * Placeholder for the customer id in the calls of a page that was rendered for no particular
 * customer.
 */
export const CUSTOMER_ID_PLACEHOLDER = 'somebody';

/** The products that the page's head has written into the rows. */
export interface EarlyAnswers {
  /** Whose prices they have. */
  token: string;
  /** By the key of the response in the store. */
  products: Record<string, Product[]>;
}

/** API of the inline scripts in the page's head, used by the application once it has loaded. */
interface Early {
  /** Called when the screen has hydrated: replays the recorded events. */
  answer: () => void;
  /**
   * Returns the response to a call that was started early; each can be taken only once. Only on a
   * customer's page.
   */
  take?: (request: Request) => Promise<Response> | undefined;
  /**
   * Waits for the answers, for some milliseconds at most, and returns what is written of them: from
   * then on, the rows are the application's. Only on a customer's page.
   */
  settle?: (milliseconds: number) => Promise<EarlyAnswers>;
}

declare global {
  interface Window {
    /** Undefined if the page came without the script. */
    early?: Early;
  }
}
