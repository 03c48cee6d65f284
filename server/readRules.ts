import { COUNTRIES } from '#domain/countries';
import { parseShippingHours } from '#domain/shippingDays';
import { PEOPLE_DECIDERS, SHOP_RULES, type ShopRules } from '#domain/shopRules';

import { settingName, type OpenEnvironment } from './environment';

/** Upper bound for a rule that is a number. */
const MAX_RULE = 1_000_000;

/** Reads the operator's rules. */
export function readRules(opened: OpenEnvironment, demo: boolean): ShopRules {
  const { number, oneOf, isOn } = opened;
  const rules = Object.entries(SHOP_RULES).map(([rule, fallback]) => {
    const name = settingName(rule);
    if (typeof fallback === 'object') return [rule, readShipping(opened, demo)];
    if (typeof fallback === 'number') return [rule, number(name, fallback, MAX_RULE)];
    if (typeof fallback === 'string') return [rule, oneOf(name, PEOPLE_DECIDERS, fallback)];
    return [rule, isOn(name, fallback ? 'on' : 'off')];
  });
  return Object.fromEntries(rules) as ShopRules;
}

/** The hours of the demo's warehouses. */
const DEMO_SHIPPING = {
  CA: 'America/Toronto 14:00 Mon-Fri',
  US: 'America/New_York 15:00 Mon-Fri',
} as const;

const readShipping = ({ text, wrong }: OpenEnvironment, demo: boolean): ShopRules['shipping'] =>
  Object.fromEntries(
    COUNTRIES.flatMap((country) => {
      const hours = text(`SHIPPING_${country}`, demo ? DEMO_SHIPPING[country] : '');
      if (hours === '') return [];
      const read = parseShippingHours(hours, text(`HOLIDAYS_${country}`));
      if (read) return [[country, read]];
      wrong.push(
        `SHIPPING_${country} must look like "America/Toronto 14:00 Mon-Fri", and HOLIDAYS_${country} like "2026-12-25,2026-12-28".`,
      );
      return [];
    }),
  );
