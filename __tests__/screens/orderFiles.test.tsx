import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Language } from '#domain/languages';

import type { Answers } from '../support/answers';
import { lineServer } from '../support/lineServer';
import { productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { bookOf } from '../support/workbook';

const shelf = [
  productOf('THREAD-1', { name: 'Cotton thread', available: 400 }),
  productOf('RIBBON-1', { name: 'Satin ribbon', available: 400 }),
];

const open = (language: Language = '', more: Answers = {}) =>
  renderPage({
    at: '/opticon',
    language,
    answers: { ...lineServer({ products: shelf }).answers, ...more },
  });

const choose = async (content: BlobPart, name: string) =>
  userEvent.upload(
    await screen.findByLabelText(/Choose a file|Choisir un fichier|Elegir un archivo/),
    new File([content], name),
  );
const row = (name: RegExp) => screen.findByRole('row', { name });

describe('a quantity in dozens, pairs or gross', () => {
  it.each([
    ['', '2 doz → 24 packs', '2 pairs → 4 packs'],
    ['fr', '2 doz → 24 lots', '2 pairs → 4 lots'],
    ['es', '2 doz → 24 paquetes', '2 pairs → 4 paquetes'],
  ] as const)('is shown as what it became: %s', async (language, dozens, pairs) => {
    await open(language);
    await choose('2 doz of THREAD-1\nRIBBON-1 2 pairs\n', 'mail.txt');

    expect(await row(/Cotton thread/)).toHaveTextContent(dozens);
    expect(await row(/Satin ribbon/)).toHaveTextContent(pairs);
  });

  it('is shown with what else was asked for of the same product', async () => {
    await open();
    await choose('Code;Qty\nTHREAD-1;3\nRIBBON-1;1\nTHREAD-1;2 doz\n', 'list.csv');

    expect(await row(/Cotton thread/)).toHaveTextContent('3 + 2 doz → 27 packs');
    expect(await row(/Satin ribbon/)).not.toHaveTextContent('→');
  });
});

describe('a workbook whose formulas were never worked out', () => {
  const formula = (f: string) => ({ t: 'n' as const, v: 0, f });
  const order = bookOf({
    Order: [
      ['Code', 'Needed', 'Stock'],
      ['THREAD-1', formula('12-C2'), 5],
      ['RIBBON-1', formula('12-C3'), 6],
    ],
  });

  it.each([
    ['', 'The file holds a formula here without its result.'],
    ['fr', 'Le fichier contient ici une formule sans son résultat.'],
    ['es', 'El archivo tiene aquí una fórmula sin su resultado.'],
  ] as const)('is asked about, and counts no other column: %s', async (language, words) => {
    await open(language);
    await choose(order, 'order.xlsx');

    expect(await row(/Cotton thread/)).toHaveTextContent(words);
    expect(await row(/Satin ribbon/)).toHaveTextContent(words);
  });

  it('counts what the others came to where a program has worked them out', async () => {
    await open();
    const worked = { t: 'n' as const, v: 7, f: '12-C2' };
    await choose(
      bookOf({
        Order: [
          ['Code', 'Qty', 'Stock'],
          ['THREAD-1', worked, 5],
          ['RIBBON-1', formula('12-C3'), 12],
        ],
      }),
      'order.xlsx',
    );

    expect(await row(/Cotton thread/)).toHaveTextContent('7 packs');
    expect(await row(/Satin ribbon/)).toHaveTextContent('The quantity is zero.');
  });
});
