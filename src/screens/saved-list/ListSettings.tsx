import { useState } from 'react';

import type { OrderList } from '#contract/orderLists';
import { MAX_LIST_NAME_LENGTH } from '#domain/orderLists';

import { useTranslate } from '../../i18n/useTranslate';
import { Checkbox } from '../../ui/Checkbox';
import { FilterLabel } from '../../ui/FilterField';
import { Input } from '../../ui/Input';

import { Choice } from './Choice';
import type { ListEditing } from './useEditList';

interface ListSettingsProps {
  list: OrderList;
  /** Whether there is somebody to share it with. */
  canShare: boolean;
  editing: ListEditing;
}

/**
 * The name of one's own list, stored when the box is left or Enter is pressed, and whether
 * colleagues see and change it.
 */
export function ListSettings({ list, canShare, editing: { editList } }: ListSettingsProps) {
  const t = useTranslate();
  const [name, setName] = useState<string>();
  const store = async () => {
    const typed = name?.trim();
    if (typed && typed !== list.name) await editList({ name: typed });
    setName(undefined);
  };
  return (
    <>
      <FilterLabel>
        {t('savedLists.name')}
        <Input
          value={name ?? list.name}
          maxLength={MAX_LIST_NAME_LENGTH}
          onChange={(event) => setName(event.target.value)}
          onBlur={() => void store()}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur();
            if (key === 'Escape') setName(undefined);
          }}
        />
      </FilterLabel>
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
