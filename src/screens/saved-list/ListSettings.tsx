import { useState } from 'react';

import type { OrderList } from '#contract/orderLists';
import { MAX_LIST_NAME_LENGTH } from '#domain/orderLists';

import { useTranslate } from '../../i18n/useTranslate';
import { FilterLabel } from '../../ui/FilterField';
import { Input } from '../../ui/Input';

import type { ListEditing } from './useEditList';

interface ListSettingsProps {
  list: OrderList;
  editing: ListEditing;
}

/** The name of one's own list, stored when the box is left or Enter is pressed. */
export function ListSettings({ list, editing: { editList } }: ListSettingsProps) {
  const t = useTranslate();
  const [name, setName] = useState<string>();
  const store = async () => {
    const typed = name?.trim();
    if (typed && typed !== list.name) await editList({ name: typed });
    setName(undefined);
  };
  return (
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
  );
}
