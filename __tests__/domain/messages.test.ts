import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['src/i18n/messages', 'server/messages', 'domain/messages'];

const keysOf = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;

interface Sentence {
  key: string;
  file: string;
  en: string;
  fr: string;
  es: string;
}

const sentences: Sentence[] = FOLDERS.flatMap((folder) =>
  readdirSync(join(folder, 'en')).flatMap((file) => {
    const fr = keysOf(join(folder, 'fr', file));
    const es = keysOf(join(folder, 'es', file));
    return Object.entries(keysOf(join(folder, 'en', file))).map(([key, en]) => ({
      key,
      file: join(folder, 'en', file),
      en,
      fr: fr[key] ?? '',
      es: es[key] ?? '',
    }));
  }),
);

/** Strips final punctuation, because a button and a heading may share a text. */
const bare = (text: string) => text.replace(/[\s\u00a0]*[.:…?!]+$/, '').replace(/^¿/, '');

/** Strips the names of placeholders. */
const prose = (text: string) => text.replace(/\{\w+\}|\{\w+, plural,|\b(one|other) (?=\{)/g, ' ');
const wordsIn = (text: string) => prose(text).match(/\p{L}+/gu) ?? [];

/** Keys that intentionally share a text. */
const TWICE = new Set([
  // The credit terms of the two countries are legal texts that change independently.
  'application.terms.ca.5',
  'application.terms.usa.6',
  // An option whose key is derived from its value; the other is the title of the screen.
  'orderForm.from.habits',
  'purchaseHistory.title',
  // Cancellation reasons, by their names on the wire.
  'order.reason.out_of_stock',
  'product.outOfStock',
  // A heading, and the sentence that begins the server's message.
  'placed.cancelled',
  'order.cancelled',
]);

/** One word in English, but different ones in the other languages. */
const DIFFERENT = new Set([
  // An application is feminine in Spanish, an order masculine.
  'application.status.received',
  'staff.status.received',
  'order.status.received',
  // A tab of the desk is about many orders, a status about one; a line is feminine.
  'desk.queue.back_ordered',
  'order.backOrdered',
  'desk.queue.part_shipped',
  'desk.line.partShipped',
  'desk.queue.held',
  'order.status.held',
  'desk.queue.shipped',
  'desk.line.shipped',
  'order.status.shipped',
  'desk.queue.cancelled',
  'desk.line.cancelled',
  'order.status.cancelled',
  'desk.queue.all',
  'lines.show.all',
  'staff.status.all',
  // Classes and offices are feminine, days masculine; one kind of business, and several categories.
  'products.class.any',
  'overview.leaving.any',
  'application.choice.other',
  'spending.other',
  // A question that links to a screen, and the title of the screen.
  'signIn.forgot',
  'forgot.title',
  // A question, and its button: Spanish also has an opening question mark.
  'application.startOver',
  'application.startOver.title',
  // A language in its own name, in a list, and within a sentence.
  'language.en',
  'footer.english',
  'staff.reads.en',
  'language.fr',
  'footer.french',
  'staff.reads.fr',
  'language.es',
  'footer.spanish',
  'staff.reads.es',
]);

/** A limit, a period or a size, in digits or in words. */
const NUMBER =
  /\b(\d[\d,]*|two|three|five|six|ten|fifteen|thirty) (seconds?|minutes?|hours?|h|days?|MB|lines|letters|characters|orders|times)\b/i;
/** The credit terms are legal texts. */
const TERMS = /^application\.terms\./;

function groupsOf(isExcepted: (key: string) => boolean): Sentence[][] {
  const groups = new Map<string, Sentence[]>();
  for (const sentence of sentences) {
    if (isExcepted(sentence.key)) continue;
    const text = bare(sentence.en);
    groups.set(text, [...(groups.get(text) ?? []), sentence]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

const naming = (group: readonly Sentence[]) =>
  `${group[0]?.en}: ${group.map(({ key }) => key).join(', ')}`;

describe('the texts of the screens, responses and emails', () => {
  it('appear under one key each', () => {
    const twice = groupsOf((key) => TWICE.has(key)).filter(
      ([first]) => wordsIn(bare(first?.en ?? '')).length >= 3,
    );
    expect(twice.map(naming)).toEqual([]);
  });

  it.each(['fr', 'es'] as const)(
    'are the same in %s where they are the same in English',
    (language) => {
      const different = groupsOf((key) => DIFFERENT.has(key)).filter(
        (group) => new Set(group.map((sentence) => bare(sentence[language]))).size > 1,
      );
      expect(different.map(naming)).toEqual([]);
    },
  );

  it('name rules instead of repeating their numbers', () => {
    const repeating = sentences.filter(({ key, en }) => NUMBER.test(en) && !TERMS.test(key));
    expect(repeating.map(({ key }) => key)).toEqual([]);
  });

  it('have unique keys across all files', () => {
    const files = new Map<string, string[]>();
    for (const { key, file } of sentences) files.set(key, [...(files.get(key) ?? []), file]);
    const repeated = [...files].filter(([, found]) => found.length > 1);
    expect(repeated).toEqual([]);
  });

  it('write email in one way in each language', () => {
    const slips = sentences.filter(
      ({ en, fr, es }) =>
        /e-mail/i.test(prose(en)) ||
        /e-mail|email/i.test(prose(fr)) ||
        /\bcorreos?\b(?! electrónicos?| postal| no deseado)/i.test(es),
    );
    expect(slips.map(({ key }) => key)).toEqual([]);
  });
});
