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

/** The id whose events are taken; empty before consent and after it was withdrawn. */
let started = '';

/** The provider's own switch: true keeps a script that has run from sending more. */
const switchOf = (id: string) => `ga-disable-${id}`;

const isTagManager = (id: string) => id.startsWith('GTM-');

/** The provider's commands are `arguments` objects; it does not read arrays. */
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

/** Opens the data layer and loads the provider that the form of `ANALYTICS_ID` names. Only after consent. */
export function startAnalytics() {
  const id = settings.analyticsId;
  if (started === id) return;
  started = id;
  Object.assign(window, { [switchOf(id)]: false });
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

/** An event for the data layer; before consent there is none to push it to. */
export function pushEvent(event: string, values: Record<string, string>) {
  if (!started) return;
  if (isTagManager(started)) window.dataLayer?.push({ event, ...values });
  else command('event', event, values);
}

/** The provider's own look at the address is replaced by ours, for everything that it sends by itself. */
export function pushPage(values: Record<string, string>) {
  if (started && !isTagManager(started)) command('set', { ...values, page_referrer: '' });
  pushEvent('page_view', values);
}

/** Consent was withdrawn: nothing is pushed from here on and the provider's cookies go. True if it was running. */
export function stopAnalytics(): boolean {
  if (!started) return false;
  Object.assign(window, { [switchOf(started)]: true });
  started = '';
  const hosts = location.hostname.split('.').map((_part, at, parts) => parts.slice(at).join('.'));
  for (const [name] of document.cookie.matchAll(/\b_ga\w*(?==)/g)) {
    document.cookie = `${name}=; Path=/; Max-Age=0`;
    for (const host of hosts) document.cookie = `${name}=; Path=/; Domain=${host}; Max-Age=0`;
  }
  return true;
}
