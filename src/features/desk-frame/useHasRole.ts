import { hasRole, type Role } from '#domain/roles';

import { useShowDeskQuery } from '../../api/staffOrders';

/**
 * Whether the signed-in staff member holds the given role and may make changes rather than only
 * read.
 */
export function useHasRole(role: Role = 'orders'): boolean {
  const { data } = useShowDeskQuery();
  return hasRole(data?.roles ?? [], role);
}
