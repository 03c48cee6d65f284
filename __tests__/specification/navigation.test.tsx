import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router';

import { AddressRouter } from '../../src/app/AddressRouter';
import { Shell } from '../../src/app/Shell';
import { I18nProvider } from '../../src/i18n/I18n';
import { loadAllMessages } from '../../src/i18n/loadMessages';
import { makeStore } from '../../src/store/store';
import { Link } from '../../src/ui/Link';
import { PageTitleProvider } from '../../src/ui/PageTitle';
import { mockFetch } from '../support/mockFetch';
import { productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { shellAnswers } from '../support/shell';

describe('2.1 Any route change of path or query', () => {
  const thirty = Array.from({ length: 30 }, (_, at) => productOf(`GT-${at + 1}`));
  let scrolled: jest.SpyInstance;
  beforeEach(() => {
    scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  async function openGroup() {
    await renderPage({
      at: '/product-groups/7',
      isWhole: true,
      answers: {
        ...shellAnswers,
        'GET /api/product_group/7': { data: { title: 'A', data: thirty } },
        'GET /api/pages/about-us': { title: 'About us', body: '' },
      },
    });
    await screen.findByText('Displaying 25 of 30 Products');
    scrolled.mockClear();
    return userEvent.setup();
  }

  it('scrolls the page to the top if the query changes', async () => {
    const person = await openGroup();
    await person.click(screen.getAllByRole('button', { name: 'Page 2' })[0]!);

    expect(await screen.findByText('Displaying 5 of 30 Products')).toBeVisible();
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });

  it('scrolls the page to the top if the path changes', async () => {
    const person = await openGroup();
    const link = screen.getByRole('link', { name: 'About us' });
    await act(async () => person.click(link));

    expect(await screen.findByRole('heading', { name: 'About us' })).toBeVisible();
    expect(location.pathname).toBe('/about-us');
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });

  it('is needed to scroll: typing a quantity does not', async () => {
    const person = await openGroup();
    await person.type(screen.getByRole('textbox', { name: 'Packs of Thread GT-1' }), '3');

    expect(scrolled).not.toHaveBeenCalled();
  });
});

/** A screen that does not render until it is released. */
function lateScreen(title: string) {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const Screen = lazy(async () => {
    await arrival;
    return { default: () => <h1>{title}</h1> };
  });
  return { Screen, arrive: () => act(async () => arrive()) };
}

describe('2.1 Loading indicator', () => {
  it('is a full-screen overlay while the first screen or the next one loads', async () => {
    mockFetch(shellAnswers);
    history.replaceState(null, '', '/');
    const { store } = makeStore();
    const messages = await loadAllMessages('fr');
    const first = lateScreen('Enfin');
    const next = lateScreen('Ensuite');
    await act(async () =>
      render(
        <Provider store={store}>
          <I18nProvider first={{ language: 'fr', messages }} language="fr" country="CA">
            <AddressRouter>
              <PageTitleProvider>
                <Shell>
                  <Routes>
                    <Route path="/" element={<first.Screen />} />
                    <Route path="*" element={<next.Screen />} />
                  </Routes>
                </Shell>
              </PageTitleProvider>
            </AddressRouter>
          </I18nProvider>
        </Provider>,
      ),
    );
    expect(screen.getByText('Chargement…').closest('[role=status]')).toBeVisible();

    await first.arrive();
    expect(await screen.findByRole('heading', { name: 'Enfin' })).toBeVisible();
    expect(screen.queryByText('Chargement…')).not.toBeInTheDocument();

    await act(async () => screen.getByRole('link', { name: 'Infolettre' }).click());
    expect(screen.getByText('Chargement…').closest('[role=status]')).toBeVisible();
    await next.arrive();
    expect(await screen.findByRole('heading', { name: 'Ensuite' })).toBeVisible();
    expect(screen.queryByText('Chargement…')).not.toBeInTheDocument();
  });
});

describe('the address and its screen', () => {
  const drawn: string[] = [];
  function Screen() {
    const { pathname } = useLocation();
    drawn.push(pathname);
    return <Link to="/next">Next</Link>;
  }

  async function goOn(isThere?: () => boolean) {
    history.replaceState(null, '', '/');
    const messages = await loadAllMessages('');
    render(
      <I18nProvider first={{ language: '', messages }} language="" country="CA">
        <AddressRouter isLoaded={isThere}>
          <Screen />
        </AddressRouter>
      </I18nProvider>,
    );
    drawn.length = 0;
    await act(async () => screen.getByRole('link', { name: 'Next' }).click());
  }

  it('change together, in one render, when nothing has to be fetched', async () => {
    await goOn(() => true);

    expect(drawn).toEqual(['/next']);
  });

  it('change one after the other when the next screen may still be loading', async () => {
    await goOn();

    expect(drawn).toEqual(['/', '/next']);
  });
});
