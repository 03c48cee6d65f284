import { normaliseCategoryCode } from '#domain/categories';
import type { ClassFlag } from '#domain/classCodes';
import { trimProductId } from '#domain/productIds';

/** Encodes a path segment; never empty, so that the number of segments stays the same. */
const segment = (text: string) => encodeURIComponent(text.trim() || '-');

/** Returns the text of a segment, or undefined if it is only a placeholder. */
export const writtenPart = (text: string | undefined): string | undefined =>
  text === undefined || text === '-' ? undefined : text;

interface ListingAddress {
  name: string;
  category: string;
  cat_code: string;
  flag?: ClassFlag;
}

/** Every URL of the storefront (specification 2.1), for links and routes alike. */
export const paths = {
  home: '/',
  signIn: '/login',
  listing: ({ name, category, cat_code, flag }: ListingAddress) =>
    `/products/${segment(name)}/${segment(category)}/${segment(normaliseCategoryCode(cat_code))}${flag ? `/${flag}` : ''}`,
  allProducts: '/products',
  search: (query: string, page = 1) => `/search-page/${segment(query)}/${page}`,
  category: (title: string) => `/category-page/${segment(title)}`,
  displayProducts: (category: string) => `/dispay-products/${segment(category)}`,
  product: (product_id: string, country: string) =>
    `/description/${segment(trimProductId(product_id))}/${country}`,
  productGroup: (id: string) => `/product-groups/${segment(id)}`,
  favourites: '/favourite-view',
  favorite: '/favorite',
  cart: '/cart',
  orderConfirm: '/order-confirm',
  orderPlaced: (order_id: string) => `/order-confirm?order_id=${encodeURIComponent(order_id)}`,
  orders: '/order',
  /** With lines to highlight. */
  order: (order_id: string, lines: readonly number[] = []) =>
    `/orderdetails/${segment(order_id)}${lines.length > 0 ? `?line=${lines.join(',')}` : ''}`,
  reOrder: (order_id: string) => `/orderdetails/${segment(order_id)}?reorder`,
  printOrder: (order_id: string) => `/print-order?order_id=${encodeURIComponent(order_id)}`,
  opticon: '/opticon',
  quickOrder: '/quick-order',
  orderForm: '/pform',
  productData: '/pdata',
  /**
   * The URL that customers have bookmarked; the code calls the list purchase history, as for
   * `/api/what-i-buy`.
   */
  purchaseHistory: '/what-i-buy',
  approvals: '/approvals',
  approval: (requisition_id: string) => `/approvals/${segment(requisition_id)}`,
  /** With a number to search for. */
  invoices: (number = '') =>
    `/invoices${number === '' ? '' : `?search=${encodeURIComponent(number)}`}`,
  savedLists: '/lists',
  savedList: (list_id: string) => `/lists/${segment(list_id)}`,
  aboutUs: '/about-us',
  catalogues: '/catalogues',
  newsletter: '/newsletter',
  freePatterns: '/free-patterns',
  freeCards: '/free-cards',
  support: '/customer-support',
  privacy: '/privacy',
  welcome: '/welcome',
  welcomeMobile: '/welcome-mobile',
  register: '/register',
  accountRegistration: '/account-registration',
  success: '/success-page',
  applicationStatus: '/application-status',
  forgotPassword: '/forget-password',
  resetPassword: '/reset-password',
  firstPassword: '/password',
  profile: '/profile',
  password: '/profile/password',
  staff: '/staff',
} as const;

/** The same URLs as patterns for the route table. */
export const routes = {
  listing: '/products/:name?/:cate?/:cate_code?/:classCode?',
  search: '/search-page/:product/:search',
  category: '/category-page/:title',
  displayProducts: '/dispay-products/:cate',
  product: '/description/:product_id/:country',
  productGroup: '/product-groups/:id',
  order: '/orderdetails/:order_id',
  printOrder: '/print-order',
  savedList: '/lists/:list_id',
  approval: '/approvals/:requisition_id',
  invoices: '/invoices',
} as const;
