import type { FormValues } from '../../forms/applicationValues';

interface Versions {
  /** The common ancestor of both sides. */
  base: FormValues;
  ours: FormValues;
  theirs: FormValues;
}

interface MergeResult {
  /** Values changed only on their side, to be applied on ours. */
  adopted: FormValues;
  /** Fields changed differently on both sides; our values win. */
  disputed: string[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Merges local and remote edits field by field, so that neither silently overwrites the other. */
export function mergeDrafts({ base, ours, theirs }: Versions): MergeResult {
  const differing = Object.keys(theirs).filter((name) => !isSame(ours[name], theirs[name]));
  const isOurs = (name: string) => !isSame(ours[name], base[name]);
  const isTheirs = (name: string) => !isSame(theirs[name], base[name]);
  return {
    adopted: Object.fromEntries(
      differing.filter((name) => !isOurs(name)).map((name) => [name, theirs[name] ?? '']),
    ),
    disputed: differing.filter((name) => isOurs(name) && isTheirs(name)),
  };
}

/** Whether the server has every current value. */
export const isSavedOnServer = (current: FormValues, saved: FormValues): boolean =>
  Object.entries(current).every(([name, value]) => isSame(value, saved[name]));
