import type { PageAsked } from '#contract/drawnPage';

const UNAUTHORIZED = 401;

/** Tells what is being asked; what only a customer is told is named, and stays on its way. */
export function watchFetch(fetch: PageAsked['fetch'], onCustomers: (request: Request) => void) {
  const running = new Set<Promise<Response>>();
  const never = new Promise<Response>(() => {});
  return {
    running,
    fetch: async (request: Request) => {
      const call = fetch(request);
      running.add(call);
      const answer = await call.finally(() => running.delete(call));
      if (answer.status !== UNAUTHORIZED) return answer;
      onCustomers(request);
      return never;
    },
  };
}
