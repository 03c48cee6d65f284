import { settings } from '../../api/settings';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const HOST = 'https://www.googletagmanager.com';
const NO_ADVERTISING = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const;

/** ID of the running provider; empty before consent and after it is withdrawn. */
let runningId = '';

/**
 * The provider's opt-out property on `window`: `true` stops an already loaded script from sending.
 */
const optOutKeyOf = (id: string) => `ga-disable-${id}`;

const isTagManager = (id: string) => id.startsWith('GTM-');

/** Pushes a gtag command. The provider expects `arguments` objects and ignores arrays. */
function command(..._words: unknown[]) {
  // eslint-disable-next-line prefer-rest-params -- an array is not read
  window.dataLayer?.push(arguments);
}

function loadScript(file: string) {
  const address = `${HOST}/${file}`;
  if (document.querySelector(`script[src="${address}"]`)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.addEventListener('error', () => console.warn('The analytics provider does not answer.'));
  document.head.append(script);
}

/**
 * Creates the data layer and loads the provider that the form of `ANALYTICS_ID` implies. Call only
 * after consent.
 */
export function startAnalytics() {
  const id = settings.analyticsId;
  if (runningId === id) return;
  runningId = id;
  Object.assign(window, { [optOutKeyOf(id)]: false });
  window.dataLayer ??= [];
  command('consent', 'default', NO_ADVERTISING);
  if (isTagManager(id)) {
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`gtm.js?id=${encodeURIComponent(id)}`);
    return;
  }
  command('js', new Date());
  command('config', id, { send_page_view: false, allow_google_signals: false });
  loadScript(`gtag/js?id=${encodeURIComponent(id)}`);
}

/** Pushes an event to the data layer; does nothing before consent. */
export function pushEvent(event: string, values: Record<string, string>) {
  if (!runningId) return;
  if (isTagManager(runningId)) window.dataLayer?.push({ event, ...values });
  else command('event', event, values);
}

/**
 * Pushes a page view; with gtag, also overrides the address in all events that the provider sends
 * by itself.
 */
export function pushPage(values: Record<string, string>) {
  if (runningId && !isTagManager(runningId)) command('set', { ...values, page_referrer: '' });
  pushEvent('page_view', values);
}

/**
 * Stops pushing events and deletes the provider's cookies, after consent is withdrawn. Returns
 * whether it was running.
 */
export function stopAnalytics(): boolean {
  if (!runningId) return false;
  Object.assign(window, { [optOutKeyOf(runningId)]: true });
  runningId = '';
  const hosts = location.hostname
    .split('.')
    .map((_part, index, parts) => parts.slice(index).join('.'));
  for (const [name] of document.cookie.matchAll(/\b_ga\w*(?==)/g)) {
    document.cookie = `${name}=; Path=/; Max-Age=0`;
    for (const host of hosts) document.cookie = `${name}=; Path=/; Domain=${host}; Max-Age=0`;
  }
  return true;
}
