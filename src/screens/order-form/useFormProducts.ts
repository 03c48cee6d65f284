import { useMemo } from 'react';

import { tidyCategoryCode } from '#domain/categories';

import { useListCategoriesQuery, useListProductsQuery } from '../../api/catalogue';
import { useListFavouritesQuery } from '../../api/favourites';
import { useCheckReOrderQuery, useShowOrderQuery } from '../../api/orders';
import { useShowPurchaseHistoryQuery } from '../../api/purchaseHistory';
import { useAbility } from '../../api/useAbility';
import { useCustomer } from '../../store/useMarket';
import { useProducts } from '../../store/useProduct';

import {
  formProductOf,
  formProductsOf,
  inShelfOrder,
  MAX_PRODUCTS,
  shelvesOf,
  type FormProduct,
} from './formProducts';
import type { FormAddress } from './useFormAddress';

const NONE: readonly string[] = [];

interface FormProducts {
  /** In shelf order; `undefined` while loading. */
  products: FormProduct[] | undefined;
  /** Number of products in the source; a form contains only the first of them. */
  total: number;
  error: ReturnType<typeof useShowOrderQuery>['error'];
  refetch: () => void;
}

/** Lines of an order, with current product data if the server supports the check. */
function useOrderProducts(order_id: string, isWanted: boolean) {
  const customer = useCustomer();
  const { user_id, lang } = customer;
  const { isAble } = useAbility('check');
  const skip = !isWanted || !order_id;
  const order = useShowOrderQuery({ ...customer, order_id }, { skip });
  const check = useCheckReOrderQuery({ user_id, lang, order_id }, { skip: skip || !isAble });
  const isWaiting = isAble === undefined || (isAble && !check.currentData && !check.error);
  const products =
    order.currentData && !isWaiting
      ? formProductsOf(order.currentData, check.currentData)
      : undefined;
  return { products, error: order.error, refetch: () => void order.refetch() };
}

/** Loads the products of the chosen source. */
export function useFormProducts({ source, order, category }: FormAddress): FormProducts {
  const customer = useCustomer();
  const { lang, country } = customer;
  const history = useShowPurchaseHistoryQuery(customer);
  const { data: categories } = useListCategoriesQuery({ lang, country });
  const favourites = useListFavouritesQuery(customer, { skip: source !== 'favourites' });
  const shelf = useListProductsQuery(
    { lang, country, category, page: 1, pagination: MAX_PRODUCTS },
    { skip: source !== 'category' || !category },
  );
  const earlier = useOrderProducts(order, source === 'order');

  const bought = history.currentData?.products;
  const ids = useMemo(
    () =>
      ({
        habits: bought?.map(({ product_id }) => product_id),
        favourites: favourites.currentData?.ids,
        category: shelf.currentData?.ids,
        order: undefined,
      })[source],
    [source, bought, favourites.currentData, shelf.currentData],
  );
  const listed = useProducts(ids ?? NONE);
  const held = useMemo(() => ids && listed.map(formProductOf), [ids, listed]);
  const all = source === 'order' ? earlier.products : held;
  const products = useMemo(() => {
    const shelves = shelvesOf(categories ?? []);
    const lasts = new Map(bought?.map(({ product_id, last_item }) => [product_id, last_item]));
    return (
      all &&
      inShelfOrder(all.slice(0, MAX_PRODUCTS)).map((product) => ({
        ...product,
        shelf: shelves.get(tidyCategoryCode(product.cat_code)),
        last: lasts.get(product.product_id),
      }))
    );
  }, [all, bought, categories]);
  const queries = { habits: history, favourites, category: shelf, order: earlier };
  const { error, refetch } = queries[source];
  const total = source === 'category' ? (shelf.currentData?.total ?? 0) : (all?.length ?? 0);
  return { products, total, error, refetch: () => void refetch() };
}
