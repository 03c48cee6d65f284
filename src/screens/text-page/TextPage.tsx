import type { PageName } from '#contract/content';

import { useShowPageQuery } from '../../api/content';
import { ConsentChoice } from '../../features/analytics/ConsentChoice';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';

import { TextScreen } from './TextScreen';

const TITLES = { 'about-us': 'nav.about', privacy: 'privacy.title' } as const;

/** A page of text by the distributor: about us, or privacy. */
export function TextPage({ name }: { name: PageName }) {
  const t = useTranslate();
  const market = useMarket();
  const { currentData: page, error, refetch } = useShowPageQuery({ ...market, name });
  const title = page?.title ?? t(TITLES[name]);
  usePageTitle(title);
  return (
    <TextScreen
      title={title}
      body={page?.body}
      failure={error && !page && <LoadError error={error} onRetry={refetch} />}
    >
      {name === 'privacy' && <ConsentChoice />}
    </TextScreen>
  );
}
