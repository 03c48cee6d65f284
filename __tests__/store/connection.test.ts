import { bannersApi } from '../../src/api/banners';
import { favouritesApi } from '../../src/api/favourites';
import { supportApi } from '../../src/api/support';
import { selectIsConnectionLost } from '../../src/slices/connection';
import { makeStore } from '../../src/store/store';
import {
  mockFetch,
  PROXY_RESPONSES,
  errorResponse,
  unreachable,
  type MockResponses,
} from '../support/mockFetch';
import { advanceTime, flushTasks, installFakeTimers } from '../support/signedInStore';

const { listBanners } = bannersApi.endpoints;
const { addFavourite } = favouritesApi.endpoints;
const { listFaqs } = supportApi.endpoints;

const banners = { banners: [] };
const features = { features: [] };
const down: MockResponses = { 'GET /api/banners': unreachable, 'GET /api/features': unreachable };

function open(answers: MockResponses) {
  const { store } = makeStore();
  const requests = mockFetch(answers);
  return {
    store,
    isLost: () => selectIsConnectionLost(store.getState()),
    calls: (path: string) => requests.filter((call) => call.path === path).length,
    read: () => void store.dispatch(listBanners.initiate({})),
  };
}

beforeEach(installFakeTimers);
afterEach(() => void jest.useRealTimers());

/** Waits for all automatic retries: after 1, 2 and 4 seconds. */
async function passAllTries() {
  for (let second = 0; second < 10; second += 1) await advanceTime(1000);
}

describe('a call without a response', () => {
  it('does not mean a lost connection while the server answers anything else', async () => {
    const { isLost, calls, read } = open({ ...down, 'GET /api/features': features });
    read();
    await passAllTries();

    expect(isLost()).toBe(false);
    expect(calls('/api/features')).toBe(1);
    expect(calls('/api/banners')).toBe(4);
    await passAllTries();
    expect(calls('/api/banners')).toBe(4);
  });

  it('is not repeated because another call is answered, unless the connection was lost', async () => {
    const answers = { ...down, 'GET /api/features': features, 'GET /api/faqs': { faqs: [] } };
    const { store, calls, read } = open(answers);
    read();
    await passAllTries();
    void store.dispatch(listFaqs.initiate({ lang: '' }));
    await passAllTries();

    expect(calls('/api/faqs')).toBe(1);
    expect(calls('/api/banners')).toBe(4);
  });

  it('does not mean a lost connection if the server answers the check with 404', async () => {
    const { isLost, read } = open({
      'GET /api/banners': unreachable,
      'GET /api/features': errorResponse(404, {}),
    });
    read();
    await passAllTries();

    expect(isLost()).toBe(false);
  });

  it('means a lost connection if the check fails too, from the first attempt on', async () => {
    const { isLost, calls, read } = open(down);
    read();
    await flushTasks();

    expect(isLost()).toBe(true);
    expect(calls('/api/features')).toBe(1);
  });

  it('is checked for a write as for a read', async () => {
    const { store, isLost } = open({ ...down, 'POST /api/fav/add': unreachable });
    void store.dispatch(addFavourite.initiate({ product_id: 'B-1', user_id: 'c-1' }));
    await flushTasks();

    expect(isLost()).toBe(true);
  });
});

describe('a lost connection', () => {
  it('is checked every three seconds, and nothing else is sent', async () => {
    const { calls, read } = open(down);
    read();
    await passAllTries();
    const tried = calls('/api/banners');
    const looked = calls('/api/features');
    for (let second = 0; second < 9; second += 1) await advanceTime(1000);

    expect(calls('/api/features') - looked).toBe(3);
    expect(calls('/api/banners')).toBe(tried);
  });

  it('is checked no more often when other calls fail too', async () => {
    const { store, calls, read } = open({ ...down, 'GET /api/faqs': unreachable });
    read();
    await passAllTries();
    void store.dispatch(listFaqs.initiate({ lang: '' }));
    await passAllTries();
    const looked = calls('/api/features');
    for (let second = 0; second < 9; second += 1) await advanceTime(1000);

    expect(calls('/api/features') - looked).toBe(3);
  });

  it('is followed by repeating the failed reads, but none that was refused', async () => {
    const answers: MockResponses = {
      ...down,
      'GET /api/faqs': new Response('{"status":false}', { status: 404 }),
    };
    const { store, isLost, calls, read } = open(answers);
    void store.dispatch(listFaqs.initiate({ lang: '' }));
    await flushTasks();
    read();
    await passAllTries();
    answers['GET /api/banners'] = banners;
    answers['GET /api/features'] = features;
    const tried = calls('/api/banners');
    await advanceTime(3000);

    expect(isLost()).toBe(false);
    expect(calls('/api/banners')).toBe(tried + 1);
    expect(calls('/api/faqs')).toBe(1);
    const looked = calls('/api/features');
    await passAllTries();
    expect(calls('/api/features')).toBe(looked);
  });

  it('ends as soon as any call is answered', async () => {
    const answers: MockResponses = { ...down, 'GET /api/faqs': { faqs: [] } };
    const { store, isLost, read } = open(answers);
    read();
    await flushTasks();
    expect(isLost()).toBe(true);

    void store.dispatch(listFaqs.initiate({ lang: '' }));
    await flushTasks();
    expect(isLost()).toBe(false);
  });
});

describe('a proxy’s response for an unavailable server', () => {
  it.each(Object.entries(PROXY_RESPONSES).slice(0, 3))(
    'means a lost connection until the server itself responds: %s',
    async (_what, page) => {
      const answers: MockResponses = { 'GET /api/banners': page, 'GET /api/features': page };
      const { isLost, read } = open(answers);
      read();
      await flushTasks();
      expect(isLost()).toBe(true);

      answers['GET /api/features'] = features;
      answers['GET /api/banners'] = banners;
      await advanceTime(3000);
      expect(isLost()).toBe(false);
    },
  );
});
