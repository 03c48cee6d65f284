import type { OrderAddress } from '#domain/application/addresses';

/** An address as it stands on paper. */
export const addressInLines = ({
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
