import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { languageChosen } from '../../src/slices/events';
import { errorResponse, type MockRequest } from '../support/mockFetch';
import { productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { flushTasks } from '../support/signedInStore';

const sixty = (name = 'Thread') =>
  Array.from({ length: 60 }, (_, index) =>
    productOf(`GT-${index + 1}`, { name: `${name} ${index + 1}` }),
  );

const answers = {
  'GET /api/product_group/7': ({ query }: MockRequest) => ({
    data:
      query.get('lang') === 'fr'
        ? { title: 'Fils', data: sixty('Fil') }
        : { title: 'Threads', data: sixty() },
  }),
};

describe('2.4 Product group page', () => {
  it('shows its title and how many of its products it displays', async () => {
    await renderPage({ at: '/product-groups/7', answers });

    expect(await screen.findByRole('heading', { level: 1, name: 'Threads' })).toBeVisible();
    expect(screen.getByText('Displaying 25 of 60 Products')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Update cart' })).toBeInTheDocument();
  });

  it('turns its pages without asking again', async () => {
    const { requests } = await renderPage({ at: '/product-groups/7', answers });

    const [pages] = await screen.findAllByRole('navigation', { name: 'Pages' });
    await userEvent.click(within(pages!).getByRole('button', { name: 'Page 3' }));

    expect(screen.getByText('Displaying 10 of 60 Products')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Thread 51' })).toBeInTheDocument();
    expect(requests).toHaveLength(1);
  });

  it('4 Product group list: starts at the first page again when more records per page are chosen', async () => {
    await renderPage({ at: '/product-groups/7?page=3', answers });

    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Records per page' }),
      '50',
    );

    expect(screen.getByText('Displaying 50 of 60 Products')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Thread 1' })).toBeInTheDocument();
  });

  it('7 is read again when the page size changes, and not on focus', async () => {
    const { requests } = await renderPage({ at: '/product-groups/7', answers });
    const select = await screen.findByRole('combobox', { name: 'Records per page' });
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('visibilitychange'));
    await flushTasks();
    expect(requests).toHaveLength(1);

    await userEvent.selectOptions(select, '50');
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  it('4 Product group list: starts at the first page again when its products become others', async () => {
    const { store } = await renderPage({
      at: '/product-groups/7?page=3',
      answers: { ...answers, 'PUT /api/language': { status: true } },
    });
    await screen.findByRole('link', { name: 'Thread 51' });

    act(() => void store.dispatch(languageChosen('fr')));

    expect(await screen.findByText('Fil 1')).toBeInTheDocument();
  });

  it('4 Client pagination: never stands beyond its last page', async () => {
    await renderPage({ at: '/product-groups/7?page=99', answers });

    expect(await screen.findByRole('link', { name: 'Thread 60' })).toBeInTheDocument();
  });

  it('says so where there is no such group', async () => {
    await renderPage({
      at: '/product-groups/9',
      answers: {
        'GET /api/product_group/9': () => errorResponse(404, { message: 'No such group.' }),
      },
    });

    expect(await screen.findByText('No such group.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeInTheDocument();
  });
});
