import { readText } from '../store/persistence/webStorage';
import { MAX_KEY_GAP_MS } from '../ui/scannerKeys';

/**
 * Runs in the head of the page before the first paint. Clicks, input and submissions before
 * hydration are recorded here and replayed afterwards. Links are left to the browser.
 */
const recordedActions = new Map<Element, () => void>();

const CHECKABLE = 'input[type=checkbox], input[type=radio]';
const BUTTONS = `button, ${CHECKABLE}`;
const TYPES = ['click', 'input', 'change', 'submit'];
const BUBBLES = { bubbles: true };

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields whose value React tracks: it ignores events that do not change it. */
const TRACKED_FIELDS = 'select, textarea, input:not([type=checkbox], [type=radio], [type=file])';

/** Makes React hydrate the element's boundary at once; nothing listens to this event. */
const hydrateNow = (element: Element) => element.dispatchEvent(new Event('touchcancel', BUBBLES));

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

/** Whether React has taken over an element of the server's page. */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Milliseconds until an element is looked at again. */
const PAUSE_MS = 50;

/**
 * Repeats what was recorded last for these elements, in order, each once it is hydrated, which a
 * part that is still loading delays: before, nothing would hear of it.
 */
function replay([element, ...later]: readonly Element[]): void {
  if (!element) return;
  hydrateNow(element);
  if (isHydrated(element)) recordedActions.get(element)?.();
  else if (element.isConnected) return void setTimeout(replay, PAUSE_MS, [element, ...later]);
  replay(later);
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
    noteBurst(event as InputEvent);
    recordAction(target, inputOf(target as Field, type));
  }
}

/** When the key of the next character was pressed, on the clock of events. */
let keyAt = 0;
/** The keys that followed each other at once in a box for a quantity, and what it held before. */
const bursts = new WeakMap<Field, { before: string; pressedAt: number }>();

function notePress({ timeStamp }: Event) {
  keyAt = timeStamp;
}

/** Keeps apart what a person and then a scanner types into a box for a quantity. */
function noteBurst({ target, data }: InputEvent) {
  const field = target as HTMLInputElement;
  if (!data || !field.matches('[data-quantity]')) return;
  const { before, pressedAt } = bursts.get(field) ?? { before: '', pressedAt: -Infinity };
  bursts.set(field, {
    before: keyAt - pressedAt <= MAX_KEY_GAP_MS ? before : field.value.slice(0, -data.length),
    pressedAt: keyAt,
  });
}

/** Returns what gives React the present value of a field. */
function inputOf(field: Field, type: string) {
  const { value } = field;
  const burst = bursts.get(field);
  const enter = (entered: string, event: Event) => {
    setHydratedValue(field, entered);
    field.dispatchEvent(event);
  };
  return () => {
    if (!burst || !value.startsWith(burst.before)) return enter(value, new Event(type, BUBBLES));
    const { before, pressedAt } = burst;
    if (before) enter(before, Object.assign(new Event(type, BUBBLES), { pressedAt: -Infinity }));
    const data = value.slice(before.length);
    const typed = new InputEvent(type, { ...BUBBLES, inputType: 'insertText', data });
    enter(value, Object.assign(typed, { pressedAt }));
  };
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
  else if (field.matches(TRACKED_FIELDS) && !Object.hasOwn(field, 'value')) {
    noteBurst(event as InputEvent);
    recordedActions.set(field, inputOf(field, type));
    setHydratedValue(field, field.value);
    if (!isHydrated(field)) replay([field]);
  }
}

for (const type of TYPES) document.addEventListener(type, recordEvent, true);
document.addEventListener('keydown', notePress, true);

/**
 * Returns an entry that all tabs share. The tab's own, where the browser has no room for it, is left
 * to the application: opening another storage delays the first paint.
 */
const readFirst = (name: string): string => readText('localStorage', name) ?? '';

/**
 * Hides dismissed banners before the first paint, since the page is rendered for everybody, and
 * shows the first of the others.
 */
function hideBanners(stored: string) {
  try {
    const texts = JSON.parse(stored) as string[];
    const dismissed = texts.map((text) => `[data-banner=${CSS.escape(text)}]`).join();
    const sheet = new CSSStyleSheet();
    sheet.insertRule(`:is(${dismissed}){display:none!important}`);
    sheet.insertRule(`[data-banner]:nth-child(1 of :not(${dismissed})){display:flex!important}`);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // It is not readable, or this browser shows the banners until the application has loaded.
  }
}

// Most people have chosen neither: an exception and an attribute would delay their first paint.
const banners = readFirst('banners');
if (banners) hideBanners(banners);
const rows = readFirst('rows');
if (rows) document.documentElement.dataset.rows = rows;

window.early = {
  answer: () => {
    for (const type of TYPES) document.removeEventListener(type, recordEvent, true);
    for (const type of ['click', 'input', 'submit'])
      document.addEventListener(type, hydrateOnEvent, true);
    document.documentElement.style.cursor = '';
    replay([...recordedActions.keys()]);
  },
};
