import { Provider } from 'react-redux';

import type { Language } from '#domain/languages';

import type { Messages } from '../i18n/messages/en';
import { WordsProvider } from '../i18n/Words';
import { selectLanguage } from '../slices/language';
import { selectCountry } from '../slices/session';
import { useAppSelector, type AppStore } from '../store/hooks';

import { PageTitleProvider } from '../ui/PageTitle';

import { AddressRouter } from './AddressRouter';
import { AppRoutes } from './routes';
import { Shell } from './Shell';

interface AppProps {
  store: AppStore;
  /** The words of the first paint. */
  first: { language: Language; messages: Messages };
}

export function App({ store, first }: AppProps) {
  return (
    <Provider store={store}>
      <Spoken first={first} />
    </Provider>
  );
}

function Spoken({ first }: Pick<AppProps, 'first'>) {
  const language = useAppSelector(selectLanguage);
  const country = useAppSelector(selectCountry);
  return (
    <WordsProvider first={first} language={language} country={country}>
      <AddressRouter>
        <PageTitleProvider>
          <Shell>
            <AppRoutes />
          </Shell>
        </PageTitleProvider>
      </AddressRouter>
    </WordsProvider>
  );
}
