import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/useTranslate';
import { Rows, Table } from '../../ui/table/Table';

import { columns } from './columns';

/** The lines of the cart. */
export function CartTable({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <Table caption={t('cart.caption')} columns={columns}>
      <Rows>{children}</Rows>
    </Table>
  );
}
