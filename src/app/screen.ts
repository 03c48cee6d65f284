import type { ComponentType } from 'react';
import { matchPath, matchRoutes } from 'react-router';

/** A screen; if its code is loaded lazily, also how to preload it and whether it is loaded. */
export type Screen = ComponentType & { preload?: () => Promise<unknown>; isThere?: () => boolean };

type Row = readonly [path: string, Page: Screen];

/** Returns the first row of a table of screens that matches a path. */
export function findScreen(table: readonly Row[], pathname: string) {
  const row = table.find(([path]) => matchPath(path, pathname));
  return row && { path: row[0], Page: row[1] };
}

/** Returns the parameters of a path for a route. */
export const paramsIn = (path: string, pathname: string) =>
  matchRoutes([{ path }], pathname)?.[0]?.params ?? {};
