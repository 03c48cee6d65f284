import { matchPath } from 'react-router';

import { paths, routes } from '../../paths';

const PATTERNS: readonly string[] = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...Object.values(routes),
];

/**
 * Screens whose titles name products; other titles may contain order numbers or what a person
 * typed.
 */
const TITLED: readonly string[] = [
  routes.listing,
  routes.category,
  routes.displayProducts,
  routes.product,
  routes.productGroup,
];

export interface PageView {
  page_path: string;
  page_location: string;
  isTitled: boolean;
}

/**
 * Returns an address as analytics may see it: the route pattern, plus only the `utm_` parameters of
 * the query.
 */
export function pageViewOf(pathname: string, search: string): PageView {
  const page_path = PATTERNS.find((pattern) => matchPath(pattern, pathname)) ?? '/unknown';
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'));
  const query = new URLSearchParams(campaign).toString();
  return {
    page_path,
    page_location: location.origin + page_path + (query && `?${query}`),
    isTitled: TITLED.includes(page_path),
  };
}
