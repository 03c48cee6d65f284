/** Returns an address in Guelph. */
export const testAddress = (code: string, name: string) => ({
  code,
  name,
  street: '12 Reel St',
  city: 'Guelph',
  region: 'ON',
  postal_code: 'N1H 1A1',
  country: 'CA',
  phone: '',
});
