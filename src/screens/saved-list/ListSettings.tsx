import type { OrderList } from '#contract/orderLists';
import { MAX_LIST_NAME_LENGTH } from '#domain/orderLists';

import { useTranslate } from '../../i18n/useTranslate';
import { Checkbox } from '../../ui/Checkbox';

import { Choice } from './Choice';
import { StoredInput } from './StoredInput';
import type { ListEditing } from './useEditList';

interface ListSettingsProps {
  list: OrderList;
  /** Whether there is somebody to share it with. */
  canShare: boolean;
  editing: ListEditing;
}

/** The name of one's own list, and whether colleagues see and change it. */
export function ListSettings({ list, canShare, editing: { editList } }: ListSettingsProps) {
  const t = useTranslate();
  return (
    <>
      <StoredInput
        label={t('savedLists.name')}
        maxLength={MAX_LIST_NAME_LENGTH}
        value={list.name}
        onStore={async (name) => name && (await editList({ name }))}
      />
      {canShare && (
        <Choice>
          <Checkbox
            checked={list.is_shared}
            onChange={({ target }) => void editList({ is_shared: target.checked })}
          />
          {t('savedLists.share')}
        </Choice>
      )}
      {canShare && list.is_shared && (
        <Choice>
          <Checkbox
            checked={list.is_open}
            onChange={({ target }) => void editList({ is_open: target.checked })}
          />
          {t('savedLists.openToAll')}
        </Choice>
      )}
    </>
  );
}
