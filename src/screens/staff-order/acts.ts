import type { Acts } from '../../features/desk-frame/DeskTools';

/** What can be done now, of what may be impossible. */
export const namedActs = (acts: Readonly<Record<string, false | (() => void)>>): Acts =>
  Object.fromEntries(Object.entries(acts).map(([key, act]) => [key, act || undefined]));
