import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test, type Page } from '@playwright/test';

import { recordShifts, totalShift } from '../support/layoutShifts';

test.use({ storageState: undefined, serviceWorkers: 'block' });
test.describe.configure({ timeout: 120_000 });

/** How many places of the page's beginning it is cut at. */
const CUTS = 12;

/** Sends a page in two parts, the second only when asked for; forwards everything else. */
async function sendInParts(origin: string) {
  let part = 0;
  let sendRest = () => {};
  const server = createServer(async ({ url, headers }, response) => {
    const { accept = '*/*', 'user-agent': agent = '' } = headers;
    const answer = await fetch(origin + url, { headers: { accept, 'user-agent': agent } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (headers['sec-fetch-dest'] !== 'document') {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const start = html.indexOf('<body');
    const cut = start + Math.round(((html.indexOf('<h2') - start) * part) / CUTS);
    response.write(html.slice(0, cut));
    sendRest = () => response.end(html.slice(cut));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAt: (next: number) => (part = next),
    sendRest: () => sendRest(),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Waits until what has arrived of the page has been painted. */
async function waitForPaint(page: Page) {
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

test('a page that arrives in parts does not move what is already there', async ({
  page,
  baseURL,
}) => {
  await recordShifts(page);
  const parts = await sendInParts(String(baseURL));
  try {
    for (let part = 1; part < CUTS; part += 1) {
      parts.cutAt(part);
      await page.goto(parts.address, { waitUntil: 'commit' });
      await waitForPaint(page);
      parts.sendRest();
      await expect(page.getByRole('heading', { name: 'Best sellers' })).toBeVisible();
      await page.waitForLoadState();
      await waitForPaint(page);
      expect(await totalShift(page), `part ${part} of ${CUTS}`).toBe(0);
    }
  } finally {
    parts.stop();
  }
});
