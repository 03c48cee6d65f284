/** Permissions of staff members; one person can have several. */
export const ROLES = ['read', 'orders', 'catalogue', 'accounts', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Any role implies permission to view orders, products and customers. */
const mayRead = (roles: readonly Role[]): boolean => roles.length > 0;

export const hasRole = (roles: readonly Role[], role: Role): boolean =>
  role === 'read' ? mayRead(roles) : roles.includes(role);
