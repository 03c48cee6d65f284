/** Category codes travel in addresses, where '/' and ' ' are one and the same (specification 2.1). */
export const tidyCategoryCode = (code: string): string => code.trim().replace(/[/\s]+/g, ' ');

/** Codes compare with '/' and ' ' equal and in any case. */
export const categoryKey = (code: string): string => tidyCategoryCode(code).toUpperCase();

/** Levels that the menu has. */
export const CATEGORY_LEVELS = 3;

/** The one category that the menu never shows (specification 2.2). */
export const HIDDEN_CATEGORY = 'Zippers';
/** The category that is sorted last (specification 2.2). */
export const LAST_CATEGORY = 'Promotions';
/** Sub-categories of this name are hidden (specification 2.2). */
export const HIDDEN_SUB_CATEGORY = 'Clearance';
/** Categories set in grey (specification 2.2). */
export const GREY_CATEGORIES = ['Educational Material', 'Books & Patterns', 'Cabinets & Fixtures'];
/** The category whose Spanish label is empty, to the letter of specification 2.2; links keep an accessible name. */
export const UNLABELLED_IN_SPANISH = 'Art Supplies';
