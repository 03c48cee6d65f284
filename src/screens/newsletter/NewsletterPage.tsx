import { useListNewsletterImagesQuery } from '../../api/content';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';

import { NewsletterScreen } from './NewsletterScreen';

/** Newsletters, newest first. */
export function NewsletterPage() {
  const t = useTranslate();
  usePageTitle(t('nav.newsletter'));
  const { currentData: issues, error, refetch } = useListNewsletterImagesQuery(useMarket());
  return (
    <NewsletterScreen
      issues={issues}
      failure={error && !issues && <LoadError error={error} onRetry={refetch} />}
    />
  );
}
