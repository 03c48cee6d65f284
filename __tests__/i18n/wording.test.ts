import { formatMessage } from '../../domain/formatMessage';
import { english, french, spanish } from '../support/everyMessage';

const keys = Object.keys(english) as (keyof typeof english)[];
const TRANSLATIONS = { French: french, Spanish: spanish };
type Name = keyof typeof TRANSLATIONS;
const NAMES = Object.keys(TRANSLATIONS) as Name[];

/** Names, and the one title that the specification gives in English for all languages. */
const UNTRANSLATED =
  /^(language\.|footer\.rights$|error\.title$|application\.choice\.(visa|mastercard)$)/;

/** A message whose straight apostrophe is prescribed by the specification. */
const SPECIFIED = "your former customer's name.";

/** Words that a language spells like English. */
const SAME: Record<Name, RegExp> = {
  French:
    /^(Actions|Canada|Catalogues?|Code|Corporation|Date|Description|Message|Note|Page|Pages|Possible|Promotion|Province|Question|Signature|Stock|Total|Type)$/i,
  Spanish: /^(Ctrl|Enter|Total|Videos)$/i,
};

const wordsOf = (message: string) =>
  message.replace(/\{\w+\}|\{\w+, plural,|\b(one|other) (?=\{)/g, ' ').match(/\p{L}{4,}/gu) ?? [];

const messagesMatching = (messages: typeof english, pattern: RegExp) =>
  keys.filter((key) => pattern.test(messages[key])).map((key) => `${key}: ${messages[key]}`);

describe('the wording', () => {
  it.each(NAMES)('is not left in English in %s', (name) => {
    const left = keys.filter(
      (key) =>
        TRANSLATIONS[name][key] === english[key] &&
        !UNTRANSLATED.test(key) &&
        wordsOf(english[key]).some((word) => !SAME[name].test(word)),
    );
    expect(left).toEqual([]);
  });

  it('names everything that a search of the orders reads', () => {
    const hints = [english, french, spanish].map((messages) =>
      messages['orders.search.hint'].split(/, | ou | o | or /),
    );
    expect(hints.map(({ length }) => length)).toEqual([4, 4, 4]);
    expect(hints[1]).toContain('bon de commande');
    expect(hints[2]).toContain('orden de compra');
  });

  it('counts scans only where there are several', () => {
    const written = (total: number) =>
      [english, french, spanish].map((messages, index) =>
        formatMessage(messages['lines.seen.cart'], ['en-CA', 'fr-CA', 'es-MX'][index]!, {
          scans: 1,
          total,
          when: '*',
        }),
      );
    expect(written(1)).toEqual([
      'This scan has been in the cart since *',
      'Cette lecture est dans le panier depuis le *',
      'Esta lectura está en el carrito desde el *',
    ]);
    expect(written(2)[0]).toBe('1 of these 2 scans has been in the cart since *');
  });

  it('has no French sentence in Spanish', () => {
    const same = keys.filter(
      (key) =>
        french[key] === spanish[key] &&
        french[key] !== english[key] &&
        wordsOf(french[key]).length > 3,
    );
    expect(same).toEqual([]);
  });

  it.each([
    ['English', english],
    ['French', french],
    ['Spanish', spanish],
  ])('uses curly apostrophes and quotation marks, and single spaces, in %s', (_name, messages) => {
    const slips = messagesMatching(messages, /['"]|^\s|\s$| {2}/);
    expect(slips.filter((slip) => !slip.endsWith(SPECIFIED))).toEqual([]);
  });

  it.each(NAMES)('has three dots in %s only where the specification’s English has them', (name) => {
    const dotted = keys.filter(
      (key) => TRANSLATIONS[name][key].includes('...') && !english[key].includes('...'),
    );
    expect(dotted).toEqual([]);
  });

  // Canadian French typography: a non-breaking space inside guillemets and before a colon, a dollar
  // and a per cent sign, and none before other punctuation.
  it('joins French punctuation to its words with non-breaking spaces', () => {
    expect(
      messagesMatching(french, /[^\u00a0]:(?!\/\/|\d)|«(?!\u00a0)|[^\u00a0]»|\d ?[$%]/),
    ).toEqual([]);
    expect(messagesMatching(french, /\s[!?;,.]/)).toEqual([]);
  });

  it.each([
    ['English', english, /e-mail|\blog ?in\b/i],
    ['French', french, /(?<!\{)e-?mail|d’expédition|\brecommander|\b(entrez|saisissez)\b/i],
    [
      'Spanish',
      spanish,
      /[«»]|(?<!\{)e-?mail|\bcorreos?\b(?! (electrónico|postal|no deseado))|paquetes? de envío/i,
    ],
  ])('uses one term for one thing in %s', (_name, messages, others) => {
    const slips = messagesMatching(messages, others);
    expect(slips.filter((slip) => !slip.startsWith('header.login:'))).toEqual([]);
  });

  it('opens every Spanish question and exclamation with its mark', () => {
    const count = (message: string, mark: string) => message.split(mark).length;
    const open = keys.filter((key) => {
      const message = spanish[key];
      return (
        key !== 'error.title' &&
        (count(message, '¿') !== count(message, '?') || count(message, '¡') !== count(message, '!'))
      );
    });
    expect(open).toEqual([]);
  });
});
