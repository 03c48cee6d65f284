import { useState } from 'react';

import { useTranslate } from '../../i18n/useTranslate';
import { FilterInput, FilterLabel } from '../../ui/FilterField';

interface DataSearchProps {
  /** What the list is searched for now. */
  searched: string;
  onSearch: (words: string) => void;
}

/** Words, an id or a barcode; Enter or leaving the box searches. */
export function DataSearch({ searched, onSearch }: DataSearchProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(searched);
  const search = () => {
    if (typed.trim() !== searched) onSearch(typed.trim());
  };
  return (
    <FilterLabel>
      {t('productData.search')}
      <FilterInput
        type="search"
        maxLength={200}
        placeholder={t('productData.search.hint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && search()}
        onBlur={search}
      />
    </FilterLabel>
  );
}
