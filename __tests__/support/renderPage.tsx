import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';

import type { User } from '#contract/account';
import type { Language } from '#domain/languages';

import { App } from '../../src/app/App';
import { Notices } from '../../src/app/Notices';
import { AppRoutes } from '../../src/app/routes';
import { I18nProvider } from '../../src/i18n/I18n';
import { loadAllMessages } from '../../src/i18n/loadMessages';
import { selectLanguage } from '../../src/slices/language';
import { selectCountry } from '../../src/slices/session';
import { useAppSelector } from '../../src/store/hooks';
import { makeStore } from '../../src/store/store';
import { FollowLinks } from '../../src/ui/Link';
import { PageTitleProvider } from '../../src/ui/PageTitle';

import { storeSession } from './buyerInBrowser';
import { mockFetch, type MockResponses } from './mockFetch';

interface PageOptions {
  /** The URL path, with its query. */
  at: string;
  answers?: MockResponses;
  /** Whether a buyer is signed in (the default); an object overrides the buyer's fields. */
  signedIn?: boolean | Partial<User>;
  language?: Language;
  /** Router state passed by a link. */
  state?: object;
  /** Whether to include the layout around the screens. */
  isWhole?: boolean;
}

/** Renders a URL with the real store and router; responses come from a table. */
export async function renderPage({
  at,
  answers = {},
  signedIn = true,
  language = '',
  state,
  isWhole = false,
}: PageOptions) {
  if (signedIn) storeSession({ lang: language, ...(signedIn === true ? {} : signedIn) });
  localStorage.setItem('selectedLanguage', language);
  history.replaceState(state ? { usr: state } : null, '', at);

  const requests = mockFetch(answers);
  const reloads: string[] = [];
  const { store, ready } = makeStore((path) => reloads.push(path));
  const [messages] = await Promise.all([loadAllMessages(language), ready]);
  const page = await act(async () =>
    render(
      isWhole ? (
        <App store={store} first={{ language, messages }} />
      ) : (
        <Provider store={store}>
          <LocalizedRoutes first={{ language, messages }} />
        </Provider>
      ),
    ),
  );
  return { ...page, store, requests, answers, reloads };
}

function LocalizedRoutes({ first }: Pick<Parameters<typeof I18nProvider>[0], 'first'>) {
  const language = useAppSelector(selectLanguage);
  const country = useAppSelector(selectCountry);
  return (
    <I18nProvider first={first} language={language} country={country}>
      <BrowserRouter>
        <FollowLinks>
          <PageTitleProvider>
            <Suspense>
              <AppRoutes />
            </Suspense>
            <Notices />
          </PageTitleProvider>
        </FollowLinks>
      </BrowserRouter>
    </I18nProvider>
  );
}
