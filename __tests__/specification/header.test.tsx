import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Language } from '#domain/languages';

import { cartLine } from '../support/buyerInBrowser';
import { pageOf, productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { shellAnswers } from '../support/shell';
import { advanceTime, installFakeTimers } from '../support/signedInStore';

const text = { title: 'Titre', body: '<p>Texte</p>' };
const nothing = { data: [], images: [], category: [], products: [], total: 0, faqs: [] };

interface Head {
  signedIn?: boolean;
  language?: Language;
  answers?: object;
}

/** Opens a screen with few requests, below the header. */
async function openHead({ signedIn = false, language = '', answers = {} }: Head = {}) {
  const page = await renderPage({
    at: '/about-us',
    isWhole: true,
    signedIn,
    language,
    answers: {
      ...shellAnswers,
      'GET /api/pages/about-us': text,
      'GET /api/crousalImages': nothing,
      'GET /api/displayCategories': nothing,
      'GET /api/best/sellers': nothing,
      'GET /api/faqs': nothing,
      'GET /search/': pageOf([]),
      ...answers,
    },
  });
  const header = within(screen.getAllByRole('banner')[0]!);
  return { ...page, header, person: userEvent.setup() };
}

describe('2.2 Header: logo', () => {
  it('leads to /', async () => {
    const { header, person } = await openHead();
    await person.click(header.getByRole('link', { name: 'Haberdash, home page' }));

    expect(location.pathname).toBe('/');
  });
});

describe('2.2 Header: top menu', () => {
  const ADDRESSES = [
    '/about-us',
    '/catalogues',
    '/free-patterns',
    '/newsletter',
    '/opticon',
    '/customer-support',
  ];

  it.each([
    [
      '',
      'Main',
      [
        'About us',
        'Catalogues',
        'Free patterns',
        'Newsletter',
        'Opticon Upload',
        'Customer support',
      ],
    ],
    [
      'fr',
      'Navigation principale',
      [
        'À propos',
        'Catalogues',
        'Patrons gratuits',
        'Infolettre',
        'Téléversement Opticon',
        'Service à la clientèle',
      ],
    ],
    [
      'es',
      'Menú principal',
      [
        'Quiénes somos',
        'Catálogos',
        'Patrones gratis',
        'Boletín',
        'Carga Opticon',
        'Atención al cliente',
      ],
    ],
  ] as const)('has its six links in the language “%s”', async (language, name, labels) => {
    await openHead({ language });

    const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(labels);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ADDRESSES);
  });
});

describe('5 Search', () => {
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search products' });
  const button = () => screen.getByRole('button', { name: 'Search' });

  it.each(['', '   '])(
    'does nothing on Enter or on the button for blank text: “%s”',
    async (blank) => {
      const { person } = await openHead();
      if (blank) await person.type(field(), blank);
      await person.type(field(), '{Enter}');
      await person.click(button());

      expect(location.pathname).toBe('/about-us');
    },
  );

  it('greys out the button while the text is blank', async () => {
    const { person } = await openHead();
    await person.type(field(), '  ');
    expect(button()).toHaveAttribute('aria-disabled', 'true');

    await person.type(field(), 'x');
    expect(button()).toHaveAttribute('aria-disabled', 'false');
  });

  it('strips HTML tags from the displayed value, typed or stored', async () => {
    localStorage.setItem('navbar_search', '<em>felt</em> sheet');
    const { person } = await openHead();
    expect(field()).toHaveValue('felt sheet');

    await person.clear(field());
    await person.type(field(), '<b>red</b> thread');
    expect(field()).toHaveValue('red thread');
  });
});

describe('2.1 Search address', () => {
  it.each([
    ['Enter', (person: ReturnType<typeof userEvent.setup>) => person.keyboard('{Enter}')],
    [
      'the button',
      (person: ReturnType<typeof userEvent.setup>) =>
        person.click(screen.getByRole('button', { name: 'Search' })),
    ],
  ])('is /search-page/{query}/{page}, opened by %s', async (_what, submit) => {
    const { person, requests } = await openHead({
      answers: { 'GET /search/': pageOf([productOf('GT-1')]) },
    });
    await person.type(
      screen.getByRole('combobox', { name: 'Search products' }),
      '  1/2" tape & glue ',
    );
    await submit(person);
    await screen.findByRole('link', { name: 'Thread GT-1' });

    expect(location.pathname).toBe('/search-page/1%2F2%22%20tape%20%26%20glue/1');
    const call = requests.findLast(({ path }) => path === '/search/');
    expect(call?.query.get('search_term')).toBe('1/2" tape & glue');
    expect(call?.query.get('page')).toBe('1');
  });
});

describe('4 Search text is saved to storage', () => {
  afterEach(() => jest.useRealTimers());

  it('after a 1 second pause in typing and not before', async () => {
    const { store } = await openHead();
    installFakeTimers();
    const storedText = () => [
      store.getState().searchText.text,
      localStorage.getItem('navbar_search'),
    ];
    const before = storedText();
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await person.type(screen.getByRole('combobox', { name: 'Search products' }), 'blue');
    await act(() => advanceTime(900));
    await person.type(screen.getByRole('combobox', { name: 'Search products' }), '!');
    await act(() => advanceTime(999));
    expect(storedText()).toEqual(before);

    await act(() => advanceTime(1));
    expect(storedText()).toEqual(['blue!', 'blue!']);
  });
});

describe('2.2 Header: language switcher', () => {
  it('opens a panel on hover with the checkboxes English, Français and Español', async () => {
    const { header } = await openHead();
    const trigger = header.getByRole('button', { name: 'Language: English' });
    await act(async () => void fireEvent.pointerEnter(trigger));

    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      'English',
      'Français',
      'Español',
    ]);
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, false]);
  });
});

describe('4 Language: choosing one', () => {
  it('persists it to storage and to the stored user record', async () => {
    const { header, person } = await openHead();
    await person.click(header.getByRole('button', { name: 'Language: English' }));
    await person.click(await screen.findByRole('checkbox', { name: 'Español' }));

    expect(await screen.findByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    await waitFor(() => expect(localStorage.getItem('selectedLanguage')).toBe('es'));
    await waitFor(() => expect(localStorage.getItem('user')).toBe('{"lang":"es"}'));
  });
});

describe('2.2 Header: favourites and cart', () => {
  it('have counters at 0 when logged out', async () => {
    const { header } = await openHead();

    expect(header.getByRole('link', { name: 'Favourites, 0 products' })).toHaveTextContent('0');
    expect(header.getByRole('link', { name: 'Cart, 0 lines' })).toHaveTextContent('0');
  });

  it('count what a signed-in buyer has', async () => {
    const { header } = await openHead({
      signedIn: true,
      answers: {
        'GET /api/favorite': { products: [productOf('GT-1'), productOf('GT-2')] },
        'GET /api/cart': { products: [cartLine('A-1', { item: 7 })] },
      },
    });

    const favourites = await header.findByRole('link', { name: 'Favourites, 2 products' });
    expect(favourites).toHaveTextContent('2');
    expect(favourites).toHaveAttribute('href', '/favourite-view');
    expect(await header.findByRole('link', { name: 'Cart, 1 line' })).toHaveAttribute(
      'href',
      '/cart',
    );
  });
});

describe('2.2 Header: account', () => {
  it('is a Login link for a visitor', async () => {
    const { header } = await openHead();

    expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(header.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
  });

  it('is the owner name linking to /profile and a logout icon for a buyer', async () => {
    const { header, person, reloads } = await openHead({
      signedIn: true,
      answers: { 'POST /api/logout': { status: true } },
    });

    const owner = await header.findByRole('link', { name: 'Ada Quilter' });
    expect(owner).toHaveAttribute('href', '/profile');
    // Narrow windows show only its icon.
    expect(owner).toHaveAttribute('title', 'Ada Quilter');
    expect(header.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    await person.click(header.getByRole('button', { name: 'Sign out' }));
    await header.findByRole('link', { name: 'Login' });
    expect(reloads).toEqual(['/']);
  });
});
