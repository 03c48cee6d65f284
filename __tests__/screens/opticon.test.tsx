import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Product } from '#contract/product';

import { languageChosen } from '../../src/slices/events';
import { lineServer } from '../support/lineServer';
import { unreachable, type MockResponses } from '../support/mockFetch';
import { productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { rawBytes } from '../support/scannerBytes';
import { storedAt, keysUnder } from '../support/storedRecords';

const shelf: Product[] = [
  productOf('THREAD-1', { name: 'Cotton thread', available: 40 }),
  productOf('RIBBON-1', { name: 'Satin ribbon', available: 4, ship_pac: 5, selling_price: 2 }),
  productOf('PAINT-A', { name: 'Poster paint, red', available: 9 }),
  productOf('PAINT-B', { name: 'Poster paint, blue', available: 9 }),
  productOf('GONE-1', { name: 'Sold out lace', available: 0 }),
];
const codes = { '036000291452': ['THREAD-1'], '5901234123457': ['PAINT-A', 'PAINT-B'] };

const open = (server = lineServer({ products: shelf, codes }), more: MockResponses = {}) =>
  renderPage({ at: '/opticon', answers: { ...server.answers, ...more } });

const scans = (...lines: string[]) =>
  lines.map((line) => `${line},003278,14:41:03,23/11/2025\r\n`).join('');

const fileOf = (content: BlobPart, name = 'SCANNED.TXT') => new File([content], name);

const choose = async (file: File) =>
  userEvent.upload(await screen.findByLabelText(/Choose a file|Upload another file/), file);

const askHow = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'How it was read' }));

const row = (name: RegExp) => screen.findByRole('row', { name });
const add = (lines: RegExp) => screen.findByRole('button', { name: lines });

describe('the Opticon upload', () => {
  it('reads a file and shows a line for each code, with nothing in the cart yet', async () => {
    const server = lineServer({ products: shelf, codes });
    await open(server);
    await choose(fileOf(scans('THREAD-1', 'RIBBON-1', 'THREAD-1')));
    await askHow();

    expect(
      await screen.findByText(
        'Read as a batch file from an OPN or PX scanner: 3 scans of 2 codes, in columns separated by commas: code, serial number of the scanner, time and date.',
      ),
    ).toBeVisible();
    const thread = await row(/Cotton thread.*Can be added/);
    expect(thread).toHaveTextContent('2 packs');
    expect(thread).toHaveTextContent('Lines 1, 3');
    expect(thread).toHaveTextContent('× 12 = 24 units');
    expect(thread).toHaveTextContent('$60.00');
    expect(thread).toHaveTextContent('Can be added.');
    expect(await screen.findByText('2 lines · 29 units')).toBeVisible();
    expect(server.cart.size).toBe(0);
  });

  it('adds the valid lines and keeps the invalid ones', async () => {
    const server = lineServer({ products: shelf, codes });
    const { requests } = await open(server);
    await choose(fileOf(scans('THREAD-1', 'GONE-1', 'NOBODY-9', 'RIBBON-1')));
    await userEvent.click(await add(/^Add 2 lines to cart$/));

    expect(await screen.findByText('2 lines are in the cart: 2 packs.')).toBeVisible();
    expect(
      screen.getByText('2 lines were not added and are still here.', { exact: false }),
    ).toBeVisible();
    expect(await row(/Sold out lace.*Out of stock/)).toBeVisible();
    expect(await row(/NOBODY-9.*No product has this number or barcode\./)).toBeVisible();
    expect(Object.fromEntries(server.cart)).toEqual({ 'THREAD-1': 1, 'RIBBON-1': 1 });
    const print = expect.stringMatching(/^[\da-f]{16}$/);
    const sent = requests.filter(({ headers }) => headers.has('Idempotency-Key'));
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [
        '/api/opticon',
        {
          user_id: 'c-1',
          country: 'CA',
          lang: '',
          products: [
            { code: 'THREAD-1', item: 1, scans: [print] },
            { code: 'RIBBON-1', item: 1, scans: [print] },
          ],
        },
      ],
    ]);
  });

  it('sends the quantity of each scan, both for the check and to the cart', async () => {
    const { requests } = await open();
    const moment = '003278,14:41:0';
    const text = `THREAD-1,2,${moment}3,23/11/2025\r\nTHREAD-1,3,${moment}9,23/11/2025\r\n`;
    await choose(fileOf(text));
    await userEvent.click(await add(/^Add 1 line to cart$/));

    await screen.findByText('1 line is in the cart: 5 packs.');
    const sent = requests.filter(({ path }) => path === '/api/opticon');
    const line = { code: 'THREAD-1', item: 5, scan_items: [2, 3] };
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ check: true, products: [expect.objectContaining(line)] }),
      expect.objectContaining({ products: [expect.objectContaining(line)] }),
    ]);
  });

  it('says how many are available, and takes the quantity the buyer wants instead', async () => {
    const server = lineServer({ products: shelf, codes });
    await open(server);
    await choose(fileOf('THREAD-1 3\nRIBBON-1 9\n', 'list.txt'));
    const ribbon = await row(/Satin ribbon.*Only 4 available in all: 4 of 9 can be added\./);

    const box = within(ribbon).getByRole('textbox', { name: 'Packs of Satin ribbon' });
    expect(box).toHaveValue('4');
    await userEvent.clear(box);
    await userEvent.type(box, '2');
    await userEvent.click(within(await row(/Cotton thread/)).getByRole('checkbox'));
    await userEvent.click(await add(/^Add 1 line to cart$/));
    await screen.findByText('1 line is in the cart: 2 packs.');
    expect(Object.fromEntries(server.cart)).toEqual({ 'RIBBON-1': 2 });
  });

  it('corrects a code with a near match', async () => {
    const server = lineServer({ products: shelf, codes });
    await open(server);
    await choose(fileOf(scans('THREAD-9', 'THREAD-9')));
    await row(/THREAD-9/);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Use this one: THREAD-1 Cotton thread' }),
    );

    const thread = await row(/THREAD-9.*Cotton thread/);
    expect(within(thread).getByRole('textbox')).toHaveFocus();
    await userEvent.click(await add(/^Add 1 line to cart$/));
    await screen.findByText('1 line is in the cart: 2 packs.');
    expect(Object.fromEntries(server.cart)).toEqual({ 'THREAD-1': 2 });
  });

  it('corrects a code when the right one is typed', async () => {
    await open();
    await choose(fileOf(scans('999999')));
    const box = await screen.findByRole('combobox', { name: /barcode or keywords for 999999/ });
    await userEvent.clear(box);
    await userEvent.type(box, '036000291452{Enter}');

    expect(await row(/Cotton thread.*Can be added\./)).toBeVisible();
  });

  it('lets the buyer choose among products that share a code', async () => {
    await open();
    await choose(fileOf(scans('5901234123457')));
    const choices = await screen.findByRole('group', {
      name: 'Products with the code 5901234123457',
    });
    await userEvent.click(within(choices).getByRole('button', { name: /blue/ }));

    expect(await row(/Poster paint, blue.*Can be added\./)).toBeVisible();
  });

  it('filters the lines by kind, and restores a removed line', async () => {
    await open();
    await choose(fileOf(scans('THREAD-1', 'GONE-1', 'RIBBON-1')));
    await userEvent.click(await screen.findByRole('button', { name: '1 to fix' }));
    expect(screen.queryByRole('row', { name: /Cotton thread/ })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Remove Sold out lace' }));
    expect(await screen.findByText('Sold out lace removed')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Sold out lace/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo the last step' }));
    expect(await row(/Sold out lace/)).toBeVisible();
  });

  it('shows unreadable lines among the others, with the reasons', async () => {
    await open();
    await choose(fileOf('THREAD-1,2\n8.71E+12,1\nRIBBON-1,2.5\n', 'list.csv'));

    expect(await row(/8\.71E\+12,1.*Line 2.*Digits are missing/)).toBeVisible();
    expect(await row(/Satin ribbon.*Line 3.*Only whole packs/)).toBeVisible();
    expect(await row(/Cotton thread/)).toBeVisible();
    expect(await add(/^Add 1 line to cart$/)).toBeEnabled();
  });

  it.each([
    ['an empty file', fileOf('', 'EMPTY.TXT'), /^EMPTY.TXT is empty/],
    [
      'a picture',
      fileOf(rawBytes('\x89PNG\r\n\x1a\n').buffer as ArrayBuffer, 'a.png'),
      /^a.png is no kind of file that can hold an order/,
    ],
    ['half a workbook', fileOf('PK\x03\x04 xl', 'a.xlsx'), /^a.xlsx is damaged/],
    ['a letter', fileOf('Dear Sir or Madam,\nwe thank you.\n', 'a.txt'), /no product number/],
  ])(
    'rejects %s in one sentence and stays ready for another file',
    async (_what, file, expected) => {
      await open();
      await choose(file);

      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(expected));
      expect(screen.getByLabelText('Choose a file')).toBeEnabled();
    },
  );

  it('reads pasted lines, and files dropped anywhere', async () => {
    await open();
    await userEvent.type(
      await screen.findByLabelText('Or scan, type or paste here'),
      'THREAD-1{Enter}THREAD-1{Enter}',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Read these lines' }));
    await askHow();
    expect(
      await screen.findByText(/Read as a list of codes: 2 scans of 1 code, one code per line/),
    ).toBeVisible();

    const dataTransfer = { types: ['Files'], files: [fileOf(scans('RIBBON-1'), 'B.TXT')] };
    fireEvent.dragOver(window, { dataTransfer });
    expect(screen.getByText('Drop the file to read it')).toBeVisible();
    fireEvent.drop(window, { dataTransfer });
    expect(await row(/Satin ribbon/)).toBeVisible();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Other unfinished lists (1)' }),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Pasted lines' }));
    expect(await row(/Cotton thread/)).toBeVisible();
  });

  it('leaves a text that cannot be read in its box, to be corrected', async () => {
    await open();
    const box = await screen.findByLabelText('Or scan, type or paste here');
    await userEvent.type(box, 'the blue thread, please');
    await userEvent.click(screen.getByRole('button', { name: 'Read these lines' }));

    expect(await screen.findByText(/There is no product number or barcode/)).toBeVisible();
    expect(box).toHaveValue('the blue thread, please');
  });

  it('keeps a text when another screen is opened right after the last letter', async () => {
    const { unmount } = await open();
    const box = await screen.findByLabelText('Or scan, type or paste here');
    await userEvent.type(box, 'THREAD-1 3');
    unmount();

    await waitFor(async () => expect(await storedAt('text:opticon-text:c-1')).toBe('THREAD-1 3'));
  });
});

describe('a long upload', () => {
  /** jsdom has no layout: without a height, every row would be in the viewport. */
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  });
  afterEach(() => jest.restoreAllMocks());

  it('shows the lines that need attention first, and says which of how many each line is', async () => {
    const many = Array.from({ length: 230 }, (_, at) =>
      productOf(`P-${at + 1000}`, { name: `Bead ${at + 1000}` }),
    );
    await open(lineServer({ products: many }));
    const lines = [...many.map(({ product_id }) => product_id), 'NOBODY-9'];
    await choose(fileOf(scans(...lines)));

    expect(await add(/^Add 230 lines to cart$/)).toBeEnabled();
    const table = screen.getByRole('table', { name: /^Lines for/ });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('No product has this number');
    await userEvent.click(screen.getByRole('button', { name: 'Show the 230 other lines' }));
    expect(table).toHaveAttribute('aria-rowcount', '233');
    const drawn = within(table).getAllByRole('row');
    expect(drawn.length).toBeLessThan(60);
    const [, first, second] = drawn;
    expect(first).toHaveTextContent('No product has this number');
    expect(second).toHaveTextContent('Bead 1000');
    expect(second).toHaveAttribute('aria-rowindex', '3');
  });
});

describe('the wording of an upload', () => {
  it.each([
    ['fr', /Choisir un fichier/, 'Ajouter 1 ligne au panier', 'Ajouter 2 lignes au panier'],
    ['es', /Elegir un archivo/, 'Agregar 1 línea al carrito', 'Agregar 2 líneas al carrito'],
  ] as const)('uses the plural forms of the language: %s', async (language, label, one, two) => {
    const server = lineServer({ products: shelf, codes });
    await renderPage({ at: '/opticon', answers: server.answers, language });
    await userEvent.upload(
      await screen.findByLabelText(label),
      fileOf(scans('THREAD-1', 'RIBBON-1')),
    );
    expect(await screen.findByRole('button', { name: two })).toBeVisible();
    await userEvent.click(within(await row(/Cotton thread/)).getByRole('checkbox'));

    expect(screen.getByRole('button', { name: one })).toBeVisible();
  });

  it('is fetched again in another language, while decisions stay', async () => {
    const server = lineServer({ products: shelf, codes });
    const { store, requests } = await open(server);
    await choose(fileOf(scans('THREAD-1', 'RIBBON-1')));
    await add(/^Add 2 lines to cart$/);
    await userEvent.click(within(await row(/Satin ribbon/)).getByRole('checkbox'));
    act(() => void store.dispatch(languageChosen('fr')));

    expect(await add(/^Ajouter 1 ligne au panier$/)).toBeVisible();
    const checks = requests.filter(({ path }) => path === '/api/opticon');
    expect(checks.map(({ body }) => (body as { lang: string }).lang)).toEqual(['', 'fr']);
  });
});

describe('an unfinished upload', () => {
  it('is restored after a reload, with all decisions', async () => {
    const first = await open();
    await choose(fileOf(scans('THREAD-1', 'RIBBON-1')));
    const box = within(await row(/Cotton thread/)).getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, '7');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Satin ribbon' }));
    const storedText = async () => {
      const [key = ''] = await keysUnder('sheet:opticon:c-1:');
      return JSON.stringify(await storedAt(key));
    };
    await waitFor(async () => expect(await storedText()).not.toContain('RIBBON-1'));
    first.unmount();

    await open();
    expect(within(await row(/Cotton thread/)).getByRole('textbox')).toHaveValue('7');
    expect(screen.queryByRole('row', { name: /Satin ribbon/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^You started checking this list on/)).toBeVisible();
  });

  it('keeps everything when the server does not answer, and continues when it does', async () => {
    const server = lineServer({ products: shelf, codes });
    const answers: MockResponses = { ...server.answers, 'POST /api/opticon': unreachable };
    await renderPage({ at: '/opticon', answers });
    await choose(fileOf(scans('THREAD-1')));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('the server is not responding');

    answers['POST /api/opticon'] = server.answers['POST /api/opticon'];
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await row(/Cotton thread/)).toBeVisible();
  });

  it('adds its lines once when the answer was lost and it is sent again', async () => {
    const server = lineServer({ products: shelf, codes });
    const answer = server.answers['POST /api/opticon'] as (request: unknown) => unknown;
    let isLost = true;
    const { requests } = await open(server, {
      'POST /api/opticon': (call: { body: { check?: boolean } }) => {
        const answered = answer(call);
        return isLost && !call.body.check ? unreachable() : answered;
      },
    });
    await choose(fileOf(scans('THREAD-1')));
    await userEvent.click(await add(/^Add 1 line to cart$/));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('nothing is added twice'),
    );
    expect(within(await row(/Cotton thread/)).getByRole('checkbox')).toBeDisabled();

    isLost = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1 line is in the cart: 1 pack.');
    expect(Object.fromEntries(server.cart)).toEqual({ 'THREAD-1': 1 });
    const keys = requests.flatMap(({ headers }) => headers.get('Idempotency-Key') ?? []);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('several unfinished uploads', () => {
  const others = (count: number) =>
    screen.findByRole('button', { name: `Other unfinished lists (${count})` });

  it('can all be reopened, with their decisions', async () => {
    await open();
    await choose(fileOf(scans('THREAD-1', 'RIBBON-1'), 'monday.txt'));
    await row(/Satin ribbon/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Satin ribbon' }));
    await choose(fileOf(scans('RIBBON-1'), 'tuesday.txt'));
    await screen.findByRole('heading', { name: 'tuesday.txt' });
    await choose(fileOf(scans('THREAD-1'), 'wednesday.txt'));
    await screen.findByRole('heading', { name: 'wednesday.txt' });

    await userEvent.click(await others(2));
    await userEvent.click(screen.getByRole('link', { name: 'monday.txt' }));
    expect(await screen.findByRole('heading', { name: 'monday.txt' })).toBeVisible();
    expect(await row(/Cotton thread/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /Satin ribbon/ })).not.toBeInTheDocument();
    expect(await others(2)).toBeVisible();
  });

  it('are kept when set aside, but not once finished', async () => {
    await open();
    await choose(fileOf(scans('THREAD-1'), 'monday.txt'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard this list' }));
    await choose(fileOf(scans('RIBBON-1'), 'tuesday.txt'));
    await others(1);
    await userEvent.click(await screen.findByRole('button', { name: /^Add 1 line to cart$/ }));
    await screen.findByText(/is in the cart/);
    await waitFor(async () => expect(await keysUnder('upload:c-1:')).toHaveLength(1));

    await userEvent.click(await others(1));
    await userEvent.click(screen.getByRole('button', { name: 'Delete monday.txt' }));
    await waitFor(async () => expect(await keysUnder('upload:c-1:')).toHaveLength(0));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore the list' }));
    await userEvent.click(await screen.findByRole('link', { name: 'monday.txt' }));
    expect(await row(/Cotton thread/)).toBeVisible();
  });
});

describe('a file whose list is unfinished', () => {
  const uploads = () => keysUnder('upload:c-1:');
  const SAME = /^The content of again.txt is already in this unfinished list/;

  it('shows that list with its decisions instead of a second one', async () => {
    await open();
    await choose(fileOf(scans('THREAD-1', 'RIBBON-1'), 'monday.txt'));
    await row(/Satin ribbon/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Satin ribbon' }));
    await choose(fileOf(scans('THREAD-1', 'RIBBON-1'), 'again.txt'));

    expect(await screen.findByText(SAME)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'monday.txt' })).toBeVisible();
    expect(await row(/Cotton thread/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /Satin ribbon/ })).not.toBeInTheDocument();
    expect(await uploads()).toHaveLength(1);
  });

  it('shows it again when it had been set aside', async () => {
    await open();
    await choose(fileOf(scans('THREAD-1'), 'monday.txt'));
    await row(/Cotton thread/);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard this list' }));
    await choose(fileOf(scans('THREAD-1'), 'again.txt'));

    expect(await screen.findByText(SAME)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'monday.txt' })).toBeVisible();
    expect(await uploads()).toHaveLength(1);
  });

  it('becomes a second list if that is wanted', async () => {
    await open();
    await choose(fileOf(scans('THREAD-1'), 'monday.txt'));
    await row(/Cotton thread/);
    await choose(fileOf(scans('THREAD-1'), 'again.txt'));
    await userEvent.click(await screen.findByRole('button', { name: 'Start a second list' }));

    expect(await screen.findByRole('heading', { name: 'again.txt' })).toBeVisible();
    expect(await row(/Cotton thread/)).toBeVisible();
    expect(screen.queryByText(SAME)).not.toBeInTheDocument();
    expect(await uploads()).toHaveLength(2);

    await choose(fileOf(scans('THREAD-1'), 'again.txt'));
    expect(await screen.findByText(SAME)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'again.txt' })).toBeVisible();
  });
});

describe('an upload that was added to the cart', () => {
  it('can be undone, leaving what was there before', async () => {
    const server = lineServer({ products: shelf, codes, cart: { 'THREAD-1': 5, 'PAINT-A': 2 } });
    await open(server);
    await choose(fileOf(scans('THREAD-1', 'THREAD-1', 'RIBBON-1')));
    await userEvent.click(await add(/^Add 2 lines to cart$/));
    await screen.findByText('2 lines are in the cart: 3 packs.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await add(/^Add 2 lines to cart$/)).toBeEnabled();
    expect(Object.fromEntries(server.cart)).toEqual({ 'THREAD-1': 5, 'PAINT-A': 2 });
  });

  it('triggers a warning when the same content is uploaded again', async () => {
    await open();
    await choose(fileOf(scans('THREAD-1'), 'MONDAY.TXT'));
    await userEvent.click(await add(/^Add 1 line to cart$/));
    await screen.findByText('1 line is in the cart: 1 pack.');
    await choose(fileOf(scans('THREAD-1'), 'AGAIN.TXT'));

    expect(await screen.findByText(/MONDAY.TXT, 1 line/)).toBeVisible();
    expect(await add(/^Add 1 line to cart again$/)).toBeEnabled();
  });
});

describe('a server that cannot check lines in advance', () => {
  it('is sent the lines as they were read, once', async () => {
    const server = lineServer({ products: shelf, codes });
    const { requests } = await open(server, {
      'GET /api/features': Response.json({ status: false, message: '' }, { status: 404 }),
    });
    await choose(fileOf(scans('THREAD-1', 'NOBODY-9')));
    await row(/THREAD-1/);
    expect(requests.filter(({ path }) => path === '/api/opticon')).toEqual([]);

    await userEvent.click(await add(/^Add 2 lines to cart$/));
    await screen.findByText('1 line is in the cart: 1 pack.');
    expect(await row(/NOBODY-9.*No product has this number/)).toBeVisible();
    expect(requests.filter(({ path }) => path === '/api/opticon')).toHaveLength(1);
  });
});
