import { use, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Category } from '#contract/catalogue';

import type { Orders, Usual } from '../../api/orders';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { PhoneAtFirstContext } from '../../ui/PhoneAtFirst';
import { Rows, Table } from '../../ui/table/Table';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { DESKTOP, from, space } from '../../ui/theme';
import { useMatchesMedia } from '../../ui/useMatchesMedia';

import { AddUsual, AddUsualRoom } from './AddUsual';
import { CurrentCart } from './CurrentCart';
import { DueLists } from './DueLists';
import { News } from './News';
import { OwnSpending } from './OwnSpending';
import { QuickBox } from './QuickBox';
import { RecentOrders } from './RecentOrders';
import { ScanEntry } from './ScanEntry';
import { HeadLink, SectionHead, SectionTools } from './section';
import { columns, UsualItemRow } from './UsualItemRow';
import { Waiting } from './Waiting';

const Desk = styled.div`
  display: grid;
  grid-template: 'quick' 'usual' 'orders' 'side' 'spending' / minmax(0, 1fr);
  gap: ${space(6)};

  /* The first row is never higher than its box, and a late card of the side moves nothing. */
  ${from.desktop} {
    grid-template:
      'usual quick' minmax(min-content, 0)
      'usual side' auto
      'orders side' auto
      'spending side' auto
      '. side' 1fr / minmax(0, 1fr) 320px;
    gap: ${space(4)} ${space(8)};
  }
`;

const Area = styled.div<{ $name: string }>`
  grid-area: ${({ $name }) => $name};
  min-width: 0;
`;

const Side = styled(Area)`
  display: grid;
  align-content: start;
  gap: ${space(4)};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface BuyerScreenProps {
  orders: Orders | undefined;
  usual: readonly Usual[] | undefined;
  /** Whether the server supports usual items. */
  hasUsual: boolean;
  categories: readonly Category[] | undefined;
  /** Rendered in place of whatever could not be loaded. */
  failure: ReactNode;
}

/** In the order in which it is seen, which is also that of Tab. */
export function BuyerScreen({ orders, usual, hasUsual, categories, failure }: BuyerScreenProps) {
  const t = useTranslate();
  const isDesktop = useMatchesMedia(DESKTOP, !use(PhoneAtFirstContext));
  const quick = (
    <Area key="quick" $name="quick">
      <QuickBox />
    </Area>
  );
  const main = [
    hasUsual && (
      <Area key="usual" $name="usual">
        {usual || !failure ? <UsualItems items={usual} /> : orders && failure}
      </Area>
    ),
    <Area key="orders" $name="orders">
      {orders || !failure ? <RecentOrders orders={orders} /> : failure}
    </Area>,
  ];
  return (
    <>
      <h1 className="hidden-text">{t('order.reOrder')}</h1>
      <Desk>
        {isDesktop ? [...main, quick] : [quick, ...main]}
        <Side $name="side">
          <CurrentCart />
          <ScanEntry />
          <Waiting />
          <DueLists />
        </Side>
        <Area $name="spending">
          <OwnSpending />
        </Area>
      </Desk>
      <News categories={categories ?? []} />
    </>
  );
}

/** Items the shop buys regularly, due ones first, with one button that adds all due items. */
function UsualItems({ items }: { items: readonly Usual[] | undefined }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="usual-title" aria-busy={!items}>
      <SectionHead>
        <h2 id="usual-title">{t('home.usual')}</h2>
        <HeadLink to={paths.purchaseHistory}>{t('home.purchaseHistory')}</HeadLink>
        <SectionTools>
          {items ? <AddUsual items={items} /> : <AddUsualRoom />}
          <UpdateCartButton isShy />
        </SectionTools>
      </SectionHead>
      {!items && <TableSkeleton rows={8} cardHeight="9.875rem" />}
      {items?.length === 0 && <EmptyState icon="cart" text={t('home.noUsual')} />}
      {items && items.length > 0 && (
        <Table caption={t('home.usual')} columns={columns} isWide>
          <Rows>
            {items.map((item) => (
              <UsualItemRow key={item.product_id} item={item} />
            ))}
          </Rows>
        </Table>
      )}
    </section>
  );
}
