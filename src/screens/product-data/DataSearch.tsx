import { useTranslate } from '../../i18n/useTranslate';
import { FilterInput, FilterLabel } from '../../ui/FilterField';
import { useDebouncedSearch } from '../../ui/useDebouncedSearch';

interface DataSearchProps {
  /** The text the list is currently searched for. */
  searched: string;
  onSearch: (text: string) => void;
}

/** Debounce of the search, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 400;

/** Searches for words, a product id or a barcode, while typing and at once on Enter. */
export function DataSearch({ searched, onSearch }: DataSearchProps) {
  const t = useTranslate();
  const search = useDebouncedSearch(onSearch, SEARCH_DEBOUNCE_MS);
  return (
    <FilterLabel>
      {t('productData.search')}
      <FilterInput
        type="search"
        maxLength={200}
        placeholder={t('productData.search.hint')}
        value={search.typed ?? searched}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && search.finish()}
        onBlur={search.finish}
      />
    </FilterLabel>
  );
}
