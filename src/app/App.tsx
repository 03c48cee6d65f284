import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';

import type { Language } from '#domain/languages';

import { I18nProvider } from '../i18n/I18n';
import type { Messages } from '../i18n/messages/en';
import { selectLanguage } from '../slices/language';
import { selectCountry } from '../slices/session';
import { useAppSelector, type AppStore, type RootState } from '../store/hooks';
import { PageTitleProvider, type ReportPage } from '../ui/PageTitle';
import { PhoneAtFirstContext } from '../ui/PhoneAtFirst';

import { AddressRouter } from './AddressRouter';
import { AppRoutes, isScreenLoaded } from './routes';
import { Shell } from './Shell';

/** What is known at the first paint. */
export interface FirstPaint {
  language: Language;
  messages: Messages;
  /** The device that a server-rendered page was rendered for, and the title of its screen. */
  isPhone?: boolean | undefined;
  title?: string | undefined;
}

interface AppProps {
  store: AppStore;
  /** The state that the server rendered the page from. */
  served?: RootState | undefined;
  first: FirstPaint;
  /** Provides the location; defaults to that of the browser. */
  Router?: ComponentType<{ children: ReactNode }>;
  reportPage?: ReportPage;
}

const ShopRouter = ({ children }: { children: ReactNode }) => (
  <AddressRouter isLoaded={isScreenLoaded}>{children}</AddressRouter>
);

export function App({ store, served, first, Router = ShopRouter, reportPage }: AppProps) {
  return (
    <Provider store={store} serverState={served}>
      <LocalisedApp first={first} Router={Router} reportPage={reportPage} />
    </Provider>
  );
}

function LocalisedApp({
  first,
  Router,
  reportPage,
}: Required<Pick<AppProps, 'first' | 'Router'>> & Pick<AppProps, 'reportPage'>) {
  const language = useAppSelector(selectLanguage);
  const country = useAppSelector(selectCountry);
  return (
    <I18nProvider first={first} language={language} country={country}>
      <Router>
        <PageTitleProvider first={first.title} reportPage={reportPage}>
          <PhoneAtFirstContext value={first.isPhone ?? false}>
            <Shell>
              <AppRoutes />
            </Shell>
          </PhoneAtFirstContext>
        </PageTitleProvider>
      </Router>
    </I18nProvider>
  );
}
