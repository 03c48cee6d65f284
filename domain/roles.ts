import type { Scope } from './scopes';

/** Permissions of staff members; one person can have several. */
export const ROLES = ['read', 'orders', 'catalogue', 'accounts', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Any role implies permission to view orders, products and customers. */
const mayRead = (roles: readonly Role[]): boolean => roles.length > 0;

export const hasRole = (roles: readonly Role[], role: Role): boolean =>
  role === 'read' ? mayRead(roles) : roles.includes(role);

/** The scopes of /api/v1 that each role stands for. */
const SCOPES_OF_ROLE: Record<Role, readonly Scope[]> = {
  read: [],
  orders: ['orders:write'],
  catalogue: ['product:write'],
  accounts: ['customer:write'],
  admin: ['keys:write', 'jobs:write', 'webhooks:write'],
};

export const scopesOf = (roles: readonly Role[]): Scope[] =>
  roles.flatMap((role) => SCOPES_OF_ROLE[role]);
