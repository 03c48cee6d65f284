import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** Sets the version in a record that is shown. */
type SetVersion = <Shown extends { version: number }>(shown: Shown) => Shown;

type Update<State> = ThunkAction<unknown, State, unknown, UnknownAction>;

interface Started<Data, State> {
  dispatch: (update: Update<State>) => unknown;
  queryFulfilled: Promise<{ data: Data }>;
}

/**
 * A change to a record. It returns the new version, which the next change needs at once: `update`
 * sets it in what is shown, while the rest of the record is fetched again.
 */
export const setsVersion = <Sent, Data extends { version?: number | undefined }, State>(
  update: (set: SetVersion, sent: Sent, data: Data) => Update<State>,
) => ({
  onQueryStarted: async (sent: Sent, { dispatch, queryFulfilled }: Started<Data, State>) => {
    const result = await queryFulfilled.catch(() => undefined);
    const version = result?.data.version;
    if (!result || version === undefined) return;
    dispatch(update((shown) => ({ ...shown, version }), sent, result.data));
  },
});

/**
 * A record that `setsVersion` changes. A reading that was under way meanwhile may be older: what it
 * lacks is read again, but its version would be refused.
 */
export const keepsVersion = <Shown extends { version: number }>() => ({
  merge: (shown: Shown, read: Shown): Shown => ({
    ...read,
    version: Math.max(shown.version, read.version),
  }),
});
