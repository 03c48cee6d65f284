import type { CustomerAddressTable } from '../../db/tables/customers';
import { addressOf } from '../orders/addressesOfOrder';

import type { CustomerAddress } from './mergeAddresses';

/** Converts an address row to the form in which customers are read and changed. */
export const toCustomerAddress = (row: CustomerAddressTable): Required<CustomerAddress> => ({
  kind: row.kind === 'bill' ? 'bill' : 'ship',
  ...addressOf(row),
  is_default: row.is_default === 1,
});
