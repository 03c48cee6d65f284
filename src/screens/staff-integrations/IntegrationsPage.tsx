import { useState } from 'react';

import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { ShortcutsDialog } from '../../features/desk-frame/ShortcutsDialog';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
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
  ['?', 'desk.key.keys'],
] as const;

/** Webhooks, API keys and jobs of other programs, and the state of the exchange with them. */
export function IntegrationsPage() {
  const t = useTranslate();
  const title = t('integrations.title');
  usePageTitle(title);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useDeskKeys({ '?': () => setIsHelpOpen(true) });
  return (
    <>
      <PageHead title={title} isTight>
        <KeyedButton letter="?" onClick={() => setIsHelpOpen(true)}>
          {t('desk.keys')}
        </KeyedButton>
      </PageHead>
      <ExchangeState />
      <Jobs />
      <Webhooks />
      <Keys />
      {isHelpOpen && <ShortcutsDialog keys={KEYS} onClose={() => setIsHelpOpen(false)} />}
    </>
  );
}
