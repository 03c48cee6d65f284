import { styled } from 'styled-components';

const Lines = styled.address`
  font-style: normal;
`;

interface AddressLinesProps {
  address: Record<
    'name' | 'street' | 'city' | 'region' | 'postal_code' | 'country' | 'phone',
    string
  >;
}

/** An address as on an envelope, and its phone number. */
export function AddressLines({ address }: AddressLinesProps) {
  const { name, street, city, region, postal_code, country, phone } = address;
  const lines = [name, street, `${city} ${region} ${postal_code}`.trim(), country, phone];
  return (
    <Lines>
      {lines.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Lines>
  );
}
