import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { refusal, type Answers } from '../support/answers';
import { summary } from '../support/orders';
import { renderPage } from '../support/renderPage';

describe('the printable order form', () => {
  it('is printed from any earlier order', async () => {
    const { asked } = await renderPage({
      at: '/pform?page=2',
      answers: { 'GET /api/fetch-order': { orders: [summary('1042')], total: 26 } },
    });

    expect(await screen.findByRole('link', { name: 'Print order 1042' })).toHaveAttribute(
      'href',
      '/print-order?order_id=1042',
    );
    expect(asked[0]?.query.get('page')).toBe('2');
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(location.search).toBe('?page=1');
  });

  it('waits for the orders', async () => {
    await renderPage({
      at: '/pform',
      answers: { 'GET /api/fetch-order': () => new Promise(() => {}) },
    });

    expect(await screen.findByText('Loading…')).toBeInTheDocument();
  });

  it.each([
    ['', 'Printable order form', /^You have not ordered anything yet/],
    ['fr', 'Bon de commande à imprimer', /^Vous n’avez encore rien commandé/],
    ['es', 'Formulario de pedido para imprimir', /^Todavía no ha pedido nada/],
  ] as const)('says in “%s” that there is no order yet', async (language, title, sentence) => {
    await renderPage({
      at: '/pform',
      answers: { 'GET /api/fetch-order': { orders: [], total: 0 } },
      language,
    });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('says why the orders cannot be read, and reads them again on request', async () => {
    const answers: Answers = {
      'GET /api/fetch-order': () => refusal(400, { message: 'The orders are being counted.' }),
    };
    await renderPage({ at: '/pform', answers });

    expect(await screen.findByText('The orders are being counted.')).toBeInTheDocument();
    answers['GET /api/fetch-order'] = { orders: [summary('1042')], total: 1 };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Print order 1042' })).toBeInTheDocument();
  });
});
