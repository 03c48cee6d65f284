import { useState } from 'react';

import { DEFAULT_PAGE_SIZE } from '#domain/pages';
import { hasRole } from '#domain/roles';
import { UPLOAD_ROLES } from '#domain/uploads';

import { useListCustomersQuery } from '../api/staffCustomers';
import { useListQueueQuery, useShowDeskQuery } from '../api/staffOrders';
import { useListDeskProductsQuery } from '../api/staffProducts';
import { useTranslate } from '../i18n/useTranslate';
import { staffPaths } from '../staffPaths';
import { GoTo } from '../ui/GoTo';
import { plainText } from '../ui/SafeHtml';

import { useDeskScreens } from './useDeskScreens';

/** How many of each kind are offered. */
const MOST = 5;

const SHELVES = ['products', 'customers'] as const;

/** Leads to any screen of the desk, and to orders, products and customers by what they are found by. */
export function DeskGoTo({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const { data: desk } = useShowDeskQuery();
  const query = { search, page: 1, pagination: DEFAULT_PAGE_SIZE } as const;
  const options = { skip: search === '' };
  const { currentData: orders } = useListQueueQuery({ ...query, queue: 'all' }, options);
  const { currentData: products } = useListDeskProductsQuery({ ...query, view: 'all' }, options);
  const { currentData: customers } = useListCustomersQuery({ ...query, view: 'all' }, options);

  const imports = SHELVES.filter((shelf) => desk && hasRole(desk.roles, UPLOAD_ROLES[shelf]));
  return (
    <GoTo
      places={[
        ...useDeskScreens().map(({ to, label }) => ({ to, name: t(label), what: '' })),
        ...imports.map((shelf) => ({
          to: staffPaths.upload(shelf),
          name: t(`upload.title.${shelf}`),
          what: '',
        })),
      ]}
      found={[
        ...(orders?.orders ?? []).slice(0, MOST).map(({ order_id, company_name }) => ({
          to: staffPaths.order(order_id),
          name: `${order_id} ${company_name}`,
          what: t('orders.title'),
        })),
        ...(products?.products ?? []).slice(0, MOST).map(({ product_id, name }) => ({
          to: staffPaths.product(product_id),
          name: `${product_id} ${plainText(name)}`,
          what: t('products.title'),
        })),
        ...(customers?.customers ?? []).slice(0, MOST).map(({ customer_code, company_name }) => ({
          to: staffPaths.customer(customer_code),
          name: `${customer_code} ${company_name}`,
          what: t('customers.title'),
        })),
      ]}
      onSearch={setSearch}
      onClose={onClose}
    />
  );
}
