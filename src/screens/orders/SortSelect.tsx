import { styled } from 'styled-components';

import { ORDER_SORTS } from '#domain/orders';

import { useTranslate } from '../../i18n/useTranslate';
import { Select } from '../../ui/Input';
import { size } from '../../ui/theme';

import type { OrdersAddress } from './useOrdersAddress';

const Choice = styled(Select)`
  font-size: ${size.s};
`;

/** Selects the sort order of the history. */
export function SortSelect({ address }: { address: OrdersAddress }) {
  const t = useTranslate();
  return (
    <Choice
      aria-label={t('orders.sort')}
      value={address.filters.sort || 'newest'}
      onChange={({ target }) => address.narrow({ sort: target.value })}
    >
      {ORDER_SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {t(`orders.sort.${sort}`)}
        </option>
      ))}
    </Choice>
  );
}
