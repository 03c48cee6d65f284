import { readPastedText } from '../../domain/order-file/readOrderText';

/** Reads the line within an e-mail that contains an order. */
function read(line: string) {
  const reading = readPastedText(`Hello,\n\n22423 3\n${line}\n85123A 4\nThanks`);
  if (reading.refusal !== null) throw new Error(reading.refusal);
  const { skipped, lines } = reading;
  return {
    skipped: skipped.filter(({ place }) => place === 4).map(({ text, why }) => [text, why]),
    lines: lines.filter(({ places }) => places.includes(4)),
    others: lines.map(({ code, quantity }) => `${code}=${quantity}`).join(' '),
  };
}

describe('a sentence that contains a date', () => {
  it.each([
    'please deliver before 3 December',
    'Please deliver before December 3rd.',
    'We need this by Friday, December 4, 2026 at 10:30 please',
    'Deliver no later than the 3rd of December',
    'Ship by Dec 3 please',
    'we close from 24 December to 2 January',
    'delivery on 2026-12-03 please',
    'Needed by 12/3',
    'Thursday 3 December is best',
    'December 3, 2026',
    'Livrer avant le 3 décembre SVP',
    'à livrer d’ici vendredi le 4 décembre avant 10 h',
    'Merci de livrer entre le 3 et le 5 décembre',
    'Livraison le 1er décembre au matin',
    'Entregar antes del 3 de diciembre por favor',
    'para el 3 de diciembre de 2026',
  ])('is skipped and reported as a note: %s', (line) => {
    expect(read(line)).toEqual({
      skipped: [[line, 'note']],
      lines: [],
      others: '22423=3 85123A=4',
    });
  });

  it.each([
    'please deliver 3 boxes before 3 December',
    'AB-100 3 before 3 December',
    '2 glue sticks by December 3',
    'the same as on 3 December',
    'Cancel what was due on 3 December',
    '3 Mars bars',
    '12 March Hare mugs',
    '2 May Arts ribbons for us',
    'thread for 12/3',
    'pour 3 marsouins',
  ])('is read as a line if it may order something: %s', (line) => {
    const { skipped, lines } = read(line);
    expect(skipped).toEqual([]);
    expect(lines).not.toEqual([]);
  });

  it('is read as a line if it contains a code that the shop knows', () => {
    const text = '22423 3\nRIBBON before 3 December';
    const namesOf = (code: string) => (code === 'RIBBON' ? ['Satin ribbon'] : undefined);
    const { lines } = readPastedText(text, undefined, namesOf);
    expect(lines.map(({ places }) => places)).toEqual([[1], [2]]);
  });
});
