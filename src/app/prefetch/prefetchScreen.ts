import { matchRoutes } from 'react-router';

import { loadAllMessages } from '../../i18n/loadMessages';
import { selectLanguage } from '../../slices/language';
import type { AppStore } from '../../store/hooks';
import { loadLazyRoutes, SCREENS } from '../routes';
import type { Screen } from '../screen';

import { callAhead } from './callAhead';

const EVERYTHING_ELSE = '*';

type Row = readonly [path: string, Page: Screen];

/** The row of a table that an address means. */
function find(table: readonly Row[], { pathname }: URL) {
  const [match] =
    matchRoutes(
      table.map(([path, Page]) => ({ path, Page })),
      pathname,
    ) ?? [];
  return match && { ...match.route, params: match.params };
}

/** Asks for all that the screen behind an address waits for: its part of the program, its calls, its first picture. */
export function prefetchScreen(store: AppStore, address: URL): void {
  const found = find(SCREENS, address);
  if (!found) return;
  void loadAllMessages(selectLanguage(store.getState()));
  void found.Page.preload?.();
  if (found.path === EVERYTHING_ELSE) void prefetchLazyScreen(address);
  else callAhead(store, found, address.searchParams);
}

async function prefetchLazyScreen(address: URL): Promise<void> {
  const { LAZY_SCREENS } = await loadLazyRoutes();
  const table = LAZY_SCREENS.map(([path, , Page]) => [path, Page] as const);
  await find(table, address)?.Page.preload?.();
}
