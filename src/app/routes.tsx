import { lazy, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';

import { paths, routes } from '../paths';
import { ListingPage } from '../screens/listing/ListingPage';

import { ErrorPage } from './ErrorPage';
import { GuestOnly } from './Guards';

/** A screen fetched when its address is first opened. */
const screen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));

const HomePage = screen(() => import('../screens/home/HomePage'), 'HomePage');
const SignInPage = screen(() => import('../screens/sign-in/SignInPage'), 'SignInPage');

const guest = (page: React.ReactNode) => <GuestOnly>{page}</GuestOnly>;

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
