import { matchPath } from 'react-router';

import { paths, routes } from '../../paths';

const PATTERNS: readonly string[] = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...Object.values(routes),
];

/** Screens whose title names goods; other titles may name orders or repeat what a person typed. */
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

/** An address as statistics may know it: the pattern of its screen, and of its query what a campaign put there. */
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
