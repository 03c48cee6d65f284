import { CUSTOMER_ID_PLACEHOLDER } from '../api/early';
import { readText } from '../store/persistence/webStorage';

/**
 * Runs in the head of the page before the first paint. Clicks, input and submissions before
 * hydration are recorded here and replayed afterwards. Links are left to the browser.
 */
const recordedActions = new Map<Element, () => void>();

const CHECKABLE = 'input[type=checkbox], input[type=radio]';
const BUTTONS = `button, ${CHECKABLE}`;
const TYPES = ['click', 'input', 'change', 'submit'];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields whose value React tracks: it ignores events that do not change it. */
const TRACKED_FIELDS = 'select, textarea, input:not([type=checkbox], [type=radio], [type=file])';

/** Makes React hydrate the element's boundary at once; nothing listens to this event. */
const hydrateNow = (element: Element) =>
  element.dispatchEvent(new Event('touchcancel', { bubbles: true }));

/**
 * Hydrates a field with a value entered before. React adopts that value during hydration and would
 * not see a change, so its tracker is set to a different one first.
 */
function setHydratedValue(field: Field, value: string) {
  hydrateNow(field);
  if (!field.matches(TRACKED_FIELDS)) return;
  field.value = `${value} `;
  // Bypasses React's value tracker, as user input does.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
}

/**
 * Records only the last action per element: a second click because nothing happened counts once.
 */
function recordAction(element: Element, act: () => void) {
  recordedActions.delete(element);
  recordedActions.set(element, act);
  document.documentElement.style.cursor = 'progress';
}

function recordEvent(event: Event) {
  const { type } = event;
  const target = event.target as HTMLElement;
  const button = type === 'click' && target.closest<HTMLElement>(BUTTONS);
  if (button) {
    event.preventDefault();
    recordAction(button, () => {
      hydrateNow(button);
      button.click();
    });
  } else if (target instanceof HTMLFormElement) {
    event.preventDefault();
    recordAction(target, () => {
      hydrateNow(target);
      target.requestSubmit();
    });
  } else if (type === 'input' || type === 'change') {
    const field = target as Field;
    const { value } = field;
    recordAction(field, () => {
      setHydratedValue(field, value);
      field.dispatchEvent(new Event(type, { bubbles: true }));
    });
  }
}

const repeatedClicks = new WeakSet<Element>();

/**
 * A click toggles a checkbox or radio before anything hears of it, so a part that React hydrates
 * because of this click would take the new state for the first one. It is hydrated in the old state
 * instead, and clicked again.
 */
function repeatUnhydratedClick(event: Event) {
  const box = event.target as HTMLElement;
  const isHydrated = Object.hasOwn(box, 'checked');
  if (isHydrated || repeatedClicks.has(box) || !box.matches(CHECKABLE)) return;
  repeatedClicks.add(box);
  event.preventDefault();
  event.stopPropagation();
  setTimeout(() => {
    hydrateNow(box);
    box.click();
  });
}

/**
 * The screen hydrates in parts. Until its part is hydrated, React receives no submit event of a
 * form, and no input event of a field without key events.
 */
function hydrateOnEvent(event: Event) {
  const { target, type } = event;
  const field = target as Field;
  if (type === 'submit') hydrateNow(field);
  else if (type === 'click') repeatUnhydratedClick(event);
  // A hydrated field has its own `value` property, React's tracker.
  else if (field.matches(TRACKED_FIELDS) && !Object.hasOwn(field, 'value'))
    setHydratedValue(field, field.value);
}

for (const type of TYPES) document.addEventListener(type, recordEvent, true);

const readStored = (name: string) =>
  readText('localStorage', name)?.replace(/^"(.*)"$/, '$1') ?? '';

/** Starts a customer's first calls before the application has loaded. */
function beginCalls(): Map<string, Promise<Response>> {
  const started = new Map<string, Promise<Response>>();
  try {
    const calls = JSON.parse(document.getElementById('calls')?.textContent ?? '[]') as string[];
    const token = readStored('token');
    const { user_value = '' } = JSON.parse(readStored('user')) as { user_value?: string };
    const headers = {
      Authorization: `Bearer ${token}`,
      'Accept-Language': document.documentElement.lang,
    };
    for (const call of token ? calls : []) {
      const { href } = new URL(
        call.replace(`=${CUSTOMER_ID_PLACEHOLDER}`, `=${encodeURIComponent(user_value)}`),
        location.href,
      );
      started.set(href, fetch(href, { headers }));
    }
  } catch {
    // Nobody is signed in, or storage is not readable: the application makes the calls itself.
  }
  return started;
}

/**
 * Hides dismissed banners before the first paint, since the page is rendered for everybody, and
 * shows the first of the others.
 */
function hideBanners() {
  try {
    const texts = JSON.parse(readStored('banners')) as string[];
    const dismissed = texts.map((text) => `[data-banner=${CSS.escape(text)}]`).join();
    const sheet = new CSSStyleSheet();
    sheet.insertRule(`:is(${dismissed}){display:none!important}`);
    sheet.insertRule(`[data-banner]:nth-child(1 of :not(${dismissed})){display:flex!important}`);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Nothing was dismissed, or this browser shows it until the application has loaded.
  }
}

const earlyResponses = beginCalls();
hideBanners();
document.documentElement.dataset.rows = readStored('rows');

/**
 * How long the early responses are used, in milliseconds; by then, the screen has made its first
 * calls.
 */
const EARLY_RESPONSES_MS = 5_000;

window.early = {
  answer: () => {
    for (const type of TYPES) document.removeEventListener(type, recordEvent, true);
    for (const type of ['click', 'input', 'submit'])
      document.addEventListener(type, hydrateOnEvent, true);
    document.documentElement.style.cursor = '';
    for (const act of recordedActions.values()) act();
    setTimeout(() => earlyResponses.clear(), EARLY_RESPONSES_MS);
  },
  take: ({ method, url, headers }) => {
    // Responses requested before a change may be stale.
    if (method !== 'GET') earlyResponses.clear();
    const answer = earlyResponses.get(url);
    earlyResponses.delete(url);
    return headers.get('Authorization') === `Bearer ${readStored('token')}` ? answer : undefined;
  },
};
