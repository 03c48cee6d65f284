import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';

/** A screen, and where its part of the program comes late, how it is fetched and whether it is there. */
export type Screen = ComponentType & { preload?: () => Promise<unknown>; isThere?: () => boolean };

type Row = readonly [path: string, Page: Screen];

/** The row of a table of screens that an address means. */
export function findScreen(table: readonly Row[], pathname: string) {
  const [match] =
    matchRoutes(
      table.map(([path, Page]) => ({ path, Page })),
      pathname,
    ) ?? [];
  return match && { ...match.route, params: match.params };
}
