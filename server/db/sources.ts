/** Who said something that is stored, and when it was so. */
export interface Source {
  kind: string;
  id: string;
  /** UTC, ISO 8601. */
  at: string;
}

export const writeSource = ({ kind, id }: Pick<Source, 'kind' | 'id'>, at: string): string =>
  JSON.stringify({ kind, id, at });

/** `null` of what was stored before this was noted. */
export const readSource = (stored: string | null): Source | null =>
  stored === null ? null : (JSON.parse(stored) as Source);
