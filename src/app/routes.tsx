import { useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router';

import { lazyPart as screen } from '../i18n/lazyPart';
import { paths, routes } from '../paths';
import { ListingPage } from '../screens/listing/ListingPage';

import { findScreen, type Screen } from './screen';

const CategoryPage = screen(() => import('../screens/category/CategoryPage'), 'CategoryPage');
const HomePage = screen(() => import('../screens/home/HomePage'), 'HomePage');
export const ProductPage = screen(() => import('../screens/product/ProductPage'), 'ProductPage');
const SearchPage = screen(() => import('../screens/search/SearchPage'), 'SearchPage');

export const loadLazyRoutes = () => import('./LazyRoutes');

export const EVERYTHING_ELSE = '*';

/** The addresses that few first visits begin with; a buyer's come with the session. */
export const LazyRoutes = screen(loadLazyRoutes, 'LazyRoutes');

/** The screens that visitors land on are known from the start (specification 2.1). */
export const SCREENS: readonly (readonly [path: string, Page: Screen])[] = [
  [paths.home, HomePage],
  [routes.listing, ListingPage],
  [routes.search, SearchPage],
  [routes.category, CategoryPage],
  [routes.product, ProductPage],
  [EVERYTHING_ELSE, LazyRoutes],
];

/** Whether the screen of an address can be drawn without fetching a part of the program. */
export function isScreenThere(pathname: string): boolean {
  const found = findScreen(SCREENS, pathname);
  return found?.path !== EVERYTHING_ELSE && (found?.Page.isThere?.() ?? true);
}

/** The one screen of the address: the router would weigh all of them, in every order of their optional parts. */
export function AppRoutes() {
  const { path, Page } = findScreen(SCREENS, useLocation().pathname) ?? {};
  const routes = useMemo(() => Page && <Route path={path} element={<Page />} />, [path, Page]);
  return <Routes>{routes}</Routes>;
}
