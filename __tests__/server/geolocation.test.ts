import type { Place } from '#contract/geolocation';

import { startEmbeddedServer } from '../support/embeddedServer';
import type { TestServer } from '../support/startOn';

const NOWHERE = { city: '', country_name: '', state_prov: '' };

let alone: TestServer;
let proxied: TestServer;
beforeAll(async () => {
  alone = await startEmbeddedServer();
  proxied = await startEmbeddedServer({ environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => Promise.all([alone.close(), proxied.close()]));

const locate = (server: TestServer, headers: Record<string, string>) =>
  server.ask<Place>('GET', '/ipgeo?apiKey=x', { headers });

describe('the location of a caller', () => {
  it.each([
    [
      { 'cf-ipcity': 'Montr\u00c3\u00a9al', 'cf-ipcountry': 'CA', 'cf-region': 'Quebec' },
      { city: 'Montréal', country_name: 'Canada', state_prov: 'Quebec' },
    ],
    [
      {
        'x-vercel-ip-city': 'San%20Diego',
        'x-vercel-ip-country': 'US',
        'x-vercel-ip-country-region': 'CA',
      },
      { city: 'San Diego', country_name: 'United States', state_prov: 'CA' },
    ],
    [
      {
        'cloudfront-viewer-city': 'Toronto',
        'cloudfront-viewer-country': 'CA',
        'cloudfront-viewer-country-region-name': 'Ontario',
      },
      { city: 'Toronto', country_name: 'Canada', state_prov: 'Ontario' },
    ],
    [{ 'cf-ipcountry': 'XX' }, NOWHERE],
    [{ 'cf-ipcountry': 'T1', 'cf-ipcity': '' }, NOWHERE],
    [{}, NOWHERE],
  ])('is what a trusted proxy reports: %j', async (headers, place) => {
    const { status, body } = await locate(proxied, headers);
    expect([status, body]).toEqual([200, place]);
  });

  it('is unknown without a trusted proxy, whatever the caller claims', async () => {
    const { body, headers } = await locate(alone, { 'cf-ipcity': 'Oslo', 'cf-ipcountry': 'NO' });
    expect(body).toEqual(NOWHERE);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is JSON for a browser too, not the screen', async () => {
    const { headers } = await locate(alone, { accept: 'text/html' });
    expect(headers['content-type']).toContain('application/json');
  });
});
