import { settings } from '../../src/api/settings';
import { cacheForOffline } from '../../src/app/cacheForOffline';
import { makeStore } from '../../src/store/store';

const HOUR_MS = 60 * 60 * 1000;

describe('an open page', () => {
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('asks for a new version at once and every hour, also while there is no connection', async () => {
    jest.useFakeTimers();
    Object.assign(performance, { getEntriesByType: () => [] });
    const update = jest.fn(() => Promise.reject(new Error('No connection.')));
    const registration = Object.assign(new EventTarget(), { update });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: Object.assign(new EventTarget(), {
        register: () => Promise.resolve(registration),
        ready: Promise.resolve({ active: null }),
      }),
    });
    jest.replaceProperty(settings, 'serviceWorker', true);
    const { store } = makeStore(() => {});

    await cacheForOffline(store);
    expect(update).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(HOUR_MS - 1);
    expect(update).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1 + HOUR_MS);
    expect(update).toHaveBeenCalledTimes(3);
  });
});
