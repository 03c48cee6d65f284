import type { ComponentType } from 'react';
import { matchPath, matchRoutes } from 'react-router';

/** A screen, and where its part of the program comes late, how it is fetched and whether it is there. */
export type Screen = ComponentType & { preload?: () => Promise<unknown>; isThere?: () => boolean };

type Row = readonly [path: string, Page: Screen];

/** The first row of a table of screens that an address means. */
export function findScreen(table: readonly Row[], pathname: string) {
  const row = table.find(([path]) => matchPath(path, pathname));
  return row && { path: row[0], Page: row[1] };
}

/** What an address says in the places that its route leaves open. */
export const paramsIn = (path: string, pathname: string) =>
  matchRoutes([{ path }], pathname)?.[0]?.params ?? {};
