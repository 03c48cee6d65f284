import type { PageName } from '#contract/content';
import { escapeHtml } from '#domain/escapeHtml';

import { useShowPageQuery } from '../../api/content';
import { isNotFound } from '../../api/reasonOf';
import { ConsentChoice } from '../../features/analytics/ConsentChoice';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';

import { TextScreen } from './TextScreen';

const TITLES = { 'about-us': 'nav.about', privacy: 'privacy.title' } as const;
/** Shown if the server has no such page, as one that speaks section 7 of the specification alone. */
const WORDS = { 'about-us': 'about.words', privacy: 'privacy.words' } as const;

/** A page of text by the distributor: about us, or privacy. */
export function TextPage({ name }: { name: PageName }) {
  const t = useTranslate();
  const market = useMarket();
  const { currentData: page, error, refetch } = useShowPageQuery({ ...market, name });
  const title = page?.title ?? t(TITLES[name]);
  const words = isNotFound(error) ? `<p>${escapeHtml(t(WORDS[name]))}</p>` : undefined;
  const body = page?.body ?? words;
  usePageTitle(title);
  return (
    <TextScreen
      title={title}
      body={body}
      failure={error && body === undefined && <LoadError error={error} onRetry={refetch} />}
    >
      {name === 'privacy' && <ConsentChoice />}
    </TextScreen>
  );
}
