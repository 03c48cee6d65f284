import { act, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';

import { AddressRouter } from '../../src/app/AddressRouter';
import { I18nProvider } from '../../src/i18n/I18n';
import { loadAllMessages } from '../../src/i18n/loadMessages';
import { makeStore } from '../../src/store/store';
import { expectMessage } from '../support/expectMessage';
import { pageOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { shellAnswers } from '../support/shell';

afterEach(() => jest.restoreAllMocks());

const openLogin = (answers: object) =>
  renderPage({
    at: '/login',
    isWhole: true,
    signedIn: false,
    answers: { ...shellAnswers, 'GET /api/best/sellers': pageOf([]), ...answers },
  });

describe('a part of the shell that fails to render', () => {
  it('is left out, while the screen and the other parts stay', async () => {
    expectMessage('TypeError: Cannot read properties of null');
    await openLogin({ 'GET /api/banners': { banners: [null] } });

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
  });
});

describe('a category without anything below it', () => {
  it('is shown in the menu, and the page around it still renders', async () => {
    await openLogin({
      'GET /api/categories': { category: [{ name: 'Yarn', category: 'Yarn', cat_code: 'YRN' }] },
    });
    const menu = within(await screen.findByRole('navigation', { name: 'Product categories' }));

    expect(await menu.findByRole('link', { name: 'Yarn' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

describe('a protected address opened by a visitor', () => {
  it('redirects to the sign-in once, and the loading indicator disappears', async () => {
    const sent = jest.spyOn(history, 'replaceState');
    await renderPage({ at: '/cart', isWhole: true, signedIn: false, answers: shellAnswers });

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByText('Loading…')).toBeNull();
    expect(sent.mock.calls.filter(([, , address]) => address === '/login')).toHaveLength(1);
  });
});

describe('an application that fails to render', () => {
  it('is replaced by the error page', async () => {
    expectMessage('Error: cannot be drawn');
    const { store } = makeStore();
    const messages = await loadAllMessages('');
    const Broken = () => {
      throw new Error('cannot be drawn');
    };
    await act(async () =>
      render(
        <Provider store={store}>
          <I18nProvider first={{ language: '', messages }} language="" country="CA">
            <AddressRouter>
              <Broken />
            </AddressRouter>
          </I18nProvider>
        </Provider>,
      ),
    );

    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  });
});
