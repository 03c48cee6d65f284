/** Stands for the customer's id in the calls of a page that was drawn for nobody in particular. */
export const SOMEBODY = 'somebody';

/** What stands in the head of the page, for the program when it has come. */
interface Early {
  /** The screen answers now: does what was kept. */
  answer: () => void;
  /** The answer to a call that was begun before; each is taken once. */
  take: (request: Request) => Promise<Response> | undefined;
}

declare global {
  interface Window {
    /** Missing where the page came without. */
    early?: Early;
  }
}
