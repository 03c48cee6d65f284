/** What a colleague of the owner may be. */
export const COLLEAGUE_ROLES = ['buyer', 'administrator'] as const;
export type ColleagueRole = (typeof COLLEAGUE_ROLES)[number];

/** What somebody may do for a customer: the owner and administrators also decide about people. */
export type CompanyRole = 'owner' | ColleagueRole;

export const isAdministrator = (role: CompanyRole): boolean => role !== 'buyer';

/** Whether a text can be somebody's name: one line that is not HTML. */
export const isPersonName = (text: string): boolean =>
  text.trim().length > 0 && !/[<>\p{Cc}]/u.test(text);
