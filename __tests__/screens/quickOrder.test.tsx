import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Product } from '#contract/product';
import { readPastedText } from '#domain/order-file/readOrderText';

import { lineServer } from '../support/lineServer';
import { errorResponse, type MockResponses } from '../support/mockFetch';
import { orderWithLines } from '../support/orders';
import { productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { storeAt, storedAt, keysUnder } from '../support/storedRecords';

const shelf: Product[] = [
  productOf('THREAD-1', { name: 'Cotton thread', available: 40, ship_pac: 12 }),
  productOf('RIBBON-1', { name: 'Satin ribbon', available: 4, ship_pac: 5 }),
];
const codes = { '036000291452': ['THREAD-1'], '5901234123457': ['THREAD-1', 'RIBBON-1'] };

const open = (server = lineServer({ products: shelf, codes }), more: MockResponses = {}, at = '') =>
  renderPage({ at: `/quick-order${at}`, answers: { ...server.answers, ...more } });

const row = (name: RegExp) => screen.findByRole('row', { name });
const add = (name: RegExp) => screen.findByRole('button', { name });
const codeBox = () => screen.findByRole('combobox', { name: /of a new line$/ });
const quantityBox = () => screen.getByRole('textbox', { name: 'Quantity of the new line' });

/** Key prefix of the quick order's lists in the browser's storage. */
const LISTS = 'sheet:quick-order:c-1:';
const storedLists = () => keysUnder(LISTS);
const storedList = async <Value,>(): Promise<Value | undefined> => {
  const [key = ''] = await storedLists();
  return storedAt<Value>(key);
};

const pasteAnywhere = (text: string) =>
  fireEvent.paste(document.body, { clipboardData: { getData: () => text } });

describe('the quick order', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is filled in from the first key to the cart without a mouse', async () => {
    const server = lineServer({ products: shelf, codes });
    await open(server);
    expect(await codeBox()).toHaveFocus();
    await userEvent.keyboard('THREAD-1{Enter}3{Enter}');
    expect(await codeBox()).toHaveFocus();
    await userEvent.keyboard('RIBBON-1{Enter}{Enter}');
    expect(await row(/Satin ribbon.*Can be added\./)).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');

    expect(await screen.findByText('2 lines are in the cart: 4 packs.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Review and place the order' })).toHaveFocus();
    expect(Object.fromEntries(server.cart)).toEqual({ 'THREAD-1': 3, 'RIBBON-1': 1 });
  });

  it.each(['3x', '3 packs', 'x3'])('accepts %s as a quantity', async (typed) => {
    await open();
    await codeBox();
    await userEvent.keyboard(`THREAD-1{Enter}${typed}{Enter}`);
    const packs = within(await row(/Cotton thread/)).getByRole('textbox', { name: /^Packs of/ });
    expect(packs).toHaveValue('3');
    expect(await codeBox()).toHaveValue('');
  });

  it('asks how many packs typed pieces mean, and takes the answer by keyboard', async () => {
    const server = lineServer({ products: shelf, codes });
    await open(server);
    await codeBox();
    await userEvent.keyboard('THREAD-1{Enter}24 pcs{Enter}');
    const question = await row(
      /Cotton thread.*24 units: 2 packs of 12\? Not counted until you confirm\./,
    );
    expect(within(question).getByRole('checkbox')).not.toBeChecked();
    expect(
      within(question)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['2 packs (24 units)', '24 packs (288 units)', 'Change']));
    within(question).getByRole('button', { name: '2 packs (24 units)' }).focus();
    await userEvent.keyboard('{Enter}');
    const box = within(await row(/Cotton thread.*Can be added\./)).getByRole('textbox', {
      name: /^Packs of/,
    });
    expect(box).toHaveValue('2');
    expect(box).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('1 line is in the cart: 2 packs.');
  });

  it('says what a pack holds when the pieces do not make whole packs', async () => {
    await open();
    pasteAnywhere('THREAD-1 20 pcs\nRIBBON-1 2');
    const question = await row(/Cotton thread.*20 units, but packs are of 12\./);
    const answers = within(question).getAllByRole('button', { name: /packs? \(/ });
    expect(answers.map(({ textContent }) => textContent)).toEqual([
      '1 pack (12 units)',
      '2 packs (24 units)',
      '20 packs (240 units)',
    ]);
    expect(await add(/^Add 1 line/)).toBeVisible();
    await userEvent.click(within(question).getByRole('checkbox'));
    expect(await row(/Cotton thread.*Can be added\./)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Packs of Cotton thread' })).toHaveValue('2');
  });

  it('saves undecided pieces as pieces, so that the question is asked again', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:1';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    await open();
    pasteAnywhere('THREAD-1 20 pcs\nRIBBON-1 2');
    await row(/Cotton thread.*20 units, but packs are of 12/);
    await userEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
    click.mockRestore();
    const text = new TextDecoder().decode(await files[0]!.arrayBuffer());
    expect(text).toContain('THREAD-1,20 units,');
    expect(text).toContain('RIBBON-1,2,');
    const { lines } = readPastedText(text);
    expect(lines.map(({ code, quantity, inPieces }) => [code, quantity, inPieces])).toEqual([
      ['THREAD-1', 20, true],
      ['RIBBON-1', 2, undefined],
    ]);
  });

  it('asks nothing when a pack holds one piece or quantities are counted in units', async () => {
    const single = [productOf('BUTTON-1', { name: 'Button', available: 90, ship_pac: 1 })];
    await open(lineServer({ products: [...shelf, ...single] }));
    pasteAnywhere('BUTTON-1 24 pcs\nTHREAD-1 24 pcs');
    const button = await row(/^Add Button/);
    expect(within(button).getByRole('textbox', { name: /^Packs of/ })).toHaveValue('24');
    await row(/Cotton thread.*24 units: 2 packs of 12/);
    await userEvent.click(screen.getByRole('radio', { name: /units/ }));
    const thread = await row(/Cotton thread.*Can be added\./);
    expect(within(thread).getByRole('checkbox')).toBeChecked();
    expect(within(thread).getByRole('textbox', { name: /of Cotton thread$/ })).toHaveValue('24');
    expect(within(thread).queryByRole('button', { name: /packs? \(/ })).toBeNull();
  });

  it.each([
    ['fr', /24 unités\u00a0: 2 lots de 12\?/, '2 lots (24 unités)'],
    ['es', /24 unidades: ¿2 paquetes de 12\?/, '2 paquetes (24 unidades)'],
  ] as const)(
    'asks about pieces in the reader’s language: %s',
    async (language, expected, answer) => {
      await renderPage({
        at: '/quick-order',
        language,
        answers: lineServer({ products: shelf }).answers,
      });
      await screen.findByRole('combobox', { name: /./ });
      pasteAnywhere('THREAD-1 24 pcs\nRIBBON-1 2');
      expect(within(await row(expected)).getByRole('button', { name: answer })).toBeVisible();
    },
  );

  it('never loses the focus when undo leaves nothing', async () => {
    await open();
    pasteAnywhere('THREAD-1 3\nRIBBON-1 2');
    await row(/Satin ribbon/);
    const undo = await screen.findByRole('button', { name: 'Undo the last step' });
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Satin ribbon/ })).toBeNull());
    const redo = screen.getByRole('button', { name: 'Redo the step' });
    await waitFor(() => expect(redo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await row(/Satin ribbon/);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Undo the last step' })).toHaveFocus(),
    );

    screen.getByRole('textbox', { name: 'Packs of Satin ribbon' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Satin ribbon/ })).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('moves the focus to undo when the pressed button goes with what it removed', async () => {
    await open();
    await codeBox();
    await userEvent.keyboard('THREAD-1{Enter}3{Enter}RIBBON-1{Enter}2{Enter}');
    await row(/Satin ribbon/);
    const undo = () => screen.getByRole('button', { name: 'Undo the last step' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Satin ribbon' }));
    expect(undo()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(undo()).toHaveFocus();
  });

  it('also adds what is still in the boxes', async () => {
    const server = lineServer({ products: shelf, codes });
    await open(server);
    await codeBox();
    await userEvent.keyboard('THREAD-1{Enter}2{Control>}{Enter}{/Control}');

    await screen.findByText('1 line is in the cart: 2 packs.');
    expect(Object.fromEntries(server.cart)).toEqual({ 'THREAD-1': 2 });
  });

  it('takes scanned codes one after the other', async () => {
    // A scanner's keys come at the same instant, however slowly this machine takes them.
    jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(Number.MAX_SAFE_INTEGER);
    await open();
    await codeBox();
    await userEvent.keyboard('036000291452{Enter}RIBBON-1{Enter}{Enter}');

    expect(await row(/Cotton thread.*× 12 = 12 units/)).toBeVisible();
    expect(await row(/Satin ribbon.*× 5 = 5 units/)).toBeVisible();
  });

  it('begins the next line with a code scanned into the quantity box, whose Enter only ends the code', async () => {
    await open();
    await codeBox();
    await userEvent.keyboard('RIBBON-1{Enter}3');
    // At once, since a code without Enter ends by itself.
    fireEvent.input(quantityBox(), { target: { value: '036000291452' } });
    fireEvent.keyDown(quantityBox(), { key: 'Enter' });

    await waitFor(async () => expect(await codeBox()).toHaveValue('036000291452'));
    expect(await row(/Satin ribbon.*3 × 5 = 15 units/)).toBeVisible();
    expect(await add(/^Add 1 line/)).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(await row(/Cotton thread.*1 × 12 = 12 units/)).toBeVisible();
  });

  it('offers products for a line that only names one, and selects none', async () => {
    const server = lineServer({ products: shelf, codes });
    await open(server);
    await codeBox();
    pasteAnywhere('RIBBON-1 x 2\n3 x cotton thread');

    const offer = await screen.findByRole('button', { name: /^Use this one: THREAD-1/ });
    expect(await add(/^Add 1 line/)).toBeVisible();
    await userEvent.click(offer);
    expect(await row(/Cotton thread.*3 × 12 = 36 units/)).toBeVisible();
  });

  it('shows the available stock of each line, however little is ordered', async () => {
    await open();
    await codeBox();
    await userEvent.keyboard('THREAD-1{Enter}3{Enter}RIBBON-1{Enter}9{Enter}');
    const thread = await row(/Cotton thread.*Can be added/);

    expect(within(thread).getByRole('cell', { name: '40' })).toBeVisible();
    expect(within(await row(/Satin ribbon/)).getByRole('cell', { name: '4' })).toBeVisible();
  });

  it('rejects a quantity that is not a whole number', async () => {
    await open();
    await codeBox();
    await userEvent.keyboard('THREAD-1{Enter}1,5{Enter}');

    expect(screen.getByRole('alert')).toHaveTextContent('without a point or comma');
    expect(quantityBox()).toHaveFocus();
    expect(screen.queryByRole('row', { name: /Cotton thread/ })).not.toBeInTheDocument();
  });

  it('suggests products, and takes one only when the buyer moves to it', async () => {
    await open();
    await userEvent.type(await codeBox(), 'thread');
    expect(await screen.findByRole('option', { name: /Cotton thread/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}{Enter}');
    expect(await row(/Cotton thread.*Can be added\./)).toBeVisible();

    await userEvent.type(await codeBox(), 'ribbon');
    await screen.findByRole('option', { name: /Satin ribbon/ });
    await userEvent.keyboard('{Enter}{Enter}');
    expect(await row(/ribbon.*No product has this number or barcode\./)).toBeVisible();
  });

  it('takes a list pasted anywhere, reports unreadable lines, and can undo it', async () => {
    await open();
    await codeBox();
    pasteAnywhere('THREAD-1 2\n8.71E+12,1\nRIBBON-1 9\n');

    expect(await screen.findByText('3 lines of the pasted list read into the list')).toBeVisible();
    expect(await row(/Cotton thread.*2 packs/)).toBeVisible();
    expect(await row(/8\.71E\+12,1.*Digits are missing/)).toBeVisible();
    expect(await row(/Satin ribbon.*4 of 9 can be added/)).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(screen.queryByText('Cotton thread')).not.toBeInTheDocument());
  });

  it.each([
    [
      'chosen',
      async (file: File) => userEvent.upload(screen.getByLabelText('Choose a file'), file),
    ],
    [
      'dropped',
      async (file: File) => {
        fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } });
      },
    ],
  ])('takes a file that is %s, and says how it was read', async (_how, hand) => {
    await open();
    await codeBox();
    await hand(new File(['Code,Qty\nTHREAD-1,2\nRIBBON-1,1\n'], 'may.csv'));

    expect(await screen.findByText('2 lines of may.csv read into the list')).toBeVisible();
    const summary = screen.getByRole('region', { name: 'may.csv' });
    await userEvent.click(within(summary).getByRole('button', { name: 'How it was read' }));
    expect(summary).toHaveTextContent('Codes are from “Code”, quantities from “Qty”.');
    expect(await row(/Cotton thread.*2 packs/)).toBeVisible();
    expect(location.pathname).toBe('/quick-order');
    await userEvent.click(screen.getByRole('button', { name: 'Undo the last step' }));
    expect(screen.queryByRole('region', { name: 'may.csv' })).not.toBeInTheDocument();
  });

  it('leaves out the mail that a pasted one answers, says so, and reads it on request', async () => {
    await open();
    await codeBox();
    pasteAnywhere('THREAD-1 x 2\n\n> RIBBON-1 x 1\n');

    const summary = await screen.findByRole('region', { name: 'Pasted lines' });
    expect(summary).toHaveTextContent('1 line of quoted text, not read');
    expect(screen.queryByText('Satin ribbon')).not.toBeInTheDocument();
    await userEvent.click(
      within(summary).getByRole('button', { name: 'Read the quoted text too' }),
    );
    expect(await row(/Satin ribbon.*1 pack/)).toBeVisible();
    expect(await row(/Cotton thread.*2 packs/)).toBeVisible();
    expect(screen.queryByText(/of quoted text, not read/)).not.toBeInTheDocument();
  });

  it('takes both of two lists, the second given while the first is being read', async () => {
    await open();
    await codeBox();
    pasteAnywhere('THREAD-1\t3\n');
    pasteAnywhere('RIBBON-1\t2\n');

    expect(await row(/Cotton thread.*Can be added\./)).toBeVisible();
    expect(await row(/Satin ribbon.*Can be added\./)).toBeVisible();
    expect(await add(/^Add 2 lines to cart$/)).toBeEnabled();
  });

  it('asks which columns of a table to read before taking any line', async () => {
    await open();
    await codeBox();
    pasteAnywhere('THREAD-1\t2\t4\nRIBBON-1\t1\t3\n');
    const quantities = await screen.findByRole('combobox', { name: 'Quantities' });
    expect(screen.queryByRole('row', { name: /Cotton thread/ })).not.toBeInTheDocument();
    await userEvent.selectOptions(quantities, 'Column B');
    await userEvent.click(screen.getByRole('button', { name: 'Read these columns' }));

    expect(await row(/Cotton thread.*2 packs/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Quantities' })).not.toBeInTheDocument();
  });

  it('leaves an ambiguous table out when the buyer says so', async () => {
    await open();
    await codeBox();
    pasteAnywhere('THREAD-1\t2\t4\nRIBBON-1\t1\t3\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave as it is' }));

    expect(screen.queryByRole('combobox', { name: 'Quantities' })).not.toBeInTheDocument();
    expect(screen.queryByText('Cotton thread')).not.toBeInTheDocument();
  });

  it('lets an unreadable line be corrected in place', async () => {
    await open();
    await codeBox();
    pasteAnywhere('8.71E+12,1\n');
    const line = await row(/8\.71E\+12,1/);
    await userEvent.type(within(line).getByRole('combobox'), 'THREAD-1{Enter}');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Packs of/ }), '6');

    expect(await add(/^Add 1 line to cart$/)).toBeEnabled();
    expect(await screen.findByText('1 line · 72 units')).toBeVisible();
  });

  it('remembers which product a code means', async () => {
    const { requests } = await open();
    await codeBox();
    pasteAnywhere('5901234123457 2');
    const choices = await screen.findByRole('group', { name: /5901234123457/ });
    await userEvent.click(within(choices).getByRole('button', { name: /Satin ribbon/ }));
    await row(/Satin ribbon/);

    const remembered = () => requests.filter(({ path }) => path === '/api/remembered-codes');
    await waitFor(() =>
      expect(remembered().map(({ body }) => body)).toEqual([
        { user_id: 'c-1', lang: '', code: '5901234123457', product_id: 'RIBBON-1' },
      ]),
    );
  });

  it('clears everything, and restores it', async () => {
    await open();
    await codeBox();
    pasteAnywhere('THREAD-1 2\nRIBBON-1 1\n');
    await row(/Satin ribbon/);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('row', { name: /Satin ribbon/ })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Undo the last step' }));
    expect(await row(/Satin ribbon/)).toBeVisible();
  });

  it('undoes and redoes with the usual keys, unless text is being typed', async () => {
    await open();
    await codeBox();
    pasteAnywhere('THREAD-1 2\nRIBBON-1 1\n');
    await row(/Satin ribbon/);
    const press = (init: KeyboardEventInit, at: Element = document.body) =>
      fireEvent.keyDown(at, { ctrlKey: true, ...init });
    const ribbon = () => screen.queryByRole('row', { name: /Satin ribbon/ });
    press({ key: 'z' });
    expect(ribbon()).not.toBeInTheDocument();

    press({ key: 'y' });
    expect(ribbon()).toBeVisible();
    press({ key: 'z', ctrlKey: false, metaKey: true });
    await userEvent.type(await codeBox(), 'felt');
    press({ key: 'Z', shiftKey: true }, await codeBox());
    expect(ribbon()).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.clear(await codeBox());
    press({ key: 'Z', shiftKey: true }, await codeBox());
    expect(ribbon()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo the last step' }));
    await userEvent.click(screen.getByRole('button', { name: 'Redo the step' }));
    expect(ribbon()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Redo the step' })).not.toBeInTheDocument();
  });

  it('undoes the entries into one box one by one, each with all its digits', async () => {
    await open();
    await codeBox();
    pasteAnywhere('THREAD-1 2\n');
    const box = within(await row(/Cotton thread/)).getByRole('textbox', { name: /^Packs of/ });
    for (const typed of ['12', '34']) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      await userEvent.click(await codeBox());
    }
    const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo the last step' }));
    await undo();
    expect(box).toHaveValue('12');
    await undo();
    expect(box).toHaveValue('2');
  });

  it('says the quantity of an unknown code once', async () => {
    await open();
    await codeBox();
    pasteAnywhere('NOBODY-9 3\n');

    const line = await row(/NOBODY-9/);
    expect(within(line).getAllByText('3 packs')).toHaveLength(1);
  });

  it('counts in units when chosen, and remembers the choice', async () => {
    const server = lineServer({ products: shelf, codes });
    const first = await open(server);
    await userEvent.click(await screen.findByRole('radio', { name: 'units' }));
    await codeBox();
    pasteAnywhere('THREAD-1 24');
    await row(/Cotton thread/);
    const [check] = first.requests.filter(({ path }) => path === '/api/opticon');
    expect(check?.body).toMatchObject({ counting: 'units' });

    const box = within(await row(/Cotton thread/)).getByRole('textbox', { name: /^Units of/ });
    await userEvent.clear(box);
    await userEvent.type(box, '30');
    expect(await row(/Cotton thread.*Rounded up to 3 whole packs: 36 units/)).toBeVisible();
    first.unmount();

    await open(server);
    expect(await screen.findByRole('radio', { name: 'units' })).toBeChecked();
  });

  it('starts with an earlier order that the address names', async () => {
    const server = lineServer({
      products: [productOf('A-1', { name: 'Felt' }), productOf('B-2', { name: 'Glue' })],
      orders: [orderWithLines('10001')],
    });
    await open(server, {}, '?order_id=10001');

    expect(await screen.findByText('2 lines of order 10001 read into the list')).toBeVisible();
    expect(await add(/^Add 2 lines to cart$/)).toBeEnabled();
  });

  it('offers the favourites without ticking them', async () => {
    await open(undefined, { 'GET /api/favorite': { products: shelf } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add my favourites' }));

    const ribbon = await row(/Satin ribbon/);
    expect(within(ribbon).getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(within(ribbon).getByRole('checkbox'));
    expect(await add(/^Add 1 line to cart$/)).toBeEnabled();
  });
});

/**
 * Returns the empty rows; only the one being typed in can be reached with Tab, the others with the
 * mouse and arrow keys.
 */
const blanks = () => [...document.querySelectorAll<HTMLElement>('tr[data-line*="/"]')];
const boxesOf = (one: HTMLElement) => [...one.querySelectorAll('input:not([type="checkbox"])')];
const codesDown = () =>
  [...document.querySelectorAll<HTMLInputElement>('tr [role="combobox"]')].map(
    ({ value }) => value,
  );
const pasteInto = (box: Element, text: string) =>
  fireEvent.paste(box, { clipboardData: { getData: () => text } });

describe('the quick order sheet', () => {
  it('has ten empty rows, and turns the row being typed in into a line', async () => {
    await open();
    await codeBox();
    expect(blanks()).toHaveLength(10);
    const third = blanks()[2]!;
    await userEvent.click(boxesOf(third)[0]!);
    await userEvent.keyboard('THREAD-1{Enter}3{Enter}');
    await row(/Cotton thread/);

    expect(codesDown()).toEqual(['', '', 'THREAD-1', '', '', '', '', '', '', '']);
    expect(blanks()).toHaveLength(9);
    expect(boxesOf(blanks()[2]!)[0]).toHaveFocus();
    await userEvent.click(boxesOf(blanks()[1]!)[0]!);
    await userEvent.keyboard('RIBBON-1{Tab}2{Tab}');
    await row(/Satin ribbon/);
    expect(codesDown().slice(0, 4)).toEqual(['', 'RIBBON-1', 'THREAD-1', '']);
  });

  it('turns a half-typed row into a line when the cursor moves to another', async () => {
    await open();
    await codeBox();
    await userEvent.keyboard('THREAD-1');
    await userEvent.click(boxesOf(blanks()[3]!)[0]!);

    expect(await row(/Cotton thread.*× 12 = 12 units/)).toBeVisible();
    expect(codesDown().slice(0, 2)).toEqual(['THREAD-1', '']);
  });

  it('is navigated with the arrow keys', async () => {
    await open();
    await codeBox();
    pasteAnywhere('THREAD-1 2\nRIBBON-1 1\n');
    const thread = await row(/Cotton thread/);
    await row(/Satin ribbon/);
    const quantity = within(thread).getByRole('textbox', { name: /^Packs of/ });
    await userEvent.click(quantity);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('textbox', { name: 'Packs of Satin ribbon' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await codeBox()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(within(await row(/Satin ribbon/)).getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('textbox', { name: 'Packs of Satin ribbon' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(within(thread).getByRole('combobox')).toHaveFocus();
  });

  it('continues below a list that is pasted into a code box', async () => {
    await open();
    pasteInto(await codeBox(), 'THREAD-1 2\nRIBBON-1 1\n');
    await row(/Satin ribbon/);
    expect(await codeBox()).toHaveFocus();
  });

  it('inserts pasted lines below the cell, and undoes that from a cell', async () => {
    await open();
    await codeBox();
    pasteAnywhere('THREAD-1 2\nRIBBON-1 1\n');
    await row(/Satin ribbon/);
    const thread = within(await row(/Cotton thread/));
    pasteInto(thread.getByRole('combobox'), 'NOBODY-8\t1\nNOBODY-9\t1\n');
    await waitFor(() =>
      expect(codesDown().slice(0, 4)).toEqual(['THREAD-1', 'NOBODY-8', 'NOBODY-9', 'RIBBON-1']),
    );

    const box = thread.getByRole('combobox');
    box.focus();
    fireEvent.keyDown(box, { key: 'z', ctrlKey: true });
    expect(codesDown().slice(0, 3)).toEqual(['THREAD-1', 'RIBBON-1', '']);
    expect(box).toHaveFocus();
  });

  it('fills a pasted column of quantities down the lines as one step', async () => {
    await open();
    await codeBox();
    pasteAnywhere('THREAD-1 2\nRIBBON-1 1\n');
    await row(/Satin ribbon/);
    const packs = () =>
      screen.getAllByRole('textbox', { name: /^Packs of/ }).map((box) => box.getAttribute('value'));
    pasteInto(screen.getByRole('textbox', { name: 'Packs of Cotton thread' }), '7\r\n9\r\n');
    expect(packs()).toEqual(['7', '4']);

    await userEvent.click(screen.getByRole('button', { name: 'Undo the last step' }));
    expect(packs()).toEqual(['2', '1']);
  });

  it('fills no more of a product than there is, and says what it could not fill', async () => {
    await open();
    await codeBox();
    await userEvent.keyboard(
      'RIBBON-1{Enter}1{Enter}THREAD-1{Enter}2{Enter}RIBBON-1{Enter}1{Enter}',
    );
    await add(/^Add 3 lines to cart$/);
    const boxes = screen.getAllByRole('textbox', { name: /^Packs of/ });
    const [first, last] = [boxes[0]!, boxes[2]!];
    pasteInto(first, '3\n7\n9\n');
    expect(boxes.map((box) => box.getAttribute('value'))).toEqual(['3', '7', '1']);
    expect(await screen.findByText('1 quantity was reduced to what is available.')).toBeVisible();

    pasteInto(last, '0\n5\n6\n');
    const unplaced = 'There is no line with a product for 2 pasted quantities.';
    expect(await screen.findByText(unplaced)).toBeVisible();
  });

  it('says why nothing was added after a failed look-up, and repeats it at the next press', async () => {
    const server = lineServer({ products: shelf, codes });
    const answers: MockResponses = { ...server.answers };
    await renderPage({ at: '/quick-order', answers });
    await codeBox();
    await userEvent.keyboard('THREAD-1{Enter}3{Enter}');
    await row(/Cotton thread.*Can be added\./);
    answers['POST /api/opticon'] = errorResponse(503, { message: 'Back soon.' });
    await userEvent.keyboard('RIBBON-1{Enter}{Enter}{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Nothing was added: Back soon.')).toHaveRole('alert');
    expect(server.cart.size).toBe(0);

    answers['POST /api/opticon'] = server.answers['POST /api/opticon'];
    await userEvent.click(await add(/^Add 1 line to cart$/));
    expect(await screen.findByText('2 lines are in the cart: 4 packs.')).toBeVisible();
  });

  it('adds up the lines of one product with one click, and undoes that', async () => {
    await open();
    await codeBox();
    await userEvent.keyboard(
      'THREAD-1{Enter}3{Enter}RIBBON-1{Enter}{Enter}036000291452{Enter}4{Enter}',
    );
    await userEvent.click(await add(/^Combine 1 duplicate line$/));
    expect(await row(/Cotton thread.*× 12 = 84 units/)).toBeVisible();
    expect(screen.getAllByRole('row', { name: /Cotton thread/ })).toHaveLength(1);

    await userEvent.click(screen.getByRole('button', { name: 'Undo the last step' }));
    expect(screen.getAllByRole('row', { name: /Cotton thread/ })).toHaveLength(2);
  });

  it('says when the sum of its lines is more than there is', async () => {
    await open();
    await codeBox();
    await userEvent.keyboard('RIBBON-1{Enter}3{Enter}');
    const first = await row(/Satin ribbon.*Can be added/);
    await userEvent.click(within(first).getByRole('checkbox'));
    await userEvent.click(await codeBox());
    await userEvent.keyboard('RIBBON-1{Enter}3{Enter}');
    await add(/^Add 1 line to cart$/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(await add(/^Combine 1 duplicate line$/));

    expect(await row(/Satin ribbon.*× 5 = 20 units/)).toBeVisible();
    expect(await screen.findByText('1 quantity was reduced to what is available.')).toBeVisible();
  });

  it('folds the ready lines while something needs fixing', async () => {
    await open();
    await codeBox();
    pasteAnywhere('THREAD-1 2\nNOBODY-9 1\n');
    await row(/Cotton thread/);
    await userEvent.click(await add(/^1 to fix$/));
    expect(screen.queryByRole('row', { name: /Cotton thread/ })).not.toBeInTheDocument();
    expect(await row(/NOBODY-9/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Show the other line' }));
    expect(await row(/Cotton thread/)).toBeVisible();
  });

  it('folds the ready lines of a long list by itself, once, and unfolds them on a click', async () => {
    const products = Array.from({ length: 12 }, (_, at) =>
      productOf(`PAINT-${at}`, { name: `Poster paint ${at}` }),
    );
    await open(lineServer({ products }));
    await codeBox();
    pasteAnywhere(
      [...products.map(({ product_id }) => `${product_id} 2`), 'NOBODY-9 1'].join('\n'),
    );

    expect(await add(/^1 to fix$/)).toHaveAttribute('aria-pressed', 'true');
    expect(await row(/NOBODY-9/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /Poster paint/ })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Show the 12 other lines' }));
    expect(screen.getAllByRole('row', { name: /Poster paint/ })).toHaveLength(12);
    expect(await row(/NOBODY-9/)).toBeVisible();
  });

  it('reads a list again with another mark between its columns', async () => {
    await open();
    await codeBox();
    pasteAnywhere('THREAD-1;2,5\nRIBBON-1;1,5\n');
    await screen.findByRole('button', { name: 'How it was read' });
    await userEvent.click(screen.getByRole('button', { name: 'How it was read' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    const separator = screen.getByRole('combobox', { name: 'What stands between the columns' });
    expect(separator).toHaveDisplayValue('semicolons');
    await userEvent.selectOptions(separator, 'commas');

    expect(await row(/THREAD-1;2/)).toBeVisible();
    expect(await row(/RIBBON-1;1/)).toBeVisible();
  });

  it('reads a list again with other columns, in place', async () => {
    await open();
    await codeBox();
    pasteAnywhere('Code\tQty\tBoxes\nTHREAD-1\t2\t4\nRIBBON-1\t1\t3\n');
    await row(/Cotton thread.*× 12 = 24 units/);
    await userEvent.click(await screen.findByRole('button', { name: 'How it was read' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quantities' }), 'Boxes');
    await userEvent.click(screen.getByRole('button', { name: 'Read these columns' }));

    expect(await row(/Cotton thread.*× 12 = 48 units/)).toBeVisible();
    expect(screen.getAllByRole('row', { name: /Cotton thread/ })).toHaveLength(1);
  });
});

describe('an unfinished worksheet', () => {
  it('is restored after the browser was closed', async () => {
    const first = await open();
    await codeBox();
    pasteAnywhere('THREAD-1 2\nRIBBON-1 1\n');
    await row(/Satin ribbon/);
    await waitFor(async () => expect(JSON.stringify(await storedList())).toContain('RIBBON-1'));
    first.unmount();

    await open();
    expect(await row(/Cotton thread.*2 packs/)).toBeVisible();
  });

  it('opens empty when the stored data is invalid', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await storeAt(`${LISTS}may`, { given: { 0: 'THREAD-1' }, decisions: null });
    await open();

    expect(await codeBox()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
    expect(warned.mock.calls).toContainEqual([
      "What the browser has stored as 'sheet:quick-order:c-1:may' is not readable and is dropped.",
    ]);
    warned.mockRestore();
  });

  it('restores half-typed input and the text in the paste box', async () => {
    const first = await open();
    await userEvent.type(await codeBox(), 'THREAD-1{Enter}3');
    await userEvent.click(screen.getByRole('button', { name: 'Paste a list' }));
    const label = 'List of numbers and quantities';
    await userEvent.type(screen.getByLabelText(label), 'RIBBON-1 2');
    const pasted = 'text:quick-order:c-1:pasted';
    await waitFor(async () => expect(await storedAt(pasted)).toBe('RIBBON-1 2'));
    await waitFor(async () => expect(await storedAt('text:quick-order:c-1:quantity')).toBe('3'));
    first.unmount();

    await open();
    expect(await screen.findByLabelText(label)).toHaveValue('RIBBON-1 2');
    await waitFor(() => expect(quantityBox()).toHaveValue('3'));
    expect(await codeBox()).toHaveValue('THREAD-1');
    await userEvent.click(screen.getByRole('button', { name: 'Add these lines' }));
    expect(screen.getByRole('button', { name: 'Paste a list' })).toHaveFocus();
    await waitFor(async () => expect(await storedAt(pasted)).toBeUndefined());
  });

  it('says when another tab has changed it, and lets the buyer choose', async () => {
    await open();
    await codeBox();
    pasteAnywhere('THREAD-1 2');
    await row(/Cotton thread/);
    await waitFor(async () => expect(await storedLists()).toHaveLength(1));
    const [sheet = ''] = await storedLists();
    const stored = await storedAt<object>(sheet);
    const other = [{ code: 'RIBBON-1', quantity: 1, places: [], source: '' }];
    await storeAt(sheet, { ...stored, given: other, decisions: {}, mark: 'another' });
    fireEvent.focus(window);
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('changed in another tab');

    await userEvent.click(within(note).getByRole('button', { name: 'Show the other version' }));
    expect(await row(/Satin ribbon/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /Cotton thread/ })).not.toBeInTheDocument();
  });
});

describe('several unfinished lists', () => {
  const others = (count: number) =>
    screen.findByRole('button', { name: `Other unfinished lists (${count})` });
  const startNew = () => screen.findByRole('button', { name: 'Start a new list' });
  const storeList = (id: string, code: string, source: string, at: string) =>
    storeAt(LISTS + id, {
      given: [{ code, quantity: 2, places: [], source }],
      decisions: {},
      isPartial: false,
      sending: null,
      mark: id,
      at,
    });

  it('are kept side by side, and each is found again by its source, date and lines', async () => {
    await open();
    await codeBox();
    pasteAnywhere('THREAD-1 2\nRIBBON-1 1\n');
    await row(/Satin ribbon/);
    await userEvent.click(await startNew());
    await waitFor(() => expect(screen.queryByText(/Satin ribbon/)).not.toBeInTheDocument());
    pasteAnywhere('RIBBON-1 1');
    await row(/Satin ribbon/);

    await userEvent.click(await others(1));
    const [first] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/^the pasted list2 lines, \w+ \d+/);
    await userEvent.click(screen.getByRole('link', { name: 'the pasted list' }));
    expect(await row(/Cotton thread.*2 packs/)).toBeVisible();
    expect(await others(1)).toBeVisible();
    expect(await storedLists()).toHaveLength(2);
  });

  it('open with the one changed last, and an earlier order starts one of its own', async () => {
    const server = lineServer({
      products: shelf,
      orders: [orderWithLines('10001')],
    });
    await storeList('april', 'THREAD-1', 'april.xlsx', '2026-04-01T09:00:00.000Z');
    await storeList('may', 'RIBBON-1', 'may.xlsx', '2026-05-01T09:00:00.000Z');
    const first = await open(server);
    expect(await row(/Satin ribbon/)).toBeVisible();
    first.unmount();

    await open(server, {}, '?order_id=10001');
    expect(await row(/Cotton thread/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /Satin ribbon/ })).not.toBeInTheDocument();
    expect(await others(2)).toBeVisible();
  });

  it('are deleted one by one, and restored', async () => {
    await storeList('april', 'THREAD-1', 'april.xlsx', '2026-04-01T09:00:00.000Z');
    await storeList('may', 'RIBBON-1', 'may.xlsx', '2026-05-01T09:00:00.000Z');
    await open();
    await row(/Satin ribbon/);
    await userEvent.click(await others(1));
    await userEvent.click(screen.getByRole('button', { name: 'Delete april.xlsx' }));

    expect(await screen.findByText(/^Deleted: april.xlsx/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restore the list' })).toHaveFocus();
    await waitFor(async () => expect(await storedLists()).toEqual([`${LISTS}may`]));
    await userEvent.click(screen.getByRole('button', { name: 'Restore the list' }));
    expect(await others(1)).toBeVisible();
    expect(await storedAt(`${LISTS}april`)).toMatchObject({ mark: 'april' });
  });

  it('are limited to ten: an eleventh replaces the oldest, and the screen says so', async () => {
    for (let day = 10; day < 20; day += 1) {
      await storeList(`day${day}`, 'THREAD-1', `day${day}.csv`, `2026-05-${day}T09:00:00.000Z`);
    }
    await open();
    await row(/Cotton thread/);
    await userEvent.click(await others(9));
    expect(screen.getByText(/^Your 10 newest lists are kept/)).toBeVisible();
    await userEvent.click(await startNew());

    expect(await screen.findByText(/^Deleted: day10.csv of .*May/)).toBeVisible();
    expect(await storedLists()).not.toContain(`${LISTS}day10`);
    expect(await storedLists()).toHaveLength(9);
  });

  it('can be started in two tabs without a warning', async () => {
    const first = await open();
    await codeBox();
    pasteAnywhere('THREAD-1 2');
    await row(/Cotton thread/);
    const { href } = location;
    first.unmount();
    await waitFor(async () => expect(await storedLists()).toHaveLength(1));
    await storeList('of-another-tab', 'RIBBON-1', '', '2099-05-01T09:00:00.000Z');

    await open(undefined, {}, new URL(href).search);
    expect(await row(/Cotton thread/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await others(1)).toBeVisible();
  });
});

describe('the wording of the quick order', () => {
  it.each([
    ['fr', 'Commande rapide', 'Coller une liste'],
    ['es', 'Pedido rápido', 'Pegar una lista'],
  ] as const)('is available in %s', async (language, title, way) => {
    const { answers } = lineServer({ products: shelf });
    await renderPage({ at: '/quick-order', language, answers });

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: way })).toBeInTheDocument();
  });
});
