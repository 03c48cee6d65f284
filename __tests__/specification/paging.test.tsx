import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { I18nProvider } from '../../src/i18n/I18n';
import { CountLabel } from '../../src/ui/CountLabel';
import { PageControl } from '../../src/ui/PageControl';
import { english as messages } from '../support/everyMessage';
import { pageOf, productOf } from '../support/product';
import { renderPage } from '../support/renderPage';

const show = (part: ReactNode) =>
  render(
    <I18nProvider first={{ language: '', messages }} language="" country="CA">
      {part}
    </I18nProvider>,
  );

/** Returns the text of the entries between previous and next. */
const numbers = () => {
  const [, ...shown] = [...screen.getByRole('navigation', { name: 'Pages' }).children];
  return shown.slice(0, -1).map((part) => part.textContent);
};

const previous = () => screen.getByRole('button', { name: 'Previous page' });
const next = () => screen.getByRole('button', { name: 'Next page' });

describe('2.5 Numbered control', () => {
  it('disables Previous on the first page', () => {
    show(<PageControl page={1} last={9} onTurn={() => {}} />);

    expect(previous()).toBeDisabled();
    expect(next()).toBeEnabled();
  });

  it('disables Next on the last page', () => {
    show(<PageControl page={9} last={9} onTurn={() => {}} />);

    expect(previous()).toBeEnabled();
    expect(next()).toBeDisabled();
  });

  it.each([
    [6, ['1', '…', '5', '6', '7', '…', '11']],
    [1, ['1', '2', '…', '11']],
    [11, ['1', '…', '10', '11']],
    [4, ['1', '3', '4', '5', '…', '11']],
  ])(
    'on page %i shows the first, last and adjacent pages, and ellipses three pages before and after',
    (page, shown) => {
      show(<PageControl page={page} last={11} onTurn={() => {}} />);

      expect(numbers()).toEqual(shown);
      expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent(String(page));
    },
  );

  it('goes to a page by number, to the previous and to the next one', async () => {
    const turned = jest.fn();
    show(<PageControl page={6} last={11} onTurn={turned} />);
    await userEvent.click(screen.getByRole('button', { name: 'Page 11' }));
    await userEvent.click(previous());
    await userEvent.click(next());

    expect(turned.mock.calls).toEqual([[11], [5], [7]]);
  });
});

describe('9 Records per page', () => {
  const ask = 'GET /api/cadProducts';
  const answers = {
    [ask]: pageOf([productOf('GT-1')], 900),
    'GET /api/filter-options-by-category': { brand: [], colors: [], type: [], size: [] },
  };

  it('can be 25, 50, 75, 100, 125 or 300, with 25 as the default', async () => {
    const { requests } = await renderPage({ at: '/products', signedIn: false, answers });

    const select = await screen.findByRole('combobox', { name: 'Records per page' });
    const options = within(select).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      '25',
      '50',
      '75',
      '100',
      '125',
      '300',
    ]);
    expect(select).toHaveValue('25');
    expect(requests.find(({ path }) => ask.endsWith(path))?.query.get('pagination')).toBe('25');
  });

  it('go back to page 1 when changed', async () => {
    const { requests } = await renderPage({ at: '/products?page=4', signedIn: false, answers });
    const select = await screen.findByRole('combobox', { name: 'Records per page' });
    await userEvent.selectOptions(select, '300');

    await screen.findAllByRole('button', { name: 'Page 1', current: 'page' });
    const last = requests.filter(({ path }) => ask.endsWith(path)).at(-1);
    expect(last?.query.get('page')).toBe('1');
    expect(last?.query.get('pagination')).toBe('300');
  });
});

describe('9 Count label', () => {
  it.each([
    [24, 24, '24 of 24'],
    [10, 24, '24 of 24'],
    [0, 0, '0 of 0'],
    [25, 25, '25 of 25'],
    [25, 60, '25 of 60'],
    [10, 60, '10 of 60'],
  ])('with %i shown of %i records reads %s', (shown, total, label) => {
    show(<CountLabel shown={shown} total={total} />);

    expect(screen.getByRole('status')).toHaveTextContent(label);
  });
});
