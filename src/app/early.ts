import { SOMEBODY } from '../api/early';
import { readText } from '../store/persistence/webStorage';

/**
 * Stands in the head of the page and runs before anything is painted. What is pressed, typed or sent
 * before the screen can answer is kept here, and done once it can. Links are left to the browser.
 */
const kept = new Map<Element, () => void>();

const BUTTONS = 'button, input[type=checkbox], input[type=radio]';
const TYPES = ['click', 'input', 'change', 'submit'];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Of these React notes what they hold, and tells of nothing but what differs from that. */
const NOTED = 'select, textarea, input:not([type=checkbox], [type=radio], [type=file])';

/** What is pressed comes to life at once; this press means nothing to anybody. */
const wake = (element: Element) =>
  element.dispatchEvent(new Event('touchcancel', { bubbles: true }));

/** Brings a field to life with what it was given before: what React finds then, it takes for its own. */
function give(field: Field, value: string) {
  wake(field);
  if (!field.matches(NOTED)) return;
  field.value = `${value} `;
  // As a person would: past what React notes of the values that it wrote itself.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
}

/** Whoever presses twice, because nothing happened, means it once. */
function remember(element: Element, act: () => void) {
  kept.delete(element);
  kept.set(element, act);
  document.documentElement.style.cursor = 'progress';
}

function keep(event: Event) {
  const { type } = event;
  const target = event.target as HTMLElement;
  const button = type === 'click' && target.closest<HTMLElement>(BUTTONS);
  if (button) {
    event.preventDefault();
    remember(button, () => {
      wake(button);
      button.click();
    });
  } else if (target instanceof HTMLFormElement) {
    event.preventDefault();
    remember(target, () => {
      wake(target);
      target.requestSubmit();
    });
  } else if (type === 'input' || type === 'change') {
    const field = target as Field;
    const { value } = field;
    remember(field, () => {
      give(field, value);
      field.dispatchEvent(new Event(type, { bubbles: true }));
    });
  }
}

/** The screen comes to life in turns. Until its own, React hears nothing of a form, and of a field not what was typed without a key. */
function follow({ target, type }: Event) {
  const field = target as Field;
  if (type === 'submit') wake(field);
  // What has come to life has a value of its own, by which React notes it.
  else if (field.matches(NOTED) && !Object.hasOwn(field, 'value')) give(field, field.value);
}

for (const type of TYPES) document.addEventListener(type, keep, true);

const read = (name: string) => readText('localStorage', name)?.replace(/^"(.*)"$/, '$1') ?? '';

/** A customer's first calls begin before the program is there that makes them. */
function beginCalls(): Map<string, Promise<Response>> {
  const begun = new Map<string, Promise<Response>>();
  try {
    const calls = JSON.parse(document.getElementById('calls')?.textContent ?? '[]') as string[];
    const token = read('token');
    const { user_value = '' } = JSON.parse(read('user')) as { user_value?: string };
    const headers = {
      Authorization: `Bearer ${token}`,
      'Accept-Language': document.documentElement.lang,
    };
    for (const call of token ? calls : []) {
      const { href } = new URL(
        call.replace(`=${SOMEBODY}`, `=${encodeURIComponent(user_value)}`),
        location.href,
      );
      begun.set(href, fetch(href, { headers }));
    }
  } catch {
    // Nobody is signed in, or nothing may be read: the program asks by itself.
  }
  return begun;
}

/** What was put away is not painted, though the page was drawn for everybody: the first of the other banners is. */
function hideBanners() {
  try {
    const texts = JSON.parse(read('banners')) as string[];
    const dismissed = texts.map((text) => `[data-banner=${CSS.escape(text)}]`).join();
    const sheet = new CSSStyleSheet();
    sheet.insertRule(`:is(${dismissed}){display:none!important}`);
    sheet.insertRule(`[data-banner]:nth-child(1 of :not(${dismissed})){display:flex!important}`);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Nothing was put away, or this browser shows it until the program is there.
  }
}

const begun = beginCalls();
hideBanners();
document.documentElement.dataset.rows = read('rows');

/** Milliseconds after which the screen asks anew: its first calls are made. */
const FRESH = 5_000;

window.early = {
  answer: () => {
    for (const type of TYPES) document.removeEventListener(type, keep, true);
    for (const type of ['input', 'submit']) document.addEventListener(type, follow, true);
    document.documentElement.style.cursor = '';
    for (const act of kept.values()) act();
    setTimeout(() => begun.clear(), FRESH);
  },
  take: ({ method, url, headers }) => {
    // What was asked before a change does not know of it.
    if (method !== 'GET') begun.clear();
    const answer = begun.get(url);
    begun.delete(url);
    return headers.get('Authorization') === `Bearer ${read('token')}` ? answer : undefined;
  },
};
