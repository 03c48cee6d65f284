import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';

import type { Language } from '#domain/languages';

import { I18nProvider } from '../../src/i18n/I18n';
import { preloadParts } from '../../src/i18n/lazyPart';
import { loadAllMessages } from '../../src/i18n/loadMessages';
import { DateField } from '../../src/ui/DateField';
import type { DateKind } from '../../src/ui/dateKinds';
import { everyFew } from '../support/trials';
import { spellingsOfDay, spellingsOfMonth } from '../support/typedDates';

const LANGUAGES = ['', 'fr', 'es'] as const satisfies readonly Language[];
const NOW = new Date('2026-11-22T15:00:00Z');

interface Shown {
  kind: DateKind;
  language?: Language;
  value?: string;
  error?: string;
}

function Held({ kind, value: first = '', error }: Shown) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DateField kind={kind} label="Day" error={error} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

async function inPage(field: ReactNode, language: Language = '') {
  const messages = await loadAllMessages(language);
  return (
    <I18nProvider first={{ language, messages }} language={language} country="CA">
      <BrowserRouter>{field}</BrowserRouter>
    </I18nProvider>
  );
}

/** Renders a field in a form that stores its value. */
async function openField({ language, ...shown }: Shown) {
  render(await inPage(<Held {...shown} />, language));
}

const box = () => screen.getByLabelText<HTMLInputElement>('Day');
const chosenDay = () => screen.getByRole('status').textContent;
const textUnder = () =>
  box()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

/**
 * Enters each way of writing into the cleared field; returns the stored value and the text shown.
 */
async function put(ways: readonly string[], write: (way: string) => Promise<void>) {
  const outcomes: (readonly [way: string, stored: unknown, shown: unknown])[] = [];
  for (const way of ways) {
    await write(way);
    outcomes.push([way, chosenDay(), box().value]);
  }
  return outcomes;
}

const TYPED_DAYS = {
  '': ['September 30, 2004', '9/30/2004', '2004-09-30', '09302004', 'Sept 30th, 04', '30-SEP-2004'],
  fr: [
    '30 septembre 2004',
    '30/9/2004',
    '2004-09-30',
    '30092004',
    'le 30 sept. 2004',
    '30.09.2004',
  ],
  es: ['30 de septiembre de 2004', '30/9/2004', '2004-09-30', '30092004', '30-set-04', '30.9.2004'],
} satisfies Record<Language, string[]>;
const TYPED_MONTHS = {
  '': ['08/29', '08/2029', '0829', '8-29', 'Aug 2029', '2029-08'],
  fr: ['08/29', '08/2029', '0829', '8-29', 'août 2029', '2029-08'],
  es: ['08/29', '08/2029', '0829', '8-29', 'agosto de 2029', '2029-08'],
} satisfies Record<Language, string[]>;

beforeAll(() => preloadParts(['CalendarButton']));
beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const personOf = (delay: number | null = null) =>
  userEvent.setup({ delay, advanceTimers: jest.advanceTimersByTime });

const TYPED = [
  { kind: 'day', first: TYPED_DAYS, waysOf: spellingsOfDay, wanted: '2004-09-30' },
  { kind: 'month', first: TYPED_MONTHS, waysOf: spellingsOfMonth, wanted: '08/29' },
] as const;
const KEYS_APART = [null, 0, 120];

describe.each(LANGUAGES)('a date field in the language "%s"', (language) => {
  const at = LANGUAGES.indexOf(language);

  it.each(
    TYPED.flatMap((typed, which) =>
      everyFew(KEYS_APART, 3, at + which).map((apart) => ({ ...typed, apart })),
    ),
  )(
    'accepts a $kind typed with $apart ms between the keys',
    async ({ kind, first, waysOf, wanted, apart }) => {
      const person = personOf(apart);
      await openField({ kind, language });
      const ways = [...first[language], ...everyFew(waysOf(language), 80, at)];

      const outcomes = await put(ways, async (way) => {
        await person.clear(box());
        await person.type(box(), way);
        await person.tab();
      });
      expect(outcomes).toEqual(ways.map((way) => [way, wanted, way]));
    },
  );

  it.each([
    ['day', spellingsOfDay, '2004-09-30'],
    ['month', spellingsOfMonth, '08/29'],
  ] as const)('accepts every spelling of a %s when pasted', async (kind, waysOf, wanted) => {
    const person = personOf();
    await openField({ kind, language });
    const ways = everyFew(waysOf(language), 40, at);

    const outcomes = await put(ways, async (way) => {
      await person.clear(box());
      await person.click(box());
      await person.paste(way);
    });
    expect(outcomes).toEqual(ways.map((way) => [way, wanted, way]));
  });
});

describe('a date field', () => {
  it.each([
    ['day', '', '3/4/2004', 'March 4, 2004', 'April 3, 2004'],
    ['day', 'fr', '3/4/2004', '3 avril 2004', '4 mars 2004'],
    ['day', 'es', '3/4/2004', '3 de abril de 2004', '4 de marzo de 2004'],
    ['expectedDay', '', '1/15/27', 'January 15, 2027', ''],
    ['expectedDay', 'fr', '15/1/27', '15 janvier 2027', ''],
    ['month', '', '1139', 'November 2039', ''],
    ['month', 'fr', '1139', 'novembre 2039', ''],
    ['month', 'es', '1139', 'noviembre de 2039', ''],
  ] as const)(
    'says what it understood: %s in "%s", %s',
    async (kind, language, text, day, other) => {
      await openField({ kind, language });
      await personOf().type(box(), text);

      expect(textUnder()?.join()).toContain(day);
      expect(textUnder()?.join()).toContain(other);
    },
  );

  it.each([
    ['day', '', 'next spring', 'For example September 30, 2004'],
    ['day', 'fr', 'bientôt', 'Par exemple 30 septembre 2004'],
    ['day', 'es', 'pronto', 'Por ejemplo, 30 de septiembre de 2004'],
    ['month', '', '8/2', 'such as 08/29'],
    ['month', 'fr', '29/08', 'par exemple 08/29'],
    ['month', 'es', '13/29', 'por ejemplo 08/29'],
  ] as const)('keeps what it cannot read: %s in "%s", %s', async (kind, language, text, hint) => {
    const person = personOf();
    await openField({ kind, language });
    await person.type(box(), text);
    await person.tab();

    expect(box()).toHaveValue(text);
    expect(chosenDay()).toBe(text);
    expect(textUnder()?.join()).toContain(hint);
  });

  it.each([
    ['2/30/2004', 'There is no such day in the calendar. Please check the day and the month.'],
    ['04-09-30', 'Please enter all four digits of the year, such as 2004.'],
    ['next spring', 'Refused'],
  ])('says why it cannot accept %s when it is marked invalid', async (text, why) => {
    await openField({ kind: 'day', error: 'Refused' });
    await personOf().type(box(), text);

    expect(box()).toBeInvalid();
    expect(textUnder()?.[0]).toBe(why);
  });

  it.each([
    ['day', '', '2004-09-30', 'September 30, 2004'],
    ['day', 'fr', '2004-09-30', '30 septembre 2004'],
    ['day', 'es', '2004-09-30', '30 de septiembre de 2004'],
    ['month', 'es', '08/29', '08/29'],
    ['day', '', 'next spring', 'next spring'],
  ] as const)('shows the stored value: a %s in "%s", %s', async (kind, language, value, shown) => {
    await openField({ kind, language, value });

    expect(box()).toHaveValue(shown);
    expect(chosenDay()).toBe(value);
  });

  it.each([
    ['day', '', 'Day: choose from the calendar', '2004-09-30', 'Sep 17, 2004', '2004-09-17'],
    ['expectedDay', '', 'Day: choose from the calendar', '', 'Nov 23, 2026', '2026-11-23'],
    ['month', 'fr', 'Day\u00a0: choisir dans le calendrier', '08/29', 'oct. 2029', '10/29'],
  ] as const)(
    'accepts a %s picked from the calendar in "%s"',
    async (kind, language, name, value, cell, wanted) => {
      const person = personOf();
      await openField({ kind, language, value });
      await person.click(screen.getByRole('textbox', { name }));
      const calendar = await screen.findByRole('dialog', { name });
      await person.click(within(calendar).getByRole('gridcell', { name: cell }));

      expect(chosenDay()).toBe(wanted);
    },
  );

  it('keeps its calendar open when the form re-renders, and reports to the new form', async () => {
    const person = personOf();
    const messages: string[] = [];
    const drawing = (form: string) =>
      inPage(
        <DateField
          kind="month"
          label="Day"
          value="08/29"
          onChange={(value) => messages.push(`${form}: ${value}`)}
        />,
      );
    const { rerender } = render(await drawing('first'));
    const name = 'Day: choose from the calendar';
    await person.click(screen.getByRole('textbox', { name }));
    const calendar = await screen.findByRole('dialog', { name });
    const month = within(calendar).getByRole('gridcell', { name: 'Oct, 2029' });
    rerender(await drawing('second'));

    expect(within(calendar).getByRole('gridcell', { name: 'Oct, 2029' })).toBe(month);
    await person.click(month);
    expect(messages).toEqual(['second: 10/29']);
  });
});
