import { styled } from 'styled-components';

import { useListCategoriesQuery } from '../../api/catalogue';
import { useListOrderListsQuery } from '../../api/orderLists';
import { selectOrders, useListOrdersQuery } from '../../api/orders';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { PrimaryButton } from '../../ui/Button';
import { CategorySelect } from '../../ui/CategorySelect';
import { Checkbox } from '../../ui/Checkbox';
import { FilterLabel, FilterSelect } from '../../ui/FilterField';
import { Icon } from '../../ui/Icon';
import { PAPERS } from '../../ui/paper';
import { space } from '../../ui/theme';

import { SOURCES, type FormAddress } from './useFormAddress';

/** Number of earlier orders to choose from; an older one is printed from its own page. */
const MAX_ORDERS = 50;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(4)};
  align-items: end;
  margin-bottom: ${space(6)};
`;

const CheckboxLabel = styled.label`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-height: 2.25rem;
`;

interface FormChoicesProps {
  address: FormAddress;
  isReady: boolean;
}

/** Selects the source of the form and how it is printed. */
export function FormChoices({ address, isReady }: FormChoicesProps) {
  const t = useTranslate();
  const { source, paper, hasPrices, choose } = address;
  return (
    <Bar className="no-print">
      <FilterLabel>
        {t('orderForm.from')}
        <FilterSelect value={source} onChange={(event) => choose({ from: event.target.value })}>
          {SOURCES.map((name) => (
            <option key={name} value={name}>
              {t(`orderForm.from.${name}`)}
            </option>
          ))}
        </FilterSelect>
      </FilterLabel>
      {source === 'list' && <ListChoice address={address} />}
      {source === 'order' && <OrderChoice address={address} />}
      {source === 'category' && <CategoryChoice address={address} />}
      <FilterLabel>
        {t('print.paper')}
        <FilterSelect value={paper} onChange={(event) => choose({ paper: event.target.value })}>
          {PAPERS.map((name) => (
            <option key={name} value={name}>
              {t(`print.${name}`)}
            </option>
          ))}
        </FilterSelect>
      </FilterLabel>
      <CheckboxLabel>
        <Checkbox
          checked={hasPrices}
          onChange={(event) => choose({ prices: event.target.checked ? '1' : '' })}
        />
        {t('orderForm.prices')}
      </CheckboxLabel>
      <PrimaryButton disabled={!isReady} onClick={() => window.print()}>
        <Icon name="print" size={18} />
        {t('print.now')}
      </PrimaryButton>
    </Bar>
  );
}

function ListChoice({ address: { list, choose } }: { address: FormAddress }) {
  const t = useTranslate();
  const { user_id, lang } = useCustomer();
  const { data } = useListOrderListsQuery({ user_id, lang });
  const lists = data?.lists ?? [];
  const isListed = lists.some(({ list_id }) => list_id === list);
  return (
    <FilterLabel>
      {t('savedLists.name')}
      <FilterSelect value={list} onChange={(event) => choose({ list: event.target.value })}>
        {!isListed && <option value={list}>{t('orderForm.choose')}</option>}
        {lists.map(({ list_id, name }) => (
          <option key={list_id} value={list_id}>
            {name}
          </option>
        ))}
      </FilterSelect>
    </FilterLabel>
  );
}

function OrderChoice({ address: { order, choose } }: { address: FormAddress }) {
  const t = useTranslate();
  const format = useFormat();
  const { user_id, lang } = useCustomer();
  const { data } = useListOrdersQuery({ user_id, lang, page: 1, pagination: MAX_ORDERS });
  const orders = data ? selectOrders(data) : [];
  const isListed = orders.some(({ order_id }) => order_id === order);
  return (
    <FilterLabel>
      {t('order.number')}
      <FilterSelect value={order} onChange={(event) => choose({ order: event.target.value })}>
        {!isListed && <option value={order}>{order || t('orderForm.choose')}</option>}
        {orders.map(({ order_id, date, po_reference }) => (
          <option key={order_id} value={order_id}>
            {[order_id, format.date(date), po_reference].filter(Boolean).join(' · ')}
          </option>
        ))}
      </FilterSelect>
    </FilterLabel>
  );
}

function CategoryChoice({ address: { category, choose } }: { address: FormAddress }) {
  const t = useTranslate();
  const { lang, country } = useCustomer();
  const { data: categories = [] } = useListCategoriesQuery({ lang, country });
  return (
    <CategorySelect
      categories={categories}
      chosen={category}
      any={category ? undefined : t('orderForm.choose')}
      onChoose={(code) => choose({ category: code })}
    />
  );
}
