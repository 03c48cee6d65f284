import { fireEvent, waitFor } from '@testing-library/react';

import { cardSrcset, pageSrcset } from '../../src/api/hosts';
import { prefetchLinks } from '../../src/app/prefetch/prefetchLinks';
import { paths } from '../../src/paths';
import { makeStore } from '../../src/store/store';
import { mockFetch } from '../support/mockFetch';
import { pageOf, visitorProductOf } from '../support/product';

const pictures: string[] = [];

beforeAll(() => prefetchLinks(makeStore().store));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'Image').mockImplementation(
    () =>
      ({
        set srcset(sizes: string) {
          pictures.push(sizes);
        },
      }) as HTMLImageElement,
  );
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  pictures.length = 0;
  delete (navigator as { connection?: unknown }).connection;
  document.body.replaceChildren();
});

const connect = (connection: NonNullable<Navigator['connection']>) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

/**
 * Renders a link to a product that has not been fetched yet, and records the requests from here on.
 */
function linkTo(productId: string) {
  const requests = mockFetch({
    'GET /api/productDescription': { product: visitorProductOf(productId), related: [] },
  });
  const link = document.createElement('a');
  link.href = paths.product(productId, 'CA');
  link.innerHTML = '<span>Thread</span>';
  document.body.append(link);
  return { link, text: link.firstElementChild!, requests };
}

describe('a link', () => {
  it('prefetches the data and picture of its screen, once, when the pointer rests on it', async () => {
    const { text, requests } = linkTo('A-1');
    fireEvent.pointerOver(text);
    await jest.advanceTimersByTimeAsync(60);

    await waitFor(() => expect(pictures).toEqual([pageSrcset('A-1.jpg')]));
    fireEvent.pointerOver(document.body);
    fireEvent.pointerOver(text);
    await jest.advanceTimersByTimeAsync(60);
    expect(requests.map(({ query }) => query.get('product_id'))).toEqual(['A-1']);
  });

  it('prefetches nothing when the pointer only passes over it', async () => {
    const { link, requests } = linkTo('A-2');
    fireEvent.pointerOver(link);
    await jest.advanceTimersByTimeAsync(40);
    fireEvent.pointerOver(document.body);
    await jest.advanceTimersByTimeAsync(1000);

    expect(requests).toEqual([]);
  });

  it('prefetches its screen at once when touched', () => {
    const { text, requests } = linkTo('A-3');
    fireEvent.pointerDown(text);

    return waitFor(() => expect(requests).toHaveLength(1));
  });

  it('prefetches its screen when the focus rests on it', async () => {
    const { link, requests } = linkTo('A-4');
    fireEvent.focusIn(link);
    await jest.advanceTimersByTimeAsync(60);

    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('prefetches nothing in data-saving mode or on a slow connection', async () => {
    const { link, requests } = linkTo('A-5');
    connect({ saveData: true, effectiveType: '4g' });
    fireEvent.pointerDown(link);
    connect({ saveData: false, effectiveType: 'slow-2g' });
    fireEvent.pointerDown(link);
    await jest.advanceTimersByTimeAsync(1000);

    expect(requests).toEqual([]);
  });

  it('prefetches nothing for another site, a new tab or the current address', async () => {
    const { link, requests } = linkTo('A-6');
    link.target = '_blank';
    fireEvent.pointerDown(link);
    link.removeAttribute('target');
    link.host = 'elsewhere.example';
    fireEvent.pointerDown(link);
    link.href = location.href;
    fireEvent.pointerDown(link);
    await jest.advanceTimersByTimeAsync(1000);

    expect(requests).toEqual([]);
  });
});

describe('the next page of a list', () => {
  it('is prefetched once the reader nears the end of the list', async () => {
    const requests = mockFetch({
      'GET /api/cadProducts': pageOf([visitorProductOf('B-1')]),
      'GET /api/filter-options-by-category': {},
    });
    const next = document.createElement('button');
    Object.assign(next.dataset, { to: '/products?page=2', isComing: 'true' });
    document.body.append(next);
    const place = jest.spyOn(next, 'getBoundingClientRect');

    place.mockReturnValue(new DOMRect(0, 2 * window.innerHeight));
    fireEvent.scroll(document);
    await jest.advanceTimersByTimeAsync(1000);
    expect(requests).toEqual([]);

    place.mockReturnValue(new DOMRect(0, window.innerHeight));
    fireEvent.scroll(document);
    await jest.advanceTimersByTimeAsync(1000);
    await waitFor(() => expect(pictures).toEqual([cardSrcset('B-1.jpg')]));
    expect(requests.map(({ query }) => query.get('page'))).toContain('2');
  });
});
