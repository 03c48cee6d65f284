import { HelpButton } from '../../features/desk-frame/HelpButton';
import { useTranslate } from '../../i18n/useTranslate';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';

import { ExchangeState } from './ExchangeState';
import { Jobs } from './Jobs';
import { Keys } from './Keys';
import { Webhooks } from './Webhooks';

const KEYS = [
  ['J', 'desk.key.next'],
  ['K', 'desk.key.previous'],
  ['↵', 'integrations.key.open'],
  ['W', 'integrations.add'],
  ['N', 'integrations.keys.add'],
] as const;

/** Webhooks, API keys and jobs of other programs, and the state of the exchange with them. */
export function IntegrationsPage() {
  const t = useTranslate();
  const title = t('integrations.title');
  usePageTitle(title);
  return (
    <>
      <PageHead title={title} isTight>
        <HelpButton keys={KEYS} />
      </PageHead>
      <ExchangeState />
      <Jobs />
      <Webhooks />
      <Keys />
    </>
  );
}
