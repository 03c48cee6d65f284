import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';

import type { Language } from '#domain/languages';

import type { Messages } from '../i18n/messages/en';
import { WordsProvider } from '../i18n/Words';
import { selectLanguage } from '../slices/language';
import { selectCountry } from '../slices/session';
import { useAppSelector, type AppStore, type RootState } from '../store/hooks';

import { PageTitleProvider, type TellPage } from '../ui/PageTitle';

import { AddressRouter } from './AddressRouter';
import { AppRoutes, isScreenThere } from './routes';
import { Shell } from './Shell';

/** What the first paint knows. */
export interface First {
  language: Language;
  messages: Messages;
  /** What a server has drawn the page for, and the name of its screen. */
  isPhone?: boolean | undefined;
  title?: string | undefined;
}

interface AppProps {
  store: AppStore;
  /** The state that the page was drawn from, by a server. */
  served?: RootState | undefined;
  first: First;
  /** Where the address comes from: the browser's own bar, unless told. */
  Router?: ComponentType<{ children: ReactNode }>;
  tellPage?: TellPage;
}

const ShopRouter = ({ children }: { children: ReactNode }) => (
  <AddressRouter isThere={isScreenThere}>{children}</AddressRouter>
);

export function App({ store, served, first, Router = ShopRouter, tellPage }: AppProps) {
  return (
    <Provider store={store} serverState={served}>
      <Spoken first={first} Router={Router} tellPage={tellPage} />
    </Provider>
  );
}

function Spoken({
  first,
  Router,
  tellPage,
}: Required<Pick<AppProps, 'first' | 'Router'>> & Pick<AppProps, 'tellPage'>) {
  const language = useAppSelector(selectLanguage);
  const country = useAppSelector(selectCountry);
  return (
    <WordsProvider first={first} language={language} country={country}>
      <Router>
        <PageTitleProvider first={first.title} tellPage={tellPage}>
          <Shell isPhoneAtFirst={first.isPhone}>
            <AppRoutes />
          </Shell>
        </PageTitleProvider>
      </Router>
    </WordsProvider>
  );
}
