import { Route, Routes } from 'react-router';

import { lazyPart as screen } from '../i18n/lazyPart';
import { paths, routes } from '../paths';
import { ListingPage } from '../screens/listing/ListingPage';

const CategoryPage = screen(() => import('../screens/category/CategoryPage'), 'CategoryPage');
const HomePage = screen(() => import('../screens/home/HomePage'), 'HomePage');
const ProductPage = screen(() => import('../screens/product/ProductPage'), 'ProductPage');
const SearchPage = screen(() => import('../screens/search/SearchPage'), 'SearchPage');

/** The addresses that few first visits begin with; a buyer's come with the session. */
export const LazyRoutes = screen(() => import('./LazyRoutes'), 'LazyRoutes');

/** The screens that visitors land on are known from the start (specification 2.1). */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={routes.listing} element={<ListingPage />} />
      <Route path={routes.search} element={<SearchPage />} />
      <Route path={routes.category} element={<CategoryPage />} />
      <Route path={routes.product} element={<ProductPage />} />
      <Route path="*" element={<LazyRoutes />} />
    </Routes>
  );
}
