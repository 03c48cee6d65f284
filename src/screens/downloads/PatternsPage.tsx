import { useMemo } from 'react';

import { useListPatternsQuery } from '../../api/content';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useMarket } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';

import { DownloadsScreen } from './DownloadsScreen';

const PAGES = {
  pattern: {
    title: 'nav.patterns',
    about: 'patterns.words',
    empty: 'patterns.empty',
    also: { to: paths.freeCards, name: 'cards.title' },
  },
  card: {
    title: 'cards.title',
    about: 'cards.words',
    empty: 'cards.empty',
    also: { to: paths.freePatterns, name: 'nav.patterns' },
  },
} as const;

/** Free patterns or free cards: both come from one list, filtered by kind. */
export function PatternsPage({ kind }: { kind: keyof typeof PAGES }) {
  const t = useTranslate();
  const { title, about, empty, also } = PAGES[kind];
  usePageTitle(t(title));
  const { currentData: all, error, refetch } = useListPatternsQuery(useMarket());
  const files = useMemo(() => all?.filter((file) => file.kind === kind), [all, kind]);
  return (
    <DownloadsScreen
      title={t(title)}
      about={t(about)}
      empty={t(empty)}
      files={files}
      also={{ to: also.to, name: t(also.name) }}
      failure={error && !all && <LoadError error={error} onRetry={refetch} />}
    />
  );
}
