import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useNavigate } from 'react-router';

import type { Settings } from '#contract/settings';

import { settings } from '../../src/api/settings';
import { ThirdPartyScripts } from '../../src/app/ThirdPartyScripts';
import { I18nProvider } from '../../src/i18n/I18n';
import { loadAllMessages } from '../../src/i18n/loadMessages';
import { makeStore } from '../../src/store/store';
import { followOtherTabs } from '../../src/store/tabs';

import { storeSession } from './buyerInBrowser';
import { mockFetch, type MockResponses } from './mockFetch';

interface RenderOptions {
  at?: string;
  settings?: Partial<Settings>;
  answers?: MockResponses;
  signedIn?: boolean;
  children?: ReactNode;
}

const originalSettings = { ...settings };
afterEach(() => {
  Object.assign(settings, originalSettings);
  for (const script of document.querySelectorAll('script')) script.remove();
});

/** Renders the layout without a screen, with the real server settings, store and router. */
export async function renderThirdPartyScripts({
  at = '/',
  settings: set = {},
  answers = {},
  signedIn = false,
  children,
}: RenderOptions) {
  Object.assign(settings, set);
  if (signedIn) storeSession();
  history.replaceState(null, '', at);
  const requests = mockFetch(answers);
  const { store, ready } = makeStore(() => {});
  followOtherTabs(store);
  const [messages] = await Promise.all([loadAllMessages(''), ready]);
  let navigate: ReturnType<typeof useNavigate> = () => {};
  const NavigateProbe = () => {
    navigate = useNavigate();
    return null;
  };
  await act(async () =>
    render(
      <Provider store={store}>
        <I18nProvider first={{ language: '', messages }} language="" country="CA">
          <BrowserRouter>
            <NavigateProbe />
            {children}
            <ThirdPartyScripts />
          </BrowserRouter>
        </I18nProvider>
      </Provider>,
    ),
  );
  return {
    store,
    requests,
    goTo: (address: string) => act(async () => navigate(address)),
    /** URLs of the scripts added to the page. */
    scripts: () =>
      [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')),
  };
}
