import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';

import { catalogueApi } from '../../src/api/catalogue';
import { CardGrid } from '../../src/features/product-card/CardGrid';
import type { CardKind } from '../../src/features/product-card/ProductCard';
import { I18nProvider } from '../../src/i18n/I18n';
import { loadAllMessages } from '../../src/i18n/loadMessages';
import { pageOf, productOf } from '../support/product';
import { signedInStore } from '../support/signedInStore';

const ids = ['A-1', 'B-2', 'C-3'];
const list = (page: number) =>
  catalogueApi.endpoints.listProducts.initiate({ country: 'CA', lang: '', page });

describe('the cards of a product grid', () => {
  it('render one by one, each only when its own product changes', async () => {
    const drawn: string[] = [];
    const kind: CardKind = {
      Heart: () => null,
      Offer: ({ product }) => {
        drawn.push(product.product_id);
        return <p>{`${product.product_id}: ${product.available}`}</p>;
      },
    };
    const { store, requests } = await signedInStore({
      'GET /api/cadProducts': () =>
        pageOf(ids.map((id) => productOf(id, { available: id === 'B-2' ? requests.length : 40 }))),
    });
    await store.dispatch(list(1));
    const messages = await loadAllMessages('');
    render(
      <Provider store={store}>
        <I18nProvider first={{ language: '', messages }} language="" country="CA">
          <BrowserRouter>
            <CardGrid ids={ids} kind={kind} />
          </BrowserRouter>
        </I18nProvider>
      </Provider>,
    );
    expect(screen.getByText('B-2: 1')).toBeVisible();
    expect(drawn).toEqual(ids);

    await store.dispatch(list(2));

    expect(await screen.findByText('B-2: 2')).toBeVisible();
    expect(drawn).toEqual([...ids, 'B-2']);
  });
});
