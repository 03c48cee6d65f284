import type { Country } from './countries';
import type { ShippingHours } from './shippingDays';

/** Who decides about the people of a customer: the staff, or its administrators, too. */
export const PEOPLE_DECIDERS = ['desk', 'self'] as const;
type PeopleDecider = (typeof PEOPLE_DECIDERS)[number];

/**
 * The rules that the operator sets, with their defaults. Each is read from the environment variable
 * of its name, `ackAlarmMinutes` from `ACK_ALARM_MINUTES`, and reaches the services and the pages
 * in one object. `shipping` is read from two for each country, `SHIPPING_CA` and `HOLIDAYS_CA`.
 */
export const SHOP_RULES = {
  /** When the warehouse of each country ships; nothing is promised for the others. */
  shipping: {} as Readonly<Partial<Record<Country, ShippingHours>>>,
  /** The least that an order of each country comes to, in its currency; 0 for nothing. */
  minOrderCa: 0,
  minOrderUs: 0,
  /** Minutes after which an order that no integration has acknowledged counts as late. */
  ackAlarmMinutes: 60,
  /** Whether a customer's first order is held until the staff release it. */
  holdOpeningOrders: false,
  /** Whether the orders of customers without an address are held until the staff release them. */
  holdWithoutAddress: false,
  colleagues: 'desk' as PeopleDecider,
};
export type ShopRules = Readonly<typeof SHOP_RULES>;
