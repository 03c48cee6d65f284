import type { Address } from '#contract/addresses';

/** Formats an address on one line, as it is read aloud: name, street, town, postal code. */
export const addressLine = ({ name, street, city, region, postal_code }: Address): string =>
  [name, street, [city, region, postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
