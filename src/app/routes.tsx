import { useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router';

import { lazyPart as screen } from '../i18n/lazyPart';
import { paths, routes } from '../paths';
import { ListingPage } from '../screens/listing/ListingPage';

import { findScreen, type Screen } from './screen';

const CategoryPage = screen(
  () => import('../screens/category/CategoryPage'),
  'CategoryPage',
  'shop',
);
const HomePage = screen(() => import('../screens/home/HomePage'), 'HomePage', 'shop');
export const ProductPage = screen(
  () => import('../screens/product/ProductPage'),
  'ProductPage',
  'shop',
);
const SearchPage = screen(() => import('../screens/search/SearchPage'), 'SearchPage', 'shop');

export const loadLazyRoutes = () => import('./LazyRoutes');

export const CATCH_ALL = '*';

/** Routes that few first visits start with; a buyer's are loaded with the session. */
export const LazyRoutes = screen(loadLazyRoutes, 'LazyRoutes');

/** Screens that visitors land on, in the main bundle's route table (specification 2.1). */
export const SCREENS: readonly (readonly [path: string, Page: Screen])[] = [
  [paths.home, HomePage],
  [routes.listing, ListingPage],
  [routes.search, SearchPage],
  [routes.category, CategoryPage],
  [routes.product, ProductPage],
  [CATCH_ALL, LazyRoutes],
];

/** Whether the screen of a path can render without loading more code. */
export function isScreenLoaded(pathname: string): boolean {
  const found = findScreen(SCREENS, pathname);
  return found?.path !== CATCH_ALL && (found?.Page.isThere?.() ?? true);
}

/**
 * Renders only the screen of the current location: the router would rank all routes, with every
 * combination of their optional segments.
 */
export function AppRoutes() {
  const { path, Page } = findScreen(SCREENS, useLocation().pathname) ?? {};
  const routes = useMemo(() => Page && <Route path={path} element={<Page />} />, [path, Page]);
  return <Routes>{routes}</Routes>;
}
