/** Records per page that a list offers; the first is the default (specification 9). */
export const PAGE_SIZES = [25, 50, 75, 100, 125, 300] as const;
export const DEFAULT_PAGE_SIZE = PAGE_SIZES[0];
export const MAX_PAGE_SIZE = 300;

export const lastPage = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** Keeps a page number within 1..last. */
export const withinPages = (page: number, last: number): number =>
  Math.min(Math.max(1, Math.trunc(page) || 1), last);

/**
 * What the numbered page control shows: first, last and the pages within one of the current page;
 * an ellipsis at the positions three before and three after, unless that is the first or last page
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

/** Pages beyond this number are asked for by nobody. */
export const MAX_PAGE = 1_000_000;

/** The page number that an address names; the first one where it names none. */
export const readPageNumber = (text: string | null | undefined): number =>
  withinPages(Number(text), MAX_PAGE);

/** The page size that an address names, if it is one of those offered; else the default. */
export const readPageSize = (text: string | null | undefined): number =>
  PAGE_SIZES.find((size) => size === Number(text)) ?? DEFAULT_PAGE_SIZE;
