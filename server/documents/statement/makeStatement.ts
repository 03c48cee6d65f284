import type { Balance, Invoice } from '#contract/invoices';
import type { Country } from '#domain/countries';
import { dayIn } from '#domain/days';
import { localeOf, type Language } from '#domain/languages';
import { toCents } from '#domain/money';

import { currencyFormatter } from '../../messages/currencyFormatter';
import { translate } from '../../messages/translate';
import { drawDocumentHead } from '../../pdf/documentHead';
import { COLOURS, FONTS, FONT_SIZES, type PdfPaper } from '../../pdf/paper';
import { makePdf, newPage, printable, type PdfSheet } from '../../pdf/sheet';
import { drawNumber, drawTable, type TableColumn } from '../../pdf/table';

/** The invoices of a month, and what a customer owes now. */
export interface Statement {
  /** YYYY-MM. */
  month: string;
  /** Code and name of the customer. */
  customer: string;
  invoices: readonly Invoice[];
  balance: Balance;
  language: Language;
  country: Country;
  /** IANA time zone of the day by which the balance is. */
  zone: string;
}

type Row = Invoice | 'sum';

const ROW_HEIGHT = 14;

/** Makes the statement of a month; amounts of credits are negative. */
export function makeStatement(statement: Statement, paper: PdfPaper): Promise<Buffer> {
  const { language, country, month } = statement;
  const name = new Intl.DateTimeFormat(localeOf(language, country), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`));
  const title = translate(language, 'invoice.statement', { month: name });
  return makePdf({ title, language, paper }, async (sheet) => {
    newPage(sheet);
    await drawTable<Row>(sheet, {
      name: title,
      language,
      top: drawDocumentHead(sheet, { title, facts: factsOf(statement) }),
      columns: columnsOf(statement),
      rows: [...statement.invoices, 'sum'],
      heightOf: () => ROW_HEIGHT,
    });
  });
}

const dayFormat = ({ language, country }: Statement) =>
  new Intl.DateTimeFormat(localeOf(language, country), { dateStyle: 'medium', timeZone: 'UTC' });

function factsOf(statement: Statement): [string, string][] {
  const { language, country, customer, balance, zone } = statement;
  const money = currencyFormatter(language, country);
  const asOf = new Date(dayIn(new Date(balance.as_of), zone));
  const { credit_limit: limit } = balance;
  return [
    [translate(language, 'order.customer'), customer],
    [translate(language, 'invoice.balance'), money.price(balance.balance)],
    [translate(language, 'invoice.overdue'), money.price(balance.overdue)],
    [translate(language, 'invoice.limit'), limit === undefined ? '' : money.price(limit)],
    [translate(language, 'invoice.asOf'), dayFormat(statement).format(asOf)],
  ];
}

const signed = ({ kind }: Invoice, amount: number): number =>
  kind === 'credit' ? -amount : amount;

function columnsOf(statement: Statement): TableColumn<Row>[] {
  const { language, country, invoices } = statement;
  const day = dayFormat(statement);
  const money = currencyFormatter(language, country);
  const text = (
    title: string,
    textOf: (invoice: Invoice) => string,
    width?: number,
  ): TableColumn<Row> => ({
    title,
    ...(width !== undefined && { width }),
    draw: (sheet, row, { x, y, ...area }) => {
      if (row === 'sum') return;
      sheet.font(FONTS.text, FONT_SIZES.body).fillColor(COLOURS.ink);
      const options = { width: area.width, height: ROW_HEIGHT, ellipsis: true };
      sheet.text(printable(textOf(row)), x, y, options);
    },
  });
  const amount = (title: string, amountOf: (invoice: Invoice) => number): TableColumn<Row> => ({
    title,
    width: 72,
    side: 'right',
    draw: (sheet, row, area) => {
      if (row !== 'sum') return drawNumber(sheet, area, money.price(amountOf(row)));
      const sum = invoices.reduce((cents, one) => cents + toCents(amountOf(one)), 0);
      sheet.font(FONTS.bold, FONT_SIZES.body).fillColor(COLOURS.ink);
      const options = { width: area.width, align: 'right', lineBreak: false } as const;
      sheet.text(printable(money.cents(sum)), area.x, area.y, options);
    },
  });
  const count = translate(language, 'invoice.ofMonth', { count: invoices.length });
  const first = text(translate(language, 'invoice.number'), nameOf(language), 124);
  return [
    {
      ...first,
      draw: (sheet, row, area) =>
        row === 'sum' ? drawCount(sheet, area, count) : first.draw(sheet, row, area),
    },
    text(
      translate(language, 'invoice.issuedOn'),
      ({ issued_on }) => day.format(new Date(issued_on)),
      70,
    ),
    text(
      translate(language, 'invoice.dueOn'),
      ({ due_on }) => (due_on ? day.format(new Date(due_on)) : ''),
      70,
    ),
    text(translate(language, 'order.po'), ({ po_reference }) => po_reference),
    amount(translate(language, 'order.total'), (one) => signed(one, one.total)),
    amount(translate(language, 'invoice.open'), (one) => signed(one, one.open)),
  ];
}

const nameOf =
  (language: Language) =>
  ({ kind, number }: Invoice): string =>
    kind === 'credit' ? `${number} · ${translate(language, 'invoice.kind.credit')}` : number;

/** Extends beyond its column. */
function drawCount(sheet: PdfSheet, { x, y }: { x: number; y: number }, text: string): void {
  sheet.font(FONTS.bold, FONT_SIZES.body).fillColor(COLOURS.ink);
  sheet.text(printable(text), x, y, { lineBreak: false });
}
