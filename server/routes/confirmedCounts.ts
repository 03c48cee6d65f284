import type { ConfirmedCounts } from '#domain/importGuards';

type Sent = { [Guard in keyof ConfirmedCounts]?: number | undefined };

/** Returns the counts that a request confirms. */
export const confirmedCounts = ({ withdrawals, zeroed, prices }: Sent): ConfirmedCounts => ({
  ...(withdrawals !== undefined && { withdrawals }),
  ...(zeroed !== undefined && { zeroed }),
  ...(prices !== undefined && { prices }),
});
