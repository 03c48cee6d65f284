import { useListFaqsQuery } from '../../api/support';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';

import { SupportScreen } from './SupportScreen';

/** Support page: FAQs first, then a question form, then contact details. */
export function SupportPage() {
  const t = useTranslate();
  usePageTitle(t('nav.support'));
  const { lang } = useMarket();
  const { currentData: faqs, error, refetch } = useListFaqsQuery({ lang });
  return (
    <SupportScreen
      faqs={faqs}
      failure={error && !faqs && <LoadError error={error} onRetry={refetch} />}
    />
  );
}
