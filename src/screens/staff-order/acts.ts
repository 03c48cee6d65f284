/** What can be done now, by its letter. */
export type Acts = Readonly<Record<string, (() => void) | undefined>>;

/** The same of what may be impossible. */
export const namedActs = (acts: Readonly<Record<string, false | (() => void)>>): Acts =>
  Object.fromEntries(Object.entries(acts).map(([key, act]) => [key, act || undefined]));
