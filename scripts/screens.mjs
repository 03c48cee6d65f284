/* global document, innerHeight */

/**
 * `npm run screens`: screenshots of every screen, as visitor, buyer and staff, in three languages
 * at three widths, in dist/screens. `-- --only listing,cart`, `--lang fr`, `--width 390` and
 * `--dark` select some; `-- --readme` takes the README's own pictures into docs/pictures. `--
 * --figures` measures how much of each screen is its own content instead, in English, and fails if
 * that is worse than in docs/screens.json; `--keep` stores it there.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium as chromiumPath } from './chromium.mjs';
import { judge, measure } from './screenFigures.mjs';
import { build, checkNode, install, log, root } from './setUp.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    lang: { type: 'string' },
    width: { type: 'string' },
    dark: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    figures: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

const PORT = 3190;
const base = `http://127.0.0.1:${PORT}`;
const WIDTHS = [390, 820, 1440];
const LANGUAGES = ['', 'fr', 'es'];
const READING = '25';

/** Every screen by a unique name: its path, and who may open it. */
const screens = ({ product, order, customer, upload, webhook, banner }) => [
  ['home', '/', 'both'],
  ['listing', '/products/Sewing%20Notions/Sewing%20Notions/SEW', 'both'],
  ['listing-flag', '/products/Sewing%20Notions/Sewing%20Notions/SEW/Y', 'buyer'],
  ['search', '/search-page/thread/1', 'both'],
  ['search-nothing', '/search-page/zzzzzz/1', 'visitor'],
  ['category', '/category-page/Sewing%20Notions', 'both'],
  ['display-products', '/dispay-products/Fabric', 'both'],
  ['product', `/description/${product}/CA`, 'both'],
  ['product-group', '/product-groups/1', 'both'],
  ['about-us', '/about-us', 'visitor'],
  ['catalogues', '/catalogues', 'visitor'],
  ['newsletter', '/newsletter', 'visitor'],
  ['free-patterns', '/free-patterns', 'visitor'],
  ['free-cards', '/free-cards', 'visitor'],
  ['customer-support', '/customer-support', 'both'],
  ['privacy', '/privacy', 'visitor'],
  ['sign-in', '/login', 'visitor'],
  ['register', '/register', 'visitor'],
  ['account-registration', '/account-registration', 'visitor'],
  ['success', '/success-page', 'visitor'],
  ['welcome', '/welcome', 'visitor'],
  ['welcome-mobile', '/welcome-mobile', 'visitor'],
  ['application-status', '/application-status', 'visitor'],
  ['forget-password', '/forget-password', 'visitor'],
  ['reset-password', '/reset-password#screenshot', 'visitor'],
  ['first-password', '/password', 'visitor'],
  ['favourites', '/favourite-view', 'buyer'],
  ['cart', '/cart', 'buyer'],
  ['order-confirm', '/order-confirm', 'buyer'],
  ['orders', '/order', 'buyer'],
  ['order', `/orderdetails/${order}`, 'buyer'],
  ['re-order', `/orderdetails/${order}?reorder`, 'buyer'],
  ['print-order', `/print-order?order_id=${order}`, 'buyer'],
  ['opticon', '/opticon', 'buyer'],
  ['quick-order', '/quick-order', 'buyer'],
  ['worksheet', `/quick-order?order_id=${order}`, 'buyer'],
  ['what-i-buy', '/what-i-buy', 'buyer'],
  ['lists', '/lists', 'buyer'],
  ['approvals', '/approvals', 'buyer'],
  ['invoices', '/invoices', 'buyer'],
  ['order-form', '/pform', 'buyer'],
  ['product-data', '/pdata', 'buyer'],
  ['profile', '/profile', 'buyer'],
  ['password', '/profile/password', 'buyer'],
  ['unknown', '/no-such-page', 'visitor'],
  ['staff-sign-in', '/staff/applications', 'visitor'],
  ['staff-applications', '/staff/applications', 'staff'],
  ['staff-application', '/staff/applications/A-7KQM-3WXD', 'staff'],
  ['staff-overview', '/staff', 'staff'],
  ['staff-orders', '/staff/orders', 'staff'],
  ['staff-order', `/staff/orders/${order}`, 'staff'],
  ['staff-products', '/staff/products', 'staff'],
  ['staff-product', `/staff/products/${product}`, 'staff'],
  ['staff-price-lists', '/staff/price-lists', 'staff'],
  ['staff-price-list', '/staff/price-lists/SCHOOLS', 'staff'],
  ['staff-upload', '/staff/products/upload', 'staff'],
  ['staff-preview', `/staff/products/upload/${upload}`, 'staff'],
  ['staff-customer-upload', '/staff/customers/upload', 'staff'],
  ['staff-customers', '/staff/customers', 'staff'],
  ['staff-customer', `/staff/customers/${customer}`, 'staff'],
  ['staff-integrations', '/staff/integrations', 'staff'],
  ['staff-webhook', `/staff/integrations/webhooks/${webhook}`, 'staff'],
  ['staff-content', '/staff/content', 'staff'],
  ['staff-content-list', '/staff/content/banners', 'staff'],
  ['staff-content-add', '/staff/content/banners/add', 'staff'],
  ['staff-content-entry', `/staff/content/banners/entry/${banner}`, 'staff'],
  ['staff-activity', '/staff/activity', 'staff'],
];

/** The pictures of the README, as a buyer sees them: file name, screen, width, height, colours. */
const README = [
  ['buyers-home', 'home', 1440, 900, 'light'],
  ['buyers-home-dark', 'home', 1440, 900, 'dark'],
  ['listing', 'listing', 1920, 1080, 'light'],
  ['order', 'order', 820, 1100, 'light'],
  ['listing-on-a-phone', 'listing', 390, 844, 'light'],
  ['listing-on-a-phone-dark', 'listing', 390, 844, 'dark'],
];

const json = async (path, token, init = {}) => {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...init.headers,
  };
  const answer = await fetch(base + path, { ...init, headers });
  if (!answer.ok) throw new Error(`${path} responded with ${answer.status}`);
  return answer.json();
};

/**
 * Signs in the Canadian demo customer and adds a few lines to the cart, so that no screen is empty.
 */
async function prepare() {
  const body = JSON.stringify({ email: 'ca@demo.haberdash.test', password: 'haberdash-demo' });
  const signedIn = await json('/api/login', undefined, { method: 'POST', body });
  const { token, user } = signedIn;
  const me = `user_id=${user.user_value}`;
  const { products } = await json(`/api/cadProducts?pagination=${READING}`, token);
  const some = products.filter(({ available }) => available > 3).slice(0, 20);
  await json(`/api/cart/add?${me}`, token, {
    method: 'POST',
    body: JSON.stringify(
      Object.fromEntries(some.map(({ product_id }, at) => [product_id, at + 1])),
    ),
  });
  const { orders } = await json(`/api/fetch-order?${me}`, token);
  const reviewer = JSON.stringify({
    email: 'staff@demo.haberdash.test',
    password: 'haberdash-demo',
  });
  const { token: staff } = await json('/api/staff/login', undefined, {
    method: 'POST',
    body: reviewer,
  });
  const { customers } = await json('/api/staff/customers', staff);
  const customer = customers[0].customer_code;
  const product = some[0].product_id;
  const desk = await prepareDesk(staff, product);
  return { signedIn, staff, product, order: orders[1].order_id, customer, ...desk };
}

/** Uploads a file of prices and adds a webhook, so that the desk has one of each to show. */
async function prepareDesk(staff, product) {
  const { upload_id: upload } = await json('/api/staff/upload?kind=prices&name=prices.csv', staff, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: `product_id,country,selling_price\n${product},CA,9.95\n`,
  });
  const { id: webhook } = await json('/api/v1/webhooks', staff, {
    method: 'POST',
    body: JSON.stringify({ url: `${base}/webhook` }),
  });
  const { content } = await json('/api/staff/content/list?kind=banners', staff);
  return { upload, webhook, banner: encodeURIComponent(content.banners[0].id) };
}

async function serve(work) {
  const data = mkdtempSync(join(tmpdir(), 'haberdash-screens-'));
  const server = spawn(process.execPath, [join(root, 'dist/server/main.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATA_DIR: join(data, 'data'),
      DEMO: 'on',
      WEBHOOK_HOSTS: base,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    for (let isUp = false; !isUp;) {
      isUp = await fetch(`${base}/api/features`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (server.exitCode !== null) throw new Error('The server did not start.');
      if (!isUp) await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await work();
  } finally {
    server.kill('SIGINT');
    rmSync(data, { recursive: true, force: true });
  }
}

/** Opens a window as one user sees it: language, width, signed in or not, or as staff. */
async function openWindow(browser, options) {
  const { signedIn, staff, language, width, height = 900 } = options;
  const { colorScheme = values.dark ? 'dark' : 'light' } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: width < 720,
    colorScheme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ([session, lang, token]) => {
      if (token) {
        const own = { token, email: 'staff@demo.haberdash.test' };
        sessionStorage.setItem('staff', JSON.stringify({ session: own, language: lang }));
      }
      localStorage.setItem('selectedLanguage', lang);
      if (!session) return;
      localStorage.setItem('token', session.token);
      localStorage.setItem('user', JSON.stringify({ ...session.user, lang }));
    },
    [signedIn, language, staff],
  );
  return context.newPage();
}

async function takePictures(browser, facts) {
  const only = values.only?.split(',');
  const widths = WIDTHS.filter((width) => !values.width || width === Number(values.width));
  const languages = LANGUAGES.filter(
    (lang) => values.lang === undefined || lang === values.lang.replace('en', ''),
  );
  const wanted = screens(facts).filter(([name]) => !only || only.includes(name));
  let count = 0;
  for (const language of languages)
    for (const width of widths)
      for (const who of ['visitor', 'buyer', 'staff']) {
        const folder = join(root, 'dist/screens', language || 'en', String(width));
        mkdirSync(folder, { recursive: true });
        const page = await openWindow(browser, {
          signedIn: who === 'buyer' ? facts.signedIn : null,
          staff: who === 'staff' ? facts.staff : null,
          language,
          width,
        });
        for (const [name, path, looks] of wanted) {
          if (looks !== who && (looks !== 'both' || who === 'staff')) continue;
          await page.goto(base + path, { waitUntil: 'networkidle' });
          await page.screenshot({ path: join(folder, `${name}-${who}.png`), fullPage: true });
          count += 1;
        }
        await page.context().close();
      }
  log(`${count} screenshots written to dist/screens`);
}

async function takeReadmePictures(browser, facts) {
  const sharp = createRequire(join(root, 'package.json'))('sharp');
  const folder = join(root, 'docs/pictures');
  mkdirSync(folder, { recursive: true });
  const { signedIn } = facts;
  for (const [file, screen, width, height, colorScheme] of README) {
    const [, path] = screens(facts).find(([name]) => name === screen);
    const seen = { signedIn, language: '', width, height, colorScheme };
    const page = await openWindow(browser, seen);
    await page.goto(base + path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-is=loading]')].every(
        (picture) => picture.getBoundingClientRect().top > innerHeight,
      ),
    );
    await sharp(await page.screenshot())
      .webp({ quality: 50, effort: 6 })
      .toFile(join(folder, `${file}.webp`));
    await page.context().close();
  }
  log(`${README.length} screenshots written to docs/pictures`);
}

async function takeFigures(browser, facts) {
  const figures = {};
  for (const width of WIDTHS)
    for (const who of ['visitor', 'buyer']) {
      const signedIn = who === 'buyer' ? facts.signedIn : null;
      const height = width < 720 ? 844 : 900;
      const page = await openWindow(browser, { signedIn, language: '', width, height });
      for (const [name, path, looks] of screens(facts)) {
        if (looks !== 'both' && looks !== who) continue;
        await page.goto(base + path, { waitUntil: 'networkidle' });
        const figure = await measure(page);
        if (figure) figures[`${name} ${who} ${width}`] = figure;
      }
      await page.context().close();
    }
  const worse = judge(figures, values.keep);
  for (const sentence of worse) log(sentence);
  if (worse.length > 0) process.exitCode = 1;
}

checkNode();
await install();
await build();
const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');
await serve(async () => {
  const facts = await prepare();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const take = values.figures ? takeFigures : values.readme ? takeReadmePictures : takePictures;
  await take(browser, facts);
  await browser.close();
});
