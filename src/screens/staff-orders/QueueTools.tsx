import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { useMayWork } from '../../features/desk-order/useMayWork';
import { useTranslate } from '../../i18n/useTranslate';

import type { QueueDeeds } from './useQueueDeeds';
import type { Selection } from './useSelection';

interface QueueToolsProps {
  selection: Selection;
  deeds: QueueDeeds;
  onExport: () => void;
}

/** What can be done with the orders that are chosen. */
export function QueueTools({ selection, deeds, onExport }: QueueToolsProps) {
  const t = useTranslate();
  const mayWork = useMayWork();
  const { length: count } = selection.ids;
  const isOff = count === 0 || deeds.isBusy;
  return (
    <>
      <span role="status">{count > 0 && t('desk.selected', { count })}</span>
      <KeyedButton letter="p" disabled={isOff} onClick={deeds.pickList}>
        {t('desk.pickList')}
      </KeyedButton>
      {mayWork && (
        <KeyedButton letter="b" disabled={isOff} onClick={deeds.begin}>
          {t('desk.begin')}
        </KeyedButton>
      )}
      <KeyedButton letter="e" disabled={deeds.isBusy} onClick={onExport}>
        {t('desk.export')}
      </KeyedButton>
    </>
  );
}
