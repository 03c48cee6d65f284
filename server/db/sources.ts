/** Who reported a stored value, and when. */
export interface ChangeSource {
  kind: string;
  id: string;
  /** UTC, ISO 8601. */
  at: string;
}

export const formatSource = ({ kind, id }: Pick<ChangeSource, 'kind' | 'id'>, at: string): string =>
  JSON.stringify({ kind, id, at });

/** Returns `null` for values stored before their source was recorded. */
export const parseSource = (stored: string | null): ChangeSource | null =>
  stored === null ? null : (JSON.parse(stored) as ChangeSource);
