import { act, render, screen, within } from '@testing-library/react';

import { I18nProvider } from '../../src/i18n/I18n';
import { preloadParts } from '../../src/i18n/lazyPart';
import { loadAllMessages } from '../../src/i18n/loadMessages';
import { namedColumns } from '../../src/ui/table/columns';
import { layoutOf } from '../../src/ui/table/layout';
import { LongRows } from '../../src/ui/table/LongRows';
import { Row, RowHead } from '../../src/ui/table/Row';
import { Table } from '../../src/ui/table/Table';
import { english as messages } from '../support/everyMessage';

const columns = namedColumns({
  number: { label: 'order.number', width: '7rem', fold: 'head' },
  date: { label: 'order.date', width: '6rem', under: 'number' },
  total: { label: 'order.total', width: '1fr', isNumber: true },
});
const LINES = Array.from({ length: 200 }, (_, at) => `A-${at}`);

const showLong = () =>
  render(
    <I18nProvider first={{ language: '', messages }} language="" country="CA">
      <Table caption="Orders" columns={columns} rowCount={LINES.length + 1}>
        <LongRows
          items={LINES}
          keyOf={(line) => line}
          draw={(line, place) => (
            <Row key={line} {...place}>
              <RowHead column={columns.number}>{line}</RowHead>
            </Row>
          )}
        />
      </Table>
    </I18nProvider>,
  );

const rowsDrawn = () => within(screen.getByRole('table', { name: 'Orders' })).getAllByRole('row');

describe('a table of 200 rows', () => {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
    window.innerHeight = 900;
  });
  afterEach(() => jest.restoreAllMocks());

  it('renders those near the window and says how many there are', async () => {
    await act(async () => {
      showLong();
      await Promise.all([preloadParts(['WindowedRows']), loadAllMessages('')]);
    });

    expect(rowsDrawn().length).toBeLessThan(60);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '201');
    expect(screen.getByRole('row', { name: 'A-3' })).toHaveAttribute('aria-rowindex', '5');
  });

  it('prints all of them', () => {
    showLong();

    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(rowsDrawn()).toHaveLength(201);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(rowsDrawn().length).toBeLessThan(60);
  });
});

describe('the columns of a table', () => {
  const layout = layoutOf(Object.values(columns), ['Order', 'Date', 'Total'], false);

  it('stand side by side when there is room, and are stacked when there is less', () => {
    expect(layout).toContain("grid-template: 'number date total' / 7rem 6rem 1fr");
    expect(layout).toContain("grid-template: 'number total' 'date total' / 7rem 1fr");
  });

  it('are labelled on a phone, except for the one that names the card', () => {
    expect(layout).toContain('td.at-date::before { content: "Date"; }');
    expect(layout).not.toContain('content: "Order"');
  });
});
