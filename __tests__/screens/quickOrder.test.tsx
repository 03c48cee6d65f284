import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { productOf } from '../support/product';
import { renderPage } from '../support/renderPage';

describe('the quick order', () => {
  it('takes one code after the other, and leads longer lists to the upload', async () => {
    const { asked } = await renderPage({
      at: '/quick-order',
      answers: {
        'POST /api/opticon': {
          status: true,
          lines: [
            {
              line: 1,
              code: 'GT-1',
              item: 1,
              product_id: 'GT-1',
              outcome: 'added',
              message: 'Added.',
              possible: 1,
              in_cart: 0,
              product: productOf('GT-1'),
            },
          ],
        },
      },
    });

    await userEvent.type(await screen.findByLabelText('Product number or barcode'), 'GT-1{Enter}');

    expect(await screen.findByText('Thread GT-1: 1 pack added (12 units).')).toBeInTheDocument();
    expect(asked.map(({ path }) => path)).toEqual(['/api/opticon']);
    expect(screen.getByRole('link', { name: 'Paste or upload a list' })).toHaveAttribute(
      'href',
      '/opticon',
    );
    expect(screen.getByRole('link', { name: /^Cart:/ })).toHaveAttribute('href', '/cart');
  });

  it.each([
    ['fr', 'Commande rapide', 'Coller ou téléverser une liste'],
    ['es', 'Pedido rápido', 'Pegar o cargar una lista'],
  ] as const)('speaks %s', async (language, title, way) => {
    await renderPage({ at: '/quick-order', language });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('link', { name: way })).toBeInTheDocument();
  });
});
