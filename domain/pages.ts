/** Page sizes a list offers; the first is the default (specification 9). */
export const PAGE_SIZES = [25, 50, 75, 100, 125, 300] as const;
export const DEFAULT_PAGE_SIZE = PAGE_SIZES[0];
export const MAX_PAGE_SIZE = 300;

export const lastPage = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** Clamps a page number to 1..last. */
export const clampPage = (page: number, last: number): number =>
  Math.min(Math.max(1, Math.trunc(page) || 1), last);

/**
 * Returns the entries of the page control: the first, the last and the pages within one of the
 * current page; an ellipsis three before and three after, unless that is the first or last page
 * (specification 2.5, decisions on the page control).
 */
export function pageWindow(current: number, last: number): (number | 'ellipsis')[] {
  const shown: (number | 'ellipsis')[] = [];
  for (let page = 1; page <= last; page += 1) {
    const distance = Math.abs(page - current);
    if (page === 1 || page === last || distance <= 1) shown.push(page);
    else if (distance === 3) shown.push('ellipsis');
  }
  return shown;
}

/** Upper bound of a page number in a URL. */
export const MAX_PAGE = 1_000_000;

/** Parses the page number in a URL; the default is the first page. */
export const parsePageNumber = (text: string | null | undefined): number =>
  clampPage(Number(text), MAX_PAGE);

/** Parses the page size in a URL; the default if it is not one of those offered. */
export const parsePageSize = (text: string | null | undefined): number =>
  PAGE_SIZES.find((size) => size === Number(text)) ?? DEFAULT_PAGE_SIZE;
