import type { OrderAddress } from './addresses';

/** Formats an address for documents and e-mails, one part per line. */
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
