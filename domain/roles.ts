/** What a member of the staff may do; one person can have several. */
export const ROLES = ['read', 'orders', 'catalogue', 'accounts', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Whoever may do something may look at orders, products and customers too. */
const mayRead = (roles: readonly Role[]): boolean => roles.length > 0;

export const hasRole = (roles: readonly Role[], role: Role): boolean =>
  role === 'read' ? mayRead(roles) : roles.includes(role);
