import { hasRole, type Role } from '#domain/roles';

import { useShowDeskQuery } from '../../api/staffOrders';

/** Whether whoever is signed in may change orders, or what another role is for, and not only read. */
export function useMayWork(role: Role = 'orders'): boolean {
  const { data } = useShowDeskQuery();
  return hasRole(data?.roles ?? [], role);
}
