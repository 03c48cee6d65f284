/** What a colleague of the owner may be. */
export const COLLEAGUE_ROLES = ['buyer', 'approver', 'administrator'] as const;
export type ColleagueRole = (typeof COLLEAGUE_ROLES)[number];

/** Whose orders the buyers of a company see. */
export const BUYERS_SEE = ['all', 'own'] as const;
export type BuyersSee = (typeof BUYERS_SEE)[number];

/**
 * What somebody may do for a customer: approvers also decide about orders above a buyer's limit, and
 * the owner and administrators about people too.
 */
export type CompanyRole = 'owner' | ColleagueRole;

export const isAdministrator = (role: CompanyRole): boolean =>
  role === 'owner' || role === 'administrator';

/** Whether somebody decides about orders that need approval. */
export const isDecider = (role: CompanyRole): boolean =>
  role === 'approver' || isAdministrator(role);

/** Whether a text can be somebody's name: one line that is not HTML. */
export const isPersonName = (text: string): boolean =>
  text.trim().length > 0 && !/[<>\p{Cc}]/u.test(text);
