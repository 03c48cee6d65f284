import { styled } from 'styled-components';

import { HIDDEN_SUB_CATEGORY, tidyCategoryCode } from '#domain/categories';

import { useListCategoriesQuery } from '../../api/catalogue';
import { selectOrders, useListOrdersQuery } from '../../api/orders';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { Checkbox } from '../../ui/Checkbox';
import { Icon } from '../../ui/Icon';
import { color, size, space } from '../../ui/theme';

import { PAPERS, SOURCES, type FormAddress } from './useFormAddress';

/** Earlier orders to choose from; an older one is printed from its own page. */
const ORDERS = 50;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(4)};
  align-items: end;
  margin-bottom: ${space(6)};

  label:not(.tick) {
    display: grid;
    gap: ${space(1)};
    color: ${color.inkSoft};
    font-size: ${size.s};
  }

  .field {
    max-width: 100%;
    color: ${color.ink};
    font-size: ${size.text};
  }

  .tick {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    min-height: 36px;
  }
`;

interface FormChoicesProps {
  address: FormAddress;
  isReady: boolean;
}

/** What the form is made from, and how it is printed. */
export function FormChoices({ address, isReady }: FormChoicesProps) {
  const t = useTranslate();
  const { source, paper, hasPrices, choose } = address;
  return (
    <Bar className="no-print">
      <label>
        {t('orderForm.from')}
        <select
          className="field"
          value={source}
          onChange={(event) => choose({ from: event.target.value })}
        >
          {SOURCES.map((name) => (
            <option key={name} value={name}>
              {t(`orderForm.from.${name}`)}
            </option>
          ))}
        </select>
      </label>
      {source === 'order' && <OrderChoice address={address} />}
      {source === 'category' && <CategoryChoice address={address} />}
      <label>
        {t('print.paper')}
        <select
          className="field"
          value={paper}
          onChange={(event) => choose({ paper: event.target.value })}
        >
          {PAPERS.map((name) => (
            <option key={name} value={name}>
              {t(`print.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="tick">
        <Checkbox
          checked={hasPrices}
          onChange={(event) => choose({ prices: event.target.checked ? '1' : '' })}
        />
        {t('orderForm.prices')}
      </label>
      <button
        type="button"
        className="button primary"
        disabled={!isReady}
        onClick={() => window.print()}
      >
        <Icon name="print" size={18} />
        {t('print.now')}
      </button>
    </Bar>
  );
}

function OrderChoice({ address: { order, choose } }: { address: FormAddress }) {
  const t = useTranslate();
  const format = useFormat();
  const { user_id, lang } = useCustomer();
  const { data } = useListOrdersQuery({ user_id, lang, page: 1, pagination: ORDERS });
  const listed = data ? selectOrders(data) : [];
  const isListed = listed.some(({ order_id }) => order_id === order);
  return (
    <label>
      {t('order.number')}
      <select
        className="field"
        value={order}
        onChange={(event) => choose({ order: event.target.value })}
      >
        {!isListed && <option value={order}>{order || t('orderForm.choose')}</option>}
        {listed.map(({ order_id, date, po_reference }) => (
          <option key={order_id} value={order_id}>
            {[order_id, format.date(date), po_reference].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </label>
  );
}

function CategoryChoice({ address: { category, choose } }: { address: FormAddress }) {
  const t = useTranslate();
  const { lang, country } = useCustomer();
  const { data: categories = [] } = useListCategoriesQuery({ lang, country });
  return (
    <label>
      {t('product.category')}
      <select
        className="field"
        value={tidyCategoryCode(category)}
        onChange={(event) => choose({ category: event.target.value })}
      >
        {!category && <option value="">{t('orderForm.choose')}</option>}
        {categories.map(({ name, cat_code, sub_cate }) => (
          <optgroup key={cat_code} label={name}>
            <option value={tidyCategoryCode(cat_code)}>{t('menu.all', { name })}</option>
            {sub_cate
              .filter((sub) => sub.category !== HIDDEN_SUB_CATEGORY)
              .map((sub) => (
                <option key={sub.cat_code} value={tidyCategoryCode(sub.cat_code)}>
                  {sub.sub_cate}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
