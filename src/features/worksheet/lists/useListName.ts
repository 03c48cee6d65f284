import { useTranslate } from '../../../i18n/useTranslate';

import type { UnfinishedList } from './storedLists';

/** Sources that are named; a list of more says so. */
const MOST_NAMED = 2;

/** What a list is called: by what its lines come from. */
export function useListName(): (list: UnfinishedList) => string {
  const t = useTranslate();
  return ({ sources }) => {
    if (sources.length === 0) return t('lists.typed');
    const named = sources.slice(0, MOST_NAMED).join(', ');
    const more = sources.length - MOST_NAMED;
    return more > 0 ? `${named} ${t('filters.more', { count: more })}` : named;
  };
}
