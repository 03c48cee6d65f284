import type { Country } from '#domain/countries';

const COMMON = [
  'apply.item.company',
  'apply.item.billing',
  'apply.item.shipping',
  'apply.item.owner',
  'apply.item.officers',
  'apply.item.trade',
] as const;

const OWN = { CA: 'apply.item.taxes', US: 'apply.item.courier' } as const;

/** What a company of a country tells about itself. */
export const itemsFor = (country: Country) => [...COMMON, OWN[country]];
