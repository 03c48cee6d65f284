import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useTranslate } from '../../i18n/useTranslate';

import type { QueueActions } from './useQueueActions';
import type { Selection } from './useSelection';

interface QueueToolsProps {
  selection: Selection;
  actions: QueueActions;
  onExport: () => void;
}

/** Actions on the selected orders. */
export function QueueTools({ selection, actions, onExport }: QueueToolsProps) {
  const t = useTranslate();
  const mayWork = useHasRole();
  const { length: count } = selection.ids;
  const isDisabled = count === 0 || actions.isBusy;
  return (
    <>
      <span role="status">{count > 0 && t('desk.selected', { count })}</span>
      <KeyedButton letter="p" disabled={isDisabled} onClick={actions.pickList}>
        {t('desk.pickList')}
      </KeyedButton>
      {mayWork && (
        <KeyedButton letter="b" disabled={isDisabled} onClick={actions.begin}>
          {t('desk.begin')}
        </KeyedButton>
      )}
      <KeyedButton letter="e" disabled={actions.isBusy} onClick={onExport}>
        {t('desk.export')}
      </KeyedButton>
    </>
  );
}
