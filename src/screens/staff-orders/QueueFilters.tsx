import type { RefObject } from 'react';
import { styled } from 'styled-components';

import { COUNTRIES } from '#domain/countries';

import { DayFilter } from '../../features/day-filter/DayFilter';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { FilterInput, FilterLabel, FilterSelect } from '../../ui/FilterField';
import { below, size, space } from '../../ui/theme';
import { useTypedSearch } from '../../ui/useTypedSearch';

import type { QueueAddress } from './useQueueAddress';

const Form = styled.form`
  --control: var(--control-small);

  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: start;
  margin-bottom: ${space(2)};
`;

const Words = styled(FilterLabel)`
  flex: 1 1 16rem;
  max-width: 28rem;

  ${below.tablet} {
    flex-basis: 100%;
    max-width: none;
  }
`;

/** Beside the boxes, which stand below their labels. */
const Clear = styled(SmallButton)`
  margin-top: calc(${size.s} * 1.5 + ${space(1)});
`;

/** Milliseconds without another key before the search begins. */
const TYPING_PAUSE = 300;

interface QueueFiltersProps {
  address: QueueAddress;
  /** Where `/` puts the cursor. */
  box: RefObject<HTMLInputElement | null>;
}

/** Words, days and country that narrow the queue; it follows while they are typed. */
export function QueueFilters({ address, box }: QueueFiltersProps) {
  const t = useTranslate();
  const { wanted, isNarrowed, narrow } = address;
  const search = useTypedSearch((words) => narrow({ search: words }), TYPING_PAUSE);
  const clear = () => {
    search.forget();
    narrow({ search: '', from: '', to: '', country: '' });
  };

  return (
    <Form
      role="search"
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        search.finish();
      }}
    >
      <Words>
        {t('orders.search')}
        <FilterInput
          ref={box}
          type="search"
          maxLength={200}
          placeholder={t('desk.search.hint')}
          title={t('desk.search.hint')}
          value={search.typed ?? wanted.search}
          onChange={(event) => search.type(event.target.value)}
          onBlur={search.finish}
        />
      </Words>
      {(['from', 'to'] as const).map((end) => (
        <DayFilter
          key={end}
          label={t(`orders.${end}`)}
          day={wanted[end]}
          onChange={(day) => narrow({ [end]: day })}
        />
      ))}
      <FilterLabel>
        {t('staff.country')}
        <FilterSelect
          value={wanted.country}
          onChange={(event) => narrow({ country: event.target.value })}
        >
          <option value="">{t('desk.anyCountry')}</option>
          {COUNTRIES.map((country) => (
            <option key={country} value={country}>
              {t(`staff.country.${country}`)}
            </option>
          ))}
        </FilterSelect>
      </FilterLabel>
      {isNarrowed && (
        <Clear type="button" onClick={clear}>
          {t('orders.clear')}
        </Clear>
      )}
    </Form>
  );
}
