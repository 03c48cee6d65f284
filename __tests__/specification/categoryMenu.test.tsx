import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Category } from '#contract/catalogue';
import type { Language } from '#domain/languages';

import { pageOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { menuCategory, shellAnswers, type Within } from '../support/shell';
import { flushTasks } from '../support/signedInStore';

const yarn = menuCategory('Yarn', {
  name: 'Yarn & Wool',
  cat_code: 'YRN',
  New: 3,
  Clear: 0,
  Sale: 12,
  Soon: 1,
  sub_cate: [
    {
      sub_cate: 'Hooks & Needles',
      category: 'Hooks',
      cat_code: 'YRN NDL',
      sub_subCat: [{ sub_subCat: 'Steel hooks', category: 'Steel', cat_code: 'YRN/NDL/STL' }],
    },
    { sub_cate: 'Clearance', category: 'Clearance', cat_code: 'YRN CLR', sub_subCat: [] },
  ],
});

interface Menu {
  categories?: Category[];
  signedIn?: boolean;
  language?: Language;
  answers?: object;
}

async function openMenu({ categories = [yarn], signedIn = false, language = '', answers }: Menu) {
  const page = await renderPage({
    at: '/success-page',
    isWhole: true,
    signedIn: false,
    language,
    answers: { ...shellAnswers, 'GET /api/categories': { category: categories }, ...answers },
    ...(signedIn && { at: '/profile', signedIn }),
  });
  const name = {
    '': 'Product categories',
    fr: 'Catégories de produits',
    es: 'Categorías de productos',
  };
  const menu = within(screen.getByRole('navigation', { name: name[language] }));
  return { ...page, menu, person: userEvent.setup() };
}

/** Returns the text of the menu bar's links. */
const shown = async (menu: Awaited<ReturnType<typeof openMenu>>['menu']) =>
  (await menu.findAllByRole('link')).map((link) => link.textContent);

/** Hovers over a category and returns its panel. */
async function openPanel(categories: Menu) {
  const { menu, person, ...page } = await openMenu(categories);
  const link = await menu.findByRole('link', { name: 'Yarn & Wool' });
  await act(async () => person.hover(link));
  return {
    ...page,
    person,
    panel: within(await menu.findByRole('group', { name: 'Yarn & Wool' })),
  };
}

const FLAGS = ['New', 'Clearance', 'On Sale', 'Coming Soon'];
const flagsIn = (panel: Within) =>
  panel
    .queryAllByRole('link')
    .map((link) => link.textContent)
    .filter((text) => FLAGS.some((flag) => text?.startsWith(flag)));

describe('2.2 Category menu: skeleton', () => {
  it('has 12 placeholders while the categories load', async () => {
    const { menu } = await openMenu({
      answers: { 'GET /api/categories': () => new Promise(() => {}) },
    });

    const places = menu.getAllByRole('listitem', { hidden: true });
    expect(places).toHaveLength(12);
    for (const place of places) expect(place).toHaveAttribute('data-skeleton');
    expect(menu.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('2.2 Category menu: order and names', () => {
  it('hides Zippers and sorts Promotions last', async () => {
    const { menu } = await openMenu({
      categories: ['Promotions', 'Yarn', 'Zippers', 'Paper'].map((name) => menuCategory(name)),
    });

    expect(await shown(menu)).toEqual(['Yarn', 'Paper', 'Promotions']);
  });

  it('hides sub-categories named Clearance', async () => {
    const { panel } = await openPanel({});

    expect(await panel.findByRole('link', { name: 'Hooks & Needles' })).toBeVisible();
    expect(panel.queryByRole('link', { name: 'Clearance' })).not.toBeInTheDocument();
  });

  it.each(['Educational Material', 'Books & Patterns', 'Cabinets & Fixtures'])(
    'styles %s in grey',
    async (grey) => {
      const { menu } = await openMenu({ categories: [menuCategory(grey), menuCategory('Paper')] });

      expect(await menu.findByRole('link', { name: grey })).toHaveAttribute('data-is-grey');
      expect(menu.getByRole('link', { name: 'Paper' })).not.toHaveAttribute('data-is-grey');
    },
  );

  it('gives Art Supplies an empty label in Spanish, but a name for screen readers', async () => {
    const { menu } = await openMenu({
      language: 'es',
      categories: [menuCategory('Art Supplies', { name: 'Artículos de arte' })],
    });

    const link = await menu.findByRole('link', { name: 'Artículos de arte' });
    expect(link).toHaveTextContent(/^$/);
    expect(link).toBeVisible();
  });

  it('gives Art Supplies its label in French', async () => {
    const { menu } = await openMenu({
      language: 'fr',
      categories: [menuCategory('Art Supplies', { name: 'Matériel d’art' })],
    });

    expect(await shown(menu)).toEqual(['Matériel d’art']);
  });
});

describe('2.2 Category menu: flag links', () => {
  it('are shown to signed-in users, and only if the count is above zero', async () => {
    const { panel } = await openPanel({ signedIn: true });

    await panel.findByRole('link', { name: 'New 3' });
    expect(flagsIn(panel)).toEqual(['New 3', 'On Sale 12', 'Coming Soon 1']);
  });

  it('are not shown to visitors', async () => {
    const { panel } = await openPanel({});

    await panel.findByRole('link', { name: 'Hooks & Needles' });
    await flushTasks();
    expect(flagsIn(panel)).toEqual([]);
  });
});

describe('2.1 Category address', () => {
  it('is /products/{name}/{category}/{cat_code}, encoded, on all three levels', async () => {
    const { panel, container } = await openPanel({});

    await panel.findByRole('link', { name: 'Steel hooks' });
    const bar = container.querySelector('nav li a[aria-expanded]');
    expect(bar).toHaveAttribute('href', '/products/Yarn%20%26%20Wool/Yarn/YRN');
    expect(panel.getByRole('link', { name: 'Hooks & Needles' })).toHaveAttribute(
      'href',
      '/products/Hooks%20%26%20Needles/Hooks/YRN%20NDL',
    );
  });

  it('has spaces instead of the slashes in a sub-sub-category’s code', async () => {
    const { panel } = await openPanel({});

    expect(await panel.findByRole('link', { name: 'Steel hooks' })).toHaveAttribute(
      'href',
      '/products/Steel%20hooks/Steel/YRN%20NDL%20STL',
    );
  });

  it.each([
    ['New', 'F'],
    ['Clearance', 'R'],
    ['On Sale', 'Y'],
    ['Coming Soon', 'N'],
  ])('filters by %s with a fourth segment %s', async (flag, code) => {
    const every = { ...yarn, New: 1, Clear: 1, Sale: 1, Soon: 1 };
    const { panel } = await openPanel({ signedIn: true, categories: [every] });

    expect(await panel.findByRole('link', { name: `${flag} 1` })).toHaveAttribute(
      'href',
      `/products/Yarn%20%26%20Wool/Yarn/YRN/${code}`,
    );
  });

  it.each([
    ['the category', '/products/Yarn/Yarn/YRN%20NDL', 'cadProducts', null],
    ['the category and the flag', '/products/Yarn/Yarn/YRN%20NDL/Y', 'classCode', 'Y'],
  ])('is read back as %s', async (_what, at, call, flag) => {
    const { requests } = await renderPage({
      at,
      answers: {
        ...shellAnswers,
        [`GET /api/${call}`]: pageOf([]),
        'GET /api/filter-options-by-category': { brand: [], colors: [], type: [], size: [] },
      },
    });

    const [listing] = requests.filter(({ path }) => path === `/api/${call}`);
    expect(listing?.query.get('name')).toBe('Yarn');
    expect(listing?.query.get('category')).toBe('YRN NDL');
    expect(listing?.query.get('class_codes')).toBe(flag);
  });
});
