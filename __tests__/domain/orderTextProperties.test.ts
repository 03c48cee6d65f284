import fc from 'fast-check';

import { explainText } from '../../domain/order-file/readFreeText';
import { readPastedText } from '../../domain/order-file/readOrderText';
import { anyOrderText, PHRASES } from '../support/order-texts/anyOrderText';
import { NAMES, namesOf } from '../support/order-texts/catalogue';
import { trials } from '../support/trials';

const CODES = Object.keys(NAMES);

const charactersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the words of a text that are in no line, question, note or leftover. */
function unexplained(text: string): string[] {
  const reading = readPastedText(text, undefined, namesOf);
  const skipped = reading.refusal === null ? reading.skipped : [];
  const asked = reading.lines.flatMap(({ places, unread }) =>
    unread ? places.map((place) => ({ place, text: unread.text })) : [],
  );
  const texts = text.split('\n').map((line) => (line.startsWith('>') ? '' : line));
  const ready = explainText(texts, namesOf).filter(({ lines }) =>
    lines.some(({ unread }) => !unread),
  );
  return text.split('\n').filter((line, at) => {
    const words = line.match(/[\p{L}\p{N}]+/gu) ?? [];
    const explained = charactersOf(
      [...ready, ...skipped, ...asked]
        .filter(({ place }) => place === at + 1)
        .map((row) => row.text)
        .join(' '),
    );
    return reading.refusal === null && words.some((word) => !explained.includes(word));
  });
}

describe.each(Object.keys(PHRASES))('any order text in %s', (language) => {
  const anyText = anyOrderText(language, CODES);

  it('has no word outside lines, questions, notes and leftovers', () => {
    fc.assert(
      fc.property(anyText, ({ text }) => {
        expect(unexplained(text)).toEqual([]);
      }),
      { numRuns: trials(500) },
    );
  });

  it('shows what is asked for without a code', () => {
    fc.assert(
      fc.property(anyText, ({ text, others }) => {
        const reading = readPastedText(text, undefined, namesOf);
        const skipped = reading.refusal === null ? reading.skipped : [];
        const shown = [
          ...reading.lines.flatMap(({ unread }) => unread?.text ?? []),
          ...skipped.map((row) => row.text),
        ].join('\n');
        expect(others.filter((other) => !shown.includes(other))).toEqual([]);
      }),
      { numRuns: trials(500) },
    );
  });

  it('has no ready line with a quantity that was not meant, and loses none that was', () => {
    fc.assert(
      fc.property(anyText, ({ text, meant }) => {
        const { lines } = readPastedText(text, undefined, namesOf);
        const ready = lines.filter(({ unread }) => !unread);
        for (const { code, quantity } of ready)
          expect([code, quantity]).toEqual([code, meant.get(code)]);
        const shown = lines.map(({ code, unread }) => `${code} ${unread?.text ?? ''}`).join('\n');
        expect([...meant.keys()].filter((code) => !shown.includes(code))).toEqual([]);
      }),
      { numRuns: trials(500) },
    );
  });
});
