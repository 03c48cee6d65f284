import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Language } from '#domain/languages';

import { cartLine } from '../support/buyerInBrowser';
import { productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { emulatePhone, shellAnswers } from '../support/shell';

interface Opened {
  at?: string;
  signedIn?: boolean;
  language?: Language;
}

async function open({ at = '/product-groups/7', signedIn = false, language = '' }: Opened = {}) {
  const page = await renderPage({
    at,
    isWhole: true,
    signedIn,
    language,
    answers: {
      ...shellAnswers,
      'GET /api/product_group/7': { data: { title: 'Threads', data: [] } },
      'GET /api/favorite': { products: [productOf('GT-1')] },
      'GET /api/cart': { products: [cartLine('A-1'), cartLine('B-2')] },
      // The home page is prefetched when the pointer comes near its link.
      'GET /api/crousalImages': { images: [] },
      'GET /api/fetch-order': { orders: [], total: 0 },
      'GET /api/displayCategories': { data: [] },
      'GET /api/best/sellers': { products: [], total: 0 },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...page, person: userEvent.setup() };
}

describe('2.2 Footer', () => {
  const footer = () => within(screen.getByRole('contentinfo'));

  it('shows the current year and the company’s contact details', async () => {
    await open();

    const year = String(new Date().getFullYear());
    expect(footer().getByText(new RegExp(`© ${year}`))).toBeVisible();
    expect(footer().getByRole('link', { name: 'orders@haberdash.test' })).toHaveAttribute(
      'href',
      'mailto:orders@haberdash.test',
    );
    expect(footer().getByText(/400 Spool Street/)).toBeVisible();
  });

  it.each([
    ['', ['English', 'French', 'Spanish']],
    ['fr', ['Anglais', 'Français', 'Espagnol']],
    ['es', ['Inglés', 'Francés', 'Español']],
  ] as const)(
    'has support lines for English, French and Spanish, named in “%s”',
    async (language, names) => {
      await open({ language });

      expect(
        footer()
          .getAllByRole('term')
          .map((term) => term.textContent),
      ).toEqual(names);
      const numbers = footer().getAllByRole('definition');
      expect(new Set(numbers.map((number) => number.textContent)).size).toBe(3);
      for (const number of numbers) {
        expect(within(number).getByRole('link')).toHaveAttribute(
          'href',
          expect.stringMatching(/^tel:\+\d+$/),
        );
      }
    },
  );
});

describe('2.2 Mobile: title bar', () => {
  beforeEach(emulatePhone);
  afterEach(() => jest.restoreAllMocks());

  it('has a back arrow, search, favourites and cart', async () => {
    history.replaceState(null, '', '/welcome');
    history.pushState(null, '', '/product-groups/7');
    const { person } = await open({ signedIn: true });
    const bar = within(await screen.findByRole('banner'));

    expect(bar.getByRole('combobox', { name: 'Search products' })).toBeVisible();
    const favourites = await bar.findByRole('link', { name: 'Favourites, 1 product' });
    expect(favourites).toHaveTextContent('1');
    const cart = await bar.findByRole('link', { name: 'Cart, 2 lines' });
    expect(cart).toHaveTextContent('2');
    const back = jest.spyOn(history, 'go');
    await person.click(bar.getByRole('button', { name: 'Back' }));
    expect(back).toHaveBeenCalledWith(-1);
  });

  it('has counters at 0 when logged out', async () => {
    await open();
    const bar = within(await screen.findByRole('banner'));

    expect(bar.getByRole('link', { name: 'Favourites, 0 products' })).toHaveTextContent('0');
    expect(bar.getByRole('link', { name: 'Cart, 0 lines' })).toHaveTextContent('0');
  });
});

describe('2.2 Mobile: bottom bar', () => {
  beforeEach(emulatePhone);
  afterEach(() => jest.restoreAllMocks());

  it('has home, language and profile', async () => {
    const { person } = await open({ signedIn: true });
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }));

    expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(bar.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await person.click(bar.getByRole('button', { name: 'Language' }));
    // jsdom does not open dialogs.
    const french = await screen.findByRole('checkbox', { name: 'Français', hidden: true });
    await person.click(french);
    expect(await screen.findByRole('link', { name: 'Accueil' })).toBeVisible();
  });

  it('links a visitor to the login page instead of the profile', async () => {
    await open();
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }));

    expect(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });
});

describe('2.4 Product group page: its frame', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is the header and footer on a desktop', async () => {
    await open();

    expect(screen.getByRole('link', { name: 'Haberdash, home page' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('is the title bar and bottom bar on a phone', async () => {
    emulatePhone();
    await open();

    expect(await screen.findByRole('button', { name: 'Back' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Home' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Haberdash, home page' })).toBeNull();
  });
});
