import { useMemo } from 'react';

import type { PurchasedItem } from '#contract/purchaseHistory';

import { useListOrderListsQuery } from '../../api/orderLists';
import type { Purchases } from '../../api/purchaseHistory';
import { useIsOffered } from '../../api/useIsOffered';
import { SaveList } from '../../features/save-list/SaveList';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useCustomer } from '../../store/useMarket';
import { useProducts } from '../../store/useProduct';
import { Button, SmallButton } from '../../ui/Button';
import { DesktopLabel } from '../../ui/DesktopLabel';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { LongRows } from '../../ui/table/LongRows';
import { Table } from '../../ui/table/Table';

import { FillDue } from './FillDue';
import { FilterBar } from './FilterBar';
import { columns, ItemRow, MonthsHead } from './ItemRow';
import { Proposals } from './Proposals';
import { purchasedItems, filterItems } from './purchaseFilters';
import { usePurchaseFilters } from './usePurchaseFilters';

function usePurchasedItems(bought: Purchases['products']) {
  const ids = useMemo(() => bought.map(({ product_id }) => product_id), [bought]);
  const products = useProducts(ids);
  return useMemo(() => purchasedItems(bought, products), [bought, products]);
}

/**
 * All purchased products with quantity inputs for this order, and proposals for what may come next.
 */
export function PurchaseHistoryScreen({ bought }: { bought: Purchases }) {
  const t = useTranslate();
  const filterState = usePurchaseFilters();
  const items = usePurchasedItems(bought.products);
  const filteredItems = useMemo(
    () => filterItems(items, filterState.filters),
    [items, filterState.filters],
  );
  const categories = useMemo(
    () => [...new Set(items.map(({ category }) => category))].filter(Boolean).sort(),
    [items],
  );
  if (items.length === 0 && !filterState.filters.of) {
    return (
      <>
        <PageHead title={t('purchaseHistory.title')} />
        <EmptyState icon="repeat" text={t('purchaseHistory.none')}>
          <Button as={Link} to={paths.allProducts}>
            {t('listing.all')}
          </Button>
        </EmptyState>
      </>
    );
  }
  const due = items.filter((item) => item.due).length;
  return (
    <>
      <PageHead
        title={t('purchaseHistory.title')}
        count={t('purchaseHistory.count', { shown: filteredItems.length, count: items.length })}
        about={t('purchaseHistory.words')}
      >
        <ListsLink />
        <FillDue items={filteredItems} />
        <SmallButton
          as={Link}
          to={`${paths.orderForm}?from=habits`}
          title={t('purchaseHistory.print')}
        >
          <Icon name="print" size={16} />
          <DesktopLabel>{t('purchaseHistory.print')}</DesktopLabel>
        </SmallButton>
        <SaveList
          name={t('purchaseHistory.title')}
          linesOf={() =>
            filteredItems.map(({ product_id, usual_item }) => ({ product_id, packs: usual_item }))
          }
        />
        <UpdateCartButton />
      </PageHead>
      <FilterBar {...filterState} categories={categories} due={due} scopes={bought.scopes} />
      {filteredItems.length > 0 ? (
        <ItemsTable items={filteredItems} months={bought.months} />
      ) : (
        <EmptyState icon="search" text={t('purchaseHistory.noMatch')} />
      )}
      <Proposals proposals={bought.proposals} />
    </>
  );
}

/** Leads to the saved lists, once there is one. */
function ListsLink() {
  const t = useTranslate();
  const { user_id, lang } = useCustomer();
  const isOffered = useIsOffered('order-lists');
  const { data } = useListOrderListsQuery({ user_id, lang }, { skip: !isOffered });
  return data?.lists.length ? <Link to={paths.savedLists}>{t('savedLists.title')}</Link> : null;
}

const productId = (item: PurchasedItem): string => item.product_id;

interface ItemsTableProps {
  items: readonly PurchasedItem[];
  /** The last twelve months, YYYY-MM, the current one last. */
  months: readonly string[];
}

/** The purchased products, one row each. */
function ItemsTable({ items, months }: ItemsTableProps) {
  const t = useTranslate();
  return (
    <Table
      caption={t('purchaseHistory.title')}
      columns={columns}
      heads={{ months: <MonthsHead months={months} /> }}
      rowCount={items.length + 1}
      isWide
    >
      <LongRows
        items={items}
        keyOf={productId}
        draw={(item, place) => (
          <ItemRow key={item.product_id} item={item} months={months} {...place} />
        )}
      />
    </Table>
  );
}
