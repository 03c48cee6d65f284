/**
 * Normalises a category code. Codes appear in URLs, where '/' and ' ' are equivalent (specification
 * 2.1).
 */
export const normaliseCategoryCode = (code: string): string => code.trim().replace(/[/\s]+/g, ' ');

/** Key for comparing codes: case-insensitive, with '/' and ' ' equivalent. */
export const categoryKey = (code: string): string => normaliseCategoryCode(code).toUpperCase();

/** Number of category levels in the menu. */
export const CATEGORY_LEVELS = 3;

/**
 * Splits 'Paint > Acrylic', 'Paint | Acrylic' or 'Paint / Acrylic' from the top level down, however
 * deep.
 */
export const categoryLevels = (path: string | null = ''): string[] =>
  (path ?? '')
    .split(/\s*>\s*|\s*\|\s*|\s+\/\s+/)
    .map((name) => name.trim())
    .filter(Boolean);

/** The one category the menu never shows (specification 2.2). */
export const HIDDEN_CATEGORY = 'Zippers';
/** The category that is sorted last (specification 2.2). */
export const LAST_CATEGORY = 'Promotions';
/** Subcategories with this name are hidden (specification 2.2). */
export const HIDDEN_SUB_CATEGORY = 'Clearance';
/** Categories shown in grey (specification 2.2). */
export const GREY_CATEGORIES = ['Educational Material', 'Books & Patterns', 'Cabinets & Fixtures'];
/**
 * The category whose Spanish label is empty, exactly as specification 2.2 requires; its links keep
 * an accessible name.
 */
export const UNLABELLED_IN_SPANISH = 'Art Supplies';
