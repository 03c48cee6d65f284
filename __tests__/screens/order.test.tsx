import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { errorResponse } from '../support/mockFetch';
import { orderWithLines } from '../support/orders';
import { renderPage } from '../support/renderPage';

const order = orderWithLines('10001', {
  order_comment: 'Ring twice,\nback door',
  po_reference: 'PO-77',
});
const features = { 'GET /api/features': { features: ['order-pdf'] } };
const answers = { ...features, 'GET /api/order-history': { order } };

describe('an order', () => {
  it('shows its lines with packs, units and totals', async () => {
    const { requests } = await renderPage({ at: '/orderdetails/10001', answers });
    const table = await screen.findByRole('table', { name: 'Lines of order 10001' });
    const [, thread] = within(table).getAllByRole('row');

    expect(thread).toHaveTextContent('A-1Cotton thread');
    expect(thread).toHaveTextContent('$2.50');
    expect(thread).toHaveTextContent('3 × 12');
    expect(thread).toHaveTextContent('36');
    expect(thread).toHaveTextContent('$90.00');
    expect(within(thread as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/description/A-1/CA',
    );
    const shown = requests.find(({ path }) => path === '/api/order-history');
    expect(Object.fromEntries(shown?.query ?? [])).toEqual({
      user_id: 'c-1',
      lang: '',
      country: 'CA',
      order_id: '10001',
    });
  });

  it('highlights the line that was searched for', async () => {
    await renderPage({ at: '/orderdetails/10001?line=2', answers });
    const table = await screen.findByRole('table', { name: 'Lines of order 10001' });

    const marked = within(table)
      .getAllByRole('row')
      .filter((row) => row.dataset.tone === 'found');
    expect(marked).toHaveLength(1);
    expect(marked[0]).toHaveTextContent('Found');
    expect(marked[0]).toHaveTextContent('Poster paint');
  });

  it('shows its status, reference, comment, size and total', async () => {
    await renderPage({ at: '/orderdetails/10001', answers });

    expect(await screen.findByText('Processed')).toBeVisible();
    expect(screen.getByText('PO-77')).toBeVisible();
    expect(screen.getByText(/Ring twice/)).toHaveTextContent('Ring twice, back door');
    expect(screen.getByText('2 lines · 60 units')).toBeVisible();
    expect(screen.getByText('$126.00')).toBeVisible();
  });

  it('links to its print view and to re-ordering it', async () => {
    await renderPage({ at: '/orderdetails/10001', answers });

    expect(await screen.findByRole('link', { name: 'Print' })).toHaveAttribute(
      'href',
      '/print-order?order_id=10001',
    );
    expect(screen.getByRole('link', { name: 'Re-order' })).toHaveAttribute(
      'href',
      '/orderdetails/10001?reorder',
    );
    expect(screen.getByRole('link', { name: 'Edit in quick order' })).toHaveAttribute(
      'href',
      '/quick-order?order_id=10001',
    );
  });

  it('adds a single line to the cart again with its original packs', async () => {
    const report = { code: 'B-2', outcome: 'clamped', message: 'Only 1 can be had.', possible: 1 };
    const { requests } = await renderPage({
      at: '/orderdetails/10001',
      answers: { ...answers, 'POST /api/cart/add': { status: true, lines: [report] } },
    });
    const name = 'Re-order 4 packs of Poster paint';
    await userEvent.click(await screen.findByRole('button', { name }));

    expect(await screen.findByText('Only 1 can be had.')).toBeVisible();
    const sent = requests.filter(({ path }) => path === '/api/cart/add');
    expect(sent.map(({ body }) => body)).toEqual([{ 'B-2': 4 }]);
  });

  it.each([
    ['/orderdetails/10001', 'letter'],
    ['/print-order?order_id=10001&paper=a4', 'a4'],
  ])('is downloaded as a PDF from %s, on %s paper', async (at, paper) => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const file = { 'GET /api/order-pdf': new Response('%PDF') };
    const { requests } = await renderPage({ at, answers: { ...answers, ...file } });
    await userEvent.click(await screen.findByRole('button', { name: 'Download as PDF' }));

    await waitFor(() => expect(saved).toEqual(['order-10001.pdf']));
    const call = requests.find(({ path }) => path === '/api/order-pdf');
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({ order_id: '10001', paper });
  });

  it('offers no PDF when the server cannot create one', async () => {
    const none = { 'GET /api/features': { features: [] } };
    await renderPage({ at: '/orderdetails/10001', answers: { ...answers, ...none } });

    expect(await screen.findByText('Processed')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Download as PDF' })).not.toBeInTheDocument(),
    );
  });

  it('says so when it does not exist', async () => {
    await renderPage({
      at: '/orderdetails/9',
      answers: {
        'GET /api/order-history': errorResponse(404, { message: 'This order does not exist.' }),
      },
    });

    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This order does not exist.'),
    );
  });
});

describe('a printed order', () => {
  it('shows every line with its barcode', async () => {
    await renderPage({ at: '/print-order?order_id=10001', answers });
    const table = await screen.findByRole('table', { name: 'Lines of order 10001' });

    expect(within(table).getByText('012345678905')).toBeVisible();
    expect(within(table).getByText('3 × 12 = 36')).toBeVisible();
    expect(screen.getByText('Q-100 · Ada Quilter')).toBeVisible();
    expect(screen.getByText('PO-77')).toBeVisible();
    expect(within(table).getByText('$126.00')).toBeVisible();
  });

  it('shows the barcode of the product, not of its case', async () => {
    const order = orderWithLines('10001');
    const [line, ...others] = order.lines;
    const lines = [{ ...line!, barcodes: ['10036000291459', '036000291452'] }, ...others];
    await renderPage({
      at: '/print-order?order_id=10001',
      answers: { ...answers, 'GET /api/order-history': { order: { ...order, lines } } },
    });
    const table = await screen.findByRole('table', { name: 'Lines of order 10001' });

    expect(within(table).getByText('036000291452')).toBeVisible();
    expect(within(table).queryByText('10036000291459')).not.toBeInTheDocument();
  });

  it('is printed on request, on Letter or A4', async () => {
    const print = jest.fn();
    window.print = print;
    await renderPage({ at: '/print-order?order_id=10001', answers });
    const paper = await screen.findByRole('combobox', { name: 'Paper' });
    expect(paper).toHaveValue('letter');
    expect(print).not.toHaveBeenCalled();

    await userEvent.selectOptions(paper, 'A4');
    expect(location.search).toBe('?order_id=10001&paper=a4');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('links to the orders when none is selected', async () => {
    await renderPage({ at: '/print-order' });

    expect(await screen.findByText(/No order is selected/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/order');
  });
});

describe('an order being fulfilled', () => {
  const [first, second] = order.lines;
  const shipment = {
    shipped_at: '2026-11-20T15:00:00.000Z',
    carrier: 'Purolator',
    tracking: [{ number: 'PIN1', url: 'https://carrier.test/PIN1' }, { number: 'PIN2' }],
    lines: [{ line: 1, quantity: 1 }],
  };
  const open = (change: object) =>
    renderPage({
      at: '/orderdetails/10001',
      answers: { ...features, 'GET /api/order-history': { order: { ...order, ...change } } },
    });

  it('shows what was shipped, by which carrier, and where each parcel is', async () => {
    await open({ stage: 'part_shipped', shipments: [shipment] });
    expect(await screen.findByText('Shipped in part')).toBeVisible();
    const shipments = within(screen.getByRole('list', { name: 'Progress of the order' }));
    expect(shipments.getByText('Purolator')).toBeVisible();
    expect(
      shipments.getByRole('link', { name: 'Track parcel PIN1 (opens Purolator)' }),
    ).toHaveAttribute('href', 'https://carrier.test/PIN1');
    expect(shipments.queryByRole('link', { name: /PIN2/ })).toBeNull();
    expect(shipments.getByText('PIN2')).toBeVisible();
    await userEvent.click(shipments.getByText('1 line, 1 pack'));
    expect(shipments.getByText(/^1 ×/)).toHaveTextContent('1 × A-1 Cotton thread');
  });

  it('says of each line what is still to come, and what is cancelled', async () => {
    await open({
      stage: 'part_shipped',
      lines: [
        { ...first, shipped: 1, back_ordered: 2, expected_on: '2026-12-03' },
        { ...second, cancelled: 4, reason: 'discontinued' },
      ],
    });
    const [, thread, paint] = await screen.findAllByRole('row');
    expect(thread).toHaveTextContent('1 shipped');
    expect(thread).toHaveTextContent('2 back-ordered, expected Dec 3, 2026');
    expect(paint).toHaveTextContent('4 cancelled: Discontinued');
  });

  it('says why it is on hold, and whom to call', async () => {
    await open({ stage: 'held', hold: { rule: 'opening_order' } });
    expect(
      await screen.findByText(
        /^This order is on hold\. Please call us at .+ A first order is held until we receive the deposit/,
      ),
    ).toBeVisible();
  });

  it('shows our notes about it', async () => {
    await open({
      stage: 'released',
      notes: [{ at: '2026-11-20T15:00:00.000Z', text: 'The red one is new.' }],
    });
    expect(await screen.findAllByText('With the warehouse')).toHaveLength(2);
    expect(screen.getByText('The red one is new.')).toBeVisible();
  });

  it('does not link to unsafe tracking addresses', async () => {
    const tracking = [{ number: 'PIN1', url: 'javascript:alert(1)' }];
    await open({ stage: 'shipped', shipments: [{ ...shipment, tracking }] });
    expect(await screen.findByText('PIN1')).toBeVisible();
    expect(screen.queryByRole('link', { name: /PIN1/ })).toBeNull();
  });
});
