import { paths } from './paths';

/** Every URL of the staff screens; separate from the storefront's, which links to none of them. */
export const staffPaths = {
  orders: `${paths.staff}/orders`,
  /** The orders that filters of the address select, such as `queue` and `search`. */
  ordersBy: (filters: Readonly<Record<string, string>>) =>
    `${paths.staff}/orders?${new URLSearchParams(filters)}`,
  order: (order_id: string) => `${paths.staff}/orders/${encodeURIComponent(order_id)}`,
  products: `${paths.staff}/products`,
  product: (product_id: string) => `${paths.staff}/products/${encodeURIComponent(product_id)}`,
  upload: (what: 'products' | 'customers') => `${paths.staff}/${what}/upload`,
  uploaded: (what: 'products' | 'customers', upload_id: string) =>
    `${paths.staff}/${what}/upload/${encodeURIComponent(upload_id)}`,
  priceLists: `${paths.staff}/price-lists`,
  priceList: (code: string) => `${paths.staff}/price-lists/${encodeURIComponent(code)}`,
  customers: `${paths.staff}/customers`,
  /** The customers whose own price list it is. */
  customersOfList: (code: string) =>
    `${paths.staff}/customers?${new URLSearchParams({ price_list: code })}`,
  customer: (code: string) => `${paths.staff}/customers/${encodeURIComponent(code)}`,
  applications: `${paths.staff}/applications`,
  application: (reference: string) =>
    `${paths.staff}/applications/${encodeURIComponent(reference)}`,
  integrations: `${paths.staff}/integrations`,
  content: `${paths.staff}/content`,
  contentList: (kind: string) => `${paths.staff}/content/${kind}`,
  contentAdd: (kind: string) => `${paths.staff}/content/${kind}/add`,
  contentEntry: (kind: string, id: string) =>
    `${paths.staff}/content/${kind}/entry/${encodeURIComponent(id)}`,
  webhook: (id: string) => `${paths.staff}/integrations/webhooks/${encodeURIComponent(id)}`,
  activity: `${paths.staff}/activity`,
} as const;
