import type { FormValues } from '../../forms/applicationValues';

interface Versions {
  /** What both began with. */
  base: FormValues;
  ours: FormValues;
  theirs: FormValues;
}

interface Merged {
  /** What was changed there alone, and stands here from now on. */
  taken: FormValues;
  /** Fields that were filled in differently on both sides: ours stay. */
  disputed: string[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Joins what was typed here and elsewhere, field by field, so that neither overwrites the other unseen. */
export function mergeDrafts({ base, ours, theirs }: Versions): Merged {
  const differing = Object.keys(theirs).filter((name) => !isSame(ours[name], theirs[name]));
  const isOurs = (name: string) => !isSame(ours[name], base[name]);
  const isTheirs = (name: string) => !isSame(theirs[name], base[name]);
  return {
    taken: Object.fromEntries(
      differing.filter((name) => !isOurs(name)).map((name) => [name, theirs[name] ?? '']),
    ),
    disputed: differing.filter((name) => isOurs(name) && isTheirs(name)),
  };
}

/** Whether the server has everything as it stands here. */
export const isTold = (whole: FormValues, told: FormValues): boolean =>
  Object.entries(whole).every(([name, value]) => isSame(value, told[name]));
