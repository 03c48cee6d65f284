import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ConsentChoice } from '../../src/features/analytics/ConsentChoice';
import { stopAnalytics } from '../../src/features/analytics/provider';
import { readCountryCookie } from '../../src/store/countryCookie';
import { errorResponse, unreachable } from '../support/mockFetch';
import { renderThirdPartyScripts } from '../support/renderThirdPartyScripts';
import { advanceTime, installFakeTimers } from '../support/signedInStore';

const GTAG = 'https://www.googletagmanager.com/gtag/js?id=G-TEST1';
const place = { city: 'Hamilton', country_name: 'United States', state_prov: 'Ontario' };
const answers = { 'GET /ipgeo': place };
const settings = { analyticsId: 'G-TEST1' };
const agreed = () => localStorage.setItem('consent', 'accepted');

/** Returns the commands in the data layer as plain arrays. */
const pushed = () => (window.dataLayer ?? []).map((one) => Array.from(one as ArrayLike<unknown>));
const events = (name: string) =>
  pushed()
    .filter(([command, event]) => command === 'event' && event === name)
    .map(([, , values]) => values as Record<string, string>);

const forgetCookie = (name: string) => (document.cookie = `${name}=; Path=/; Max-Age=0`);

afterEach(() => {
  stopAnalytics();
  delete window.dataLayer;
  sessionStorage.clear();
  forgetCookie('country');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('analytics without configuration', () => {
  it('asks for no consent, loads nothing and calls nobody', async () => {
    agreed();
    const { scripts, requests } = await renderThirdPartyScripts({ answers });

    expect(document.body).toHaveTextContent('');
    expect(scripts()).toEqual([]);
    expect([window.dataLayer, requests]).toEqual([undefined, []]);
  });
});

describe('before a visitor has answered', () => {
  it('the question is shown, and nothing is loaded, pushed or called', async () => {
    const { scripts, requests, goTo } = await renderThirdPartyScripts({ settings, answers });
    await screen.findByRole('region', { name: 'Visit statistics' });
    await goTo('/products');

    expect(scripts()).toEqual([]);
    expect([window.dataLayer, requests, document.cookie]).toEqual([undefined, [], '']);
  });

  it('both answers look the same', async () => {
    await renderThirdPartyScripts({ settings });
    const accept = await screen.findByRole('button', { name: 'Accept' });

    expect(screen.getByRole('button', { name: 'Decline' }).className).toBe(accept.className);
  });

  it('the question is announced to screen readers', async () => {
    await renderThirdPartyScripts({ settings });

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(''));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/^May we count your visits/),
    );
  });
});

describe('a visitor who declines', () => {
  it('is not asked again, and nothing is measured', async () => {
    const { scripts, requests } = await renderThirdPartyScripts({ settings, answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));

    expect(screen.queryByRole('region')).toBeNull();
    expect(localStorage.getItem('consent')).toBe('declined');
    expect([scripts(), window.dataLayer, requests]).toEqual([[], undefined, []]);
  });

  it('may have declined for every site at once', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    agreed();
    const { scripts } = await renderThirdPartyScripts({
      settings,
      answers,
      children: <ConsentChoice />,
    });

    expect(await screen.findByText(/Global Privacy Control/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect([scripts(), window.dataLayer]).toEqual([[], undefined]);
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });
});

describe('a visitor who agrees', () => {
  it('gets the provider’s script, without its advertising', async () => {
    const { scripts } = await renderThirdPartyScripts({ settings, answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));

    expect(scripts()).toEqual([GTAG]);
    expect(localStorage.getItem('consent')).toBe('accepted');
    expect(pushed()).toContainEqual([
      'consent',
      'default',
      { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
    ]);
  });

  it('is not asked again', async () => {
    agreed();
    const { scripts } = await renderThirdPartyScripts({ settings, answers });

    expect(scripts()).toEqual([GTAG]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('gets a Tag Manager container if the id names one', async () => {
    agreed();
    const { scripts } = await renderThirdPartyScripts({
      settings: { analyticsId: 'GTM-TEST1' },
      answers,
    });

    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
    expect(window.dataLayer).toContainEqual(
      expect.objectContaining({ event: 'page_view', page_path: '/' }),
    );
  });
});

describe('2.9 Analytics: page views', () => {
  it('are pushed for every change of path and query', async () => {
    agreed();
    const { goTo } = await renderThirdPartyScripts({ settings, answers });
    await goTo('/cart');
    await goTo('/cart?left-out');
    await goTo('/order');

    expect(events('page_view').map(({ page_path }) => page_path)).toEqual([
      '/',
      '/cart',
      '/cart',
      '/order',
    ]);
  });

  it.each([
    ['/search-page/my%20secret%20plan/1', '/search-page/:product/:search', 'secret'],
    ['/orderdetails/10001', '/orderdetails/:order_id', '10001'],
    ['/order-confirm?order_id=10001', '/order-confirm', '10001'],
    ['/reset-password?token=t0ps3cret', '/reset-password', 't0ps3cret'],
    ['/ada@quilts.test', '/unknown', 'quilts'],
  ])('say of %s only %s', async (at, pattern, secret) => {
    agreed();
    document.title = `${secret} · Haberdash`;
    await renderThirdPartyScripts({ settings, answers, at });

    expect(events('page_view')).toEqual([
      {
        page_path: pattern,
        page_location: `http://localhost${pattern}`,
        page_title: pattern,
      },
    ]);
    expect(JSON.stringify(pushed())).not.toContain(secret);
  });

  it('name the goods of a catalogue page once it has its title', async () => {
    installFakeTimers();
    agreed();
    await renderThirdPartyScripts({ settings, answers, at: '/description/GT-1/CA' });
    expect(events('page_view')).toEqual([]);
    document.title = 'Thread red · Haberdash';
    await act(() => advanceTime(1000));

    expect(events('page_view')).toMatchObject([
      { page_path: '/description/:product_id/:country', page_title: 'Thread red · Haberdash' },
    ]);
  });

  it('are not lost where a page is left before it has its title', async () => {
    agreed();
    const { goTo } = await renderThirdPartyScripts({
      settings,
      answers,
      at: '/description/GT-1/CA',
    });
    await goTo('/cart');

    expect(events('page_view').map(({ page_path }) => page_path)).toEqual([
      '/description/:product_id/:country',
      '/cart',
    ]);
  });

  it('keep what a campaign put into the address, and nothing else of its query', async () => {
    agreed();
    const at = '/about-us?utm_source=letter&email=ada%40quilts.test';
    await renderThirdPartyScripts({ settings, answers, at });

    expect(events('page_view')[0]?.page_location).toBe(
      'http://localhost/about-us?utm_source=letter',
    );
  });
});

describe('2.9 Analytics: the geolocation event', () => {
  it('is asked for with the key, told as Canada, and the country kept in a cookie', async () => {
    agreed();
    const { requests } = await renderThirdPartyScripts({
      settings: { ...settings, geoKey: 'k-1' },
      answers,
    });
    await waitFor(() => expect(events('geolocation')).toHaveLength(1));

    expect(requests[0]?.query.get('apiKey')).toBe('k-1');
    expect(requests[0]?.headers.get('Authorization')).toBeNull();
    expect(events('geolocation')).toEqual([{ country: 'CA', region: 'Ontario', city: 'Hamilton' }]);
    expect(readCountryCookie()).toBe('CA');
  });

  it('is not asked for where the cookie names a country', async () => {
    document.cookie = 'country=US; Path=/';
    agreed();
    const { requests } = await renderThirdPartyScripts({ settings, answers });

    expect(events('geolocation')).toEqual([{ country: 'US' }]);
    expect(requests).toEqual([]);
    expect(readCountryCookie()).toBe('US');
  });

  it('is told once a session', async () => {
    agreed();
    sessionStorage.setItem('placeTold', 'yes');
    const { requests } = await renderThirdPartyScripts({ settings, answers });

    expect([events('geolocation'), requests]).toEqual([[], []]);
  });

  it.each([
    ['refuses', errorResponse(401, { message: 'Wrong key.' })],
    ['does not answer', unreachable],
  ])('is asked for once and only logged when the service %s', async (_what, answer) => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
    agreed();
    let calls = 0;
    const count = () => {
      calls += 1;
      return answer instanceof Response ? answer : answer();
    };
    const { store } = await renderThirdPartyScripts({ settings, answers: { 'GET /ipgeo': count } });
    await waitFor(() => expect(logged).toHaveBeenCalled());
    installFakeTimers();
    await act(() => advanceTime(10_000));

    expect([calls, events('geolocation'), document.cookie]).toEqual([1, [], '']);
    expect(store.getState().connection.isLost).toBe(false);
    expect(store.getState().notices.items).toEqual([]);
  });
});

describe('the choice on the privacy page', () => {
  it('is shown and can be changed, and then nothing more is pushed', async () => {
    agreed();
    document.cookie = '_ga=GA1.1.1; Path=/';
    document.cookie = '_ga_TEST1=GS1; Path=/';
    const reload = jest.fn();
    const { goTo } = await renderThirdPartyScripts({
      settings,
      answers,
      children: <ConsentChoice reload={reload} />,
    });
    await waitFor(() => expect(events('geolocation')).toHaveLength(1));
    expect(screen.getByText('You agreed: your visits are counted.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    const before = pushed().length;
    await goTo('/cart');

    expect(screen.getByText('You declined: nothing is measured.')).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(pushed()).toHaveLength(before);
    expect(document.cookie).not.toContain('_ga');
    expect(window).toHaveProperty('ga-disable-G-TEST1', true);
  });

  it('follows a change in another tab', async () => {
    agreed();
    await renderThirdPartyScripts({ settings, answers, children: <ConsentChoice /> });
    localStorage.setItem('consent', 'declined');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'consent' })));

    expect(screen.getByText('You declined: nothing is measured.')).toBeVisible();
  });

  it('is not offered if nothing is configured', async () => {
    await renderThirdPartyScripts({ children: <ConsentChoice /> });

    expect(screen.getByText(/does not count visits/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
