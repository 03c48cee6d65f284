import { useMemo } from 'react';

import { normaliseCategoryCode } from '#domain/categories';

import { useListCategoriesQuery, useListProductsQuery } from '../../api/catalogue';
import { useListFavouritesQuery } from '../../api/favourites';
import { useCheckReOrderQuery } from '../../api/orderActions';
import { useShowOrderListQuery } from '../../api/orderLists';
import { useShowOrderQuery } from '../../api/orders';
import { useShowPurchaseHistoryQuery } from '../../api/purchaseHistory';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { useCustomer } from '../../store/useMarket';
import { useProducts } from '../../store/useProduct';

import {
  toFormProduct,
  toFormProducts,
  sortByShelf,
  MAX_PRODUCTS,
  shelfHeadings,
  type FormProduct,
} from './formProducts';
import type { FormAddress } from './useFormAddress';

const NO_IDS: readonly string[] = [];

interface FormProducts {
  /** In shelf order; `undefined` while loading. */
  products: FormProduct[] | undefined;
  /** Number of products in the source; a form contains only the first of them. */
  total: number;
  error: ReturnType<typeof useShowOrderQuery>['error'];
  refetch: () => void;
}

/** Lines of an order, with current product data if the server supports the check. */
function useOrderProducts(order_id: string, isEnabled: boolean) {
  const customer = useCustomer();
  const { user_id, lang } = customer;
  const ability = useFeatureSupport('check');
  const { isAble } = ability;
  const skip = !isEnabled || !order_id;
  const order = useShowOrderQuery({ ...customer, order_id }, { skip });
  const check = useCheckReOrderQuery({ user_id, lang, order_id }, { skip: skip || !isAble });
  const isLoading = isAble === undefined || (isAble && !check.currentData && !check.error);
  const products =
    order.currentData && !isLoading
      ? toFormProducts(order.currentData, check.currentData)
      : undefined;
  const failed = [ability, order].find(({ error }) => error !== undefined);
  return { products, error: failed?.error, refetch: () => void failed?.refetch() };
}

/** Loads the products of the chosen source. */
export function useFormProducts({ source, order, category, list }: FormAddress): FormProducts {
  const customer = useCustomer();
  const { lang, country } = customer;
  const history = useShowPurchaseHistoryQuery(customer);
  const { data: categories } = useListCategoriesQuery({ lang, country });
  const favourites = useListFavouritesQuery(customer, { skip: source !== 'favourites' });
  const savedList = useShowOrderListQuery(
    { ...customer, list_id: list },
    { skip: source !== 'list' || !list },
  );
  const categoryProducts = useListProductsQuery(
    { lang, country, category, page: 1, pagination: MAX_PRODUCTS },
    { skip: source !== 'category' || !category },
  );
  const orderProducts = useOrderProducts(order, source === 'order');

  const bought = history.currentData?.products;
  const ids = useMemo(
    () =>
      ({
        habits: bought?.map(({ product_id }) => product_id),
        favourites: favourites.currentData?.ids,
        list: savedList.currentData?.lines.map(({ product_id }) => product_id),
        category: categoryProducts.currentData?.ids,
        order: undefined,
      })[source],
    [source, bought, favourites.currentData, savedList.currentData, categoryProducts.currentData],
  );
  const listed = useProducts(ids ?? NO_IDS);
  const sourceProducts = useMemo(() => ids && listed.map(toFormProduct), [ids, listed]);
  const all = source === 'order' ? orderProducts.products : sourceProducts;
  const products = useMemo(() => {
    const shelves = shelfHeadings(categories ?? []);
    const lastQuantities = new Map(
      bought?.map(({ product_id, last_item }) => [product_id, last_item]),
    );
    return (
      all &&
      sortByShelf(all.slice(0, MAX_PRODUCTS)).map((product) => ({
        ...product,
        shelf: shelves.get(normaliseCategoryCode(product.cat_code)),
        last: lastQuantities.get(product.product_id),
      }))
    );
  }, [all, bought, categories]);
  const queries = {
    habits: history,
    favourites,
    list: savedList,
    category: categoryProducts,
    order: orderProducts,
  };
  const { error, refetch } = queries[source];
  const total =
    source === 'category' ? (categoryProducts.currentData?.total ?? 0) : (all?.length ?? 0);
  return { products, total, error, refetch: () => void refetch() };
}
