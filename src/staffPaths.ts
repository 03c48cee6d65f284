import { paths } from './paths';

/** Every address of the staff's screens, apart from the storefront's, which fetches none of them. */
export const staffPaths = {
  orders: `${paths.staff}/orders`,
  order: (order_id: string) => `${paths.staff}/orders/${encodeURIComponent(order_id)}`,
  customers: `${paths.staff}/customers`,
  customer: (code: string) => `${paths.staff}/customers/${encodeURIComponent(code)}`,
  applications: `${paths.staff}/applications`,
  application: (reference: string) =>
    `${paths.staff}/applications/${encodeURIComponent(reference)}`,
  integrations: `${paths.staff}/integrations`,
  webhook: (id: string) => `${paths.staff}/integrations/webhooks/${encodeURIComponent(id)}`,
} as const;
