import { displayApi } from '../../src/api/display';
import { favouritesApi } from '../../src/api/favourites';
import {
  favouriteAdded,
  favouriteRemoved,
  favouritesMirrored,
  selectIsFavourite,
  selectIsFavouriteProcessing,
} from '../../src/slices/favourites';
import { PROXY_RESPONSES, errorResponse } from '../support/mockFetch';
import { pageOf, productOf } from '../support/product';
import { flushTasks, signedInStore } from '../support/signedInStore';

const brush = { product_id: 'B-1' };

describe('4 Favourite toggle: a favourite', () => {
  it('is added at the server, and a toast says so', async () => {
    const { store, calls, toastTexts } = await signedInStore({
      'POST /api/fav/add': { status: true },
    });
    store.dispatch(favouriteAdded(brush));
    await flushTasks();

    expect(Object.fromEntries(calls('POST /api/fav/add')[0]?.query ?? [])).toMatchObject({
      product_id: 'B-1',
      user_id: 'c-1',
      country: 'CA',
    });
    expect(toastTexts()).toEqual(['favourite.added']);
    expect(selectIsFavouriteProcessing(store.getState(), 'B-1')).toBe(false);
  });

  it('is sent with its price, its picture and its name where they are known', async () => {
    const { store, calls } = await signedInStore({
      'POST /api/fav/add': { status: true },
      'GET /api/best/sellers': pageOf([
        productOf('B-1', { name: 'Brush', selling_price: 4.5, selling_price_2: 3.25 }),
      ]),
    });
    const market = { lang: '', country: 'CA' } as const;
    await store.dispatch(displayApi.endpoints.listBestSellers.initiate(market));
    store.dispatch(favouriteAdded(brush));
    await flushTasks();

    expect(Object.fromEntries(calls('POST /api/fav/add')[0]?.query ?? [])).toEqual({
      product_id: 'B-1',
      user_id: 'c-1',
      price: '3.25',
      image: 'B-1.jpg',
      product: 'Brush',
      country: 'CA',
      lang: '',
    });
  });

  it('goes back, and says nothing of having been added, where the server answers status false', async () => {
    const { store, toastTexts } = await signedInStore({ 'POST /api/fav/add': { status: false } });
    store.dispatch(favouriteAdded(brush));
    await flushTasks();

    expect(selectIsFavourite(store.getState(), 'B-1')).toBe(false);
    expect(toastTexts()).toEqual(['favourite.failed']);
  });

  it('is removed at the server, and a toast says so', async () => {
    const { store, calls, toastTexts } = await signedInStore({
      'DELETE /api/fav/delete': { status: true },
    });
    store.dispatch(favouritesMirrored([brush]));
    store.dispatch(favouriteRemoved(brush));
    await flushTasks();

    expect(calls('DELETE /api/fav/delete')).toHaveLength(1);
    expect(toastTexts()).toEqual(['favourite.removed']);
  });

  it('goes back to what it was when the server refuses', async () => {
    const { store, toastTexts } = await signedInStore({
      'POST /api/fav/add': errorResponse(409, { message: 'No room.' }),
    });
    store.dispatch(favouriteAdded(brush));
    expect(selectIsFavourite(store.getState(), 'B-1')).toBe(true);
    await flushTasks();

    expect(selectIsFavourite(store.getState(), 'B-1')).toBe(false);
    expect(toastTexts()).toEqual(['favourite.failed']);
  });

  it('that is refused while the list is loading leaves the list as the server has it', async () => {
    const { store } = await signedInStore({
      'POST /api/fav/add': errorResponse(409, { message: 'No room.' }),
      'GET /api/favorite': { products: [productOf('A-1')] },
    });
    store.dispatch(favouriteAdded(brush));
    void store.dispatch(
      favouritesApi.endpoints.listFavourites.initiate({ user_id: 'c-1', country: 'CA', lang: '' }),
    );
    await flushTasks();

    expect(selectIsFavourite(store.getState(), 'A-1')).toBe(true);
    expect(selectIsFavourite(store.getState(), 'B-1')).toBe(false);
  });

  it.each([
    ['stays where the server’s list shows it', [productOf('B-1')], 'favourite.added'],
    ['goes back where the server’s list does not show it', [], 'favourite.failed'],
  ])('that a proxy answered %s', async (_what, products, expected) => {
    const { store, toastTexts } = await signedInStore({
      'POST /api/fav/add': PROXY_RESPONSES['a gateway’s error page'],
      'GET /api/favorite': { products },
    });
    store.dispatch(favouriteAdded(brush));
    await flushTasks();

    expect(selectIsFavourite(store.getState(), 'B-1')).toBe(products.length > 0);
    expect(toastTexts()).toEqual([expected]);
  });
});
