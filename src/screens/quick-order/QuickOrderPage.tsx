import { LinesSkeleton } from '../../features/worksheet/LinesSkeleton';
import { useTranslate } from '../../i18n/useTranslate';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';

import { QuickOrderScreen } from './QuickOrderScreen';
import { useQuickList } from './useQuickList';

/** Everything to be ordered now, in a list that can be set aside while another one is begun. */
export function QuickOrderPage() {
  const t = useTranslate();
  const { lists, id, startNew } = useQuickList();
  usePageTitle(t('quickOrder.title'));

  if (id) {
    return <QuickOrderScreen key={id} id={id} lists={lists} onStartNew={() => void startNew()} />;
  }
  return (
    <>
      <PageHead title={t('quickOrder.title')} />
      <LinesSkeleton text={t('lines.opening')} />
    </>
  );
}
