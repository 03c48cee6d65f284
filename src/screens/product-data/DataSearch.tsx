import { useState } from 'react';

import { useTranslate } from '../../i18n/useTranslate';
import { FilterInput, FilterLabel } from '../../ui/FilterField';

interface DataSearchProps {
  /** The text the list is currently searched for. */
  searched: string;
  onSearch: (text: string) => void;
}

/** Searches for words, a product id or a barcode, on Enter or on blur. */
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
