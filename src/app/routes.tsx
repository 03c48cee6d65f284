import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';

import { lazyPart as screen } from '../i18n/lazyPart';
import { paths, routes } from '../paths';
import { ListingPage } from '../screens/listing/ListingPage';

import { ErrorPage } from './ErrorPage';
import { GuestOnly } from './Guards';

const HomePage = screen(() => import('../screens/home/HomePage'), 'HomePage');
const SignInPage = screen(() => import('../screens/sign-in/SignInPage'), 'SignInPage');

const guest = (page: ReactNode) => <GuestOnly>{page}</GuestOnly>;

/** One line per address (specification 2.1). */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.signIn} element={guest(<SignInPage />)} />
      <Route path={routes.listing} element={<ListingPage />} />
      <Route path="*" element={<ErrorPage what="error.notFound" />} />
    </Routes>
  );
}
