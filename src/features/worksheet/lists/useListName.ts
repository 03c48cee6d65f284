import { useTranslate } from '../../../i18n/useTranslate';

import type { UnfinishedList } from './storedLists';

/** Maximum number of sources named; further ones are counted. */
const MAX_NAMED = 2;

/** Returns a function that names a list by the sources of its lines. */
export function useListName(): (list: UnfinishedList) => string {
  const t = useTranslate();
  return ({ sources }) => {
    if (sources.length === 0) return t('lists.typed');
    const named = sources.slice(0, MAX_NAMED).join(', ');
    const more = sources.length - MAX_NAMED;
    return more > 0 ? `${named} ${t('filters.more', { count: more })}` : named;
  };
}
