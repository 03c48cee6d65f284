import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Language } from '#domain/languages';

import { lineServer } from '../support/lineServer';
import { unreachable, type MockResponses, type MockRequest } from '../support/mockFetch';
import { productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { bookOf } from '../support/workbook';

const shelf = [
  productOf('THREAD-1', { name: 'Cotton thread', available: 400 }),
  productOf('RIBBON-1', { name: 'Satin ribbon', available: 400 }),
];

const open = (language: Language = '', more: MockResponses = {}) =>
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
    ['', '2 doz → 24 units', '2 pairs → 4 units'],
    ['fr', '2 doz → 24 unités', '2 pairs → 4 unités'],
    ['es', '2 doz → 24 unidades', '2 pairs → 4 unidades'],
  ] as const)('is shown with its conversion: %s', async (language, dozens, pairs) => {
    await open(language);
    await choose('2 doz of THREAD-1\nRIBBON-1 2 pairs\n', 'mail.txt');

    expect(await row(new RegExp(`Cotton thread.*${dozens}`))).toBeVisible();
    expect(await row(new RegExp(`Satin ribbon.*${pairs}`))).toBeVisible();
  });

  it('is added to other pieces of the same product, and never to packs', async () => {
    await open();
    await choose('Code;Qty\nTHREAD-1;3\nRIBBON-1;1\nTHREAD-1;2 doz\nTHREAD-1;6 pcs\n', 'list.csv');

    expect(await row(/Cotton thread.*2 doz \+ 6 → 30 units/)).toBeVisible();
    expect(await row(/THREAD-1 3 packs/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /Satin ribbon.*→/ })).not.toBeInTheDocument();
  });
});

describe('a workbook whose formulas were never calculated', () => {
  const formula = (f: string) => ({ t: 'n' as const, v: 0, f });
  const order = bookOf({
    Order: [
      ['Code', 'Needed', 'Stock'],
      ['THREAD-1', formula('12-C2'), 5],
      ['RIBBON-1', formula('12-C3'), 6],
    ],
  });

  it.each([
    ['', 'The file contains a formula here without its result.'],
    ['fr', 'Le fichier contient ici une formule sans son résultat.'],
    ['es', 'El archivo tiene aquí una fórmula sin su resultado.'],
  ] as const)(
    'reports each missing result, and counts no other column instead: %s',
    async (language, expected) => {
      await open(language);
      await choose(order, 'order.xlsx');

      expect(await row(new RegExp(`Cotton thread.*${expected}`))).toBeVisible();
      expect(await row(new RegExp(`Satin ribbon.*${expected}`))).toBeVisible();
    },
  );

  it('counts a zero as a result when another formula was calculated', async () => {
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

    expect(await row(/Cotton thread.*7 packs/)).toBeVisible();
    expect(await row(/Satin ribbon.*The quantity is zero\./)).toBeVisible();
  });
});

describe('a workbook with orders on several sheets', () => {
  const book = bookOf({
    Threads: [
      ['Code', 'Qty'],
      ['THREAD-1', 2],
      ['THREAD-2', 4],
    ],
    Ribbons: [
      ['Code', 'Qty'],
      ['RIBBON-1', 3],
    ],
    Info: [['Send it to us by mail']],
  });

  it.each([
    [
      '',
      'Which ones do you want?',
      'Read these sheets',
      'How it was read',
      'The sheets “Threads” and “Ribbons” were',
    ],
    [
      'fr',
      'Lesquelles voulez-vous?',
      'Lire ces feuilles',
      'Comment la liste a été lue',
      'feuilles « Threads » et « Ribbons »',
    ],
    [
      'es',
      '¿Cuáles quiere?',
      'Leer estas hojas',
      'Cómo se leyó',
      'Las hojas “Threads” y “Ribbons” se leen; no se',
    ],
  ] as const)(
    'waits until the buyer has chosen the sheets, by keyboard alone: %s',
    async (language, question, button, how, expected) => {
      await open(language);
      await choose(book, 'order.xlsx');
      const form = await screen.findByRole('form', {
        name: new RegExp(question.replace('?', '.')),
      });
      expect(screen.queryByRole('row', { name: /Cotton thread/ })).not.toBeInTheDocument();
      within(form).getByRole('checkbox', { name: 'Threads' }).focus();
      await userEvent.keyboard(' {Tab} {Enter}');

      expect(await row(/Cotton thread/)).toBeVisible();
      expect(await row(/Satin ribbon/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: how }));
      expect(screen.getByText(expected, { exact: false })).toBeVisible();
      expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
    },
  );

  it('can be read again with other sheets', async () => {
    await open();
    await choose(book, 'order.xlsx');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ribbons' }));
    await userEvent.click(screen.getByRole('button', { name: 'Read these sheets' }));
    expect(await row(/Satin ribbon/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'How it was read' }));
    expect(
      screen.getByText(/The sheet “Ribbons” was read; not read: Threads and Info/),
    ).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Choose other sheets' }));
    expect(screen.getByRole('checkbox', { name: 'Ribbons' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Threads' }));
    await userEvent.click(screen.getByRole('button', { name: 'Read these sheets' }));
    expect(await row(/Cotton thread/)).toBeVisible();
    expect(await row(/Satin ribbon/)).toBeVisible();
  });

  it('adds its lines to the quick order once sheets are chosen', async () => {
    await renderPage({ at: '/quick-order', answers: lineServer({ products: shelf }).answers });
    await choose(book, 'order.xlsx');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Threads' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ribbons' }));
    expect(screen.queryByText('Satin ribbon')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Read these sheets' }));

    expect(await screen.findByText('3 lines of order.xlsx read into the list')).toBeVisible();
    expect(await row(/Satin ribbon.*3 packs/)).toBeVisible();
  });
});

describe('a file that keeps the reader busy', () => {
  const ended = jest.fn();
  let begun: () => void;
  let isBegun: Promise<void>;

  /** A worker that never responds. */
  class BusyWorker extends EventTarget {
    postMessage() {
      begun();
    }
    terminate() {
      ended();
    }
  }

  beforeEach(() => {
    ended.mockReset();
    isBegun = new Promise((resolve) => (begun = resolve));
    Object.assign(globalThis, { Worker: BusyWorker });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'Worker');
  });

  it.each([
    ['', 'Reading list.csv was stopped because it took longer than 20 seconds.'],
    ['fr', 'La lecture de list.csv a été arrêtée, car elle durait plus de 20 secondes.'],
    ['es', 'La lectura de list.csv se detuvo porque tardaba más de 20 segundos.'],
  ] as const)(
    'is given up after 20 seconds, with an explanation: %s',
    async (language, expected) => {
      await open(language);
      const file = new File(['Code,Qty\nTHREAD-1,2\n'], 'list.csv');
      const box = screen.getByLabelText(/Choose a file|Choisir un fichier|Elegir un archivo/);
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
      fireEvent.change(box, { target: { files: [file] } });
      await act(() => isBegun);
      await act(() => jest.advanceTimersByTimeAsync(19_000));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(2_000));

      expect(screen.getByRole('alert')).toHaveTextContent(expected);
      expect(ended).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    [
      '',
      'Reading list.xlsx was stopped: it took far longer than it should for a file of this size.',
    ],
    ['fr', 'La lecture de list.xlsx a été arrêtée : elle durait bien plus longtemps'],
    ['es', 'La lectura de list.xlsx se detuvo: tardaba mucho más'],
  ] as const)('is given up sooner if it is a small workbook: %s', async (language, expected) => {
    class StuckWorker extends BusyWorker {
      onmessage?: (event: { data: string }) => void;
      override postMessage() {
        this.onmessage?.({ data: 'opening' });
        begun();
      }
    }
    Object.assign(globalThis, { Worker: StuckWorker });
    await open(language);
    const file = new File(['PK'], 'list.xlsx');
    const box = screen.getByLabelText(/Choose a file|Choisir un fichier|Elegir un archivo/);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    fireEvent.change(box, { target: { files: [file] } });
    await act(() => isBegun);
    await act(() => jest.advanceTimersByTimeAsync(2_000));

    expect(screen.getByRole('alert')).toHaveTextContent(expected);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['', 'Cancel', 'Reading list.csv was cancelled. No lines were added from it.'],
    ['fr', 'Annuler', 'La lecture de list.csv a été annulée. Aucune ligne n’en a été ajoutée.'],
    ['es', 'Cancelar', 'Se canceló la lectura de list.csv. No se agregó ninguna línea.'],
  ] as const)('can be cancelled: %s', async (language, cancel, expected) => {
    await open(language);
    await choose('Code,Qty\nTHREAD-1,2\n', 'list.csv');
    await userEvent.click(await screen.findByRole('button', { name: cancel }));

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(expected));
    expect(ended).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: cancel })).not.toBeInTheDocument();
  });

  it.each([
    ['', 'Reading list.csv was interrupted. Try again;'],
    ['fr', 'La lecture de list.csv s’est interrompue. Réessayez;'],
    ['es', 'La lectura de list.csv se interrumpió. Intente de nuevo;'],
  ] as const)('is reported when it crashes the reader: %s', async (language, expected) => {
    class FallenWorker extends BusyWorker {
      onerror?: () => void;
      override postMessage() {
        this.onerror?.();
      }
    }
    Object.assign(globalThis, { Worker: FallenWorker });
    await open(language);
    await choose('Code,Qty\nTHREAD-1,2\n', 'list.csv');

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(expected));
    expect(ended).toHaveBeenCalledTimes(1);
  });
});

describe('a file given while another is being read', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'Worker'));

  it('can still be cancelled when the other breaks off, and both are reported', async () => {
    const workers: HangingWorker[] = [];
    class HangingWorker extends EventTarget {
      onerror?: () => void;
      postMessage() {
        workers.push(this);
      }
      terminate() {}
    }
    Object.assign(globalThis, { Worker: HangingWorker });
    await open();
    await choose('Code,Qty\nTHREAD-1,2\n', 'first.csv');
    await waitFor(() => expect(workers).toHaveLength(1));
    await choose('Code,Qty\nTHREAD-1,2\n', 'second.csv');
    await waitFor(() => expect(workers).toHaveLength(2));
    await act(async () => workers[0]?.onerror?.());
    expect(await screen.findByText(/^Reading first.csv was interrupted/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByText(/^Reading second.csv was cancelled/)).toBeVisible();
    expect(screen.getByText(/^Reading first.csv was interrupted/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });
});

describe('a workbook that is too large', () => {
  it.each([
    ['', 'large.xlsx is larger than 64 MB once it is unpacked.'],
    ['fr', 'large.xlsx dépasse 64 Mo une fois décompressé.'],
    ['es', 'large.xlsx pesa más de 64 MB una vez descomprimido.'],
  ] as const)('is not unpacked: %s', async (language, expected) => {
    const book = bookOf({
      Order: [
        ['Code', 'Qty'],
        ['THREAD-1', 1],
      ],
    });
    const entry = Buffer.from(book).indexOf('PK\x01\x02', 0, 'latin1');
    new DataView(book.buffer).setUint32(entry + 24, 65 * 1024 * 1024, true);
    await open(language);
    await choose(book, 'large.xlsx');

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(expected));
  });
});

describe('a list whose lines continue with the product name', () => {
  const name = 'Tintagne Maître Oil Colour, Cadmium Red, 60 ml';
  const list = `2 OL101D ${name}\nTHREAD-1 Fil de coton, 500 m 3\n`;
  const products = [...shelf, productOf('OL101D', { name, available: 90 })];
  const server = lineServer({ products });
  const names: Record<string, string[]> = {
    OL101D: [name],
    'THREAD-1': ['Cotton thread, 500 m', 'Fil de coton, 500 m'],
  };
  const answers: MockResponses = {
    ...server.answers,
    'GET /api/features': { features: ['check', 'idempotency', 'known-codes'] },
    'POST /api/known-codes': ({ body }: MockRequest) => ({
      codes: (body as { codes: string[] }).codes.flatMap((code) =>
        names[code] ? [{ code, names: names[code] }] : [],
      ),
    }),
  };

  const expectQuantities = async () => {
    expect(await row(/Tintagne.*2 packs/)).toBeVisible();
    expect(await row(/Cotton thread.*3 packs/)).toBeVisible();
  };

  it('takes no quantity from the name in a file', async () => {
    await renderPage({ at: '/opticon', answers });
    await choose(list, 'mail.txt');

    await expectQuantities();
  });

  it('takes no quantity from the name in pasted text', async () => {
    await renderPage({ at: '/quick-order', answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Paste a list' }));
    await userEvent.click(screen.getByLabelText('List of numbers and quantities'));
    await userEvent.paste(list);
    await userEvent.click(screen.getByRole('button', { name: 'Add these lines' }));

    await expectQuantities();
  });

  it('is still read when the shop cannot be asked', async () => {
    await renderPage({
      at: '/opticon',
      answers: { ...answers, 'POST /api/known-codes': unreachable },
    });
    await choose('THREAD-1 3\n', 'mail.txt');

    expect(await row(/Cotton thread.*3 packs/)).toBeVisible();
  });
});
