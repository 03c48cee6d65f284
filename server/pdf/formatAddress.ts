import type { OrderAddress } from '#domain/application/addresses';

/** Formats an address for printing. */
export const formatAddress = ({
  name,
  street,
  city,
  region,
  postal_code,
  country,
  phone,
}: OrderAddress): string =>
  [name, street, [city, region, postal_code].filter(Boolean).join(' '), country, phone]
    .filter(Boolean)
    .join('\n');
