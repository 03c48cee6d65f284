import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Requisition, RequisitionLine, RequisitionSummary } from '#contract/requisitions';

import { errorResponse, type MockRequest, type MockResponses } from '../support/mockFetch';
import { renderPage } from '../support/renderPage';

const summaryOf = (changes: Partial<RequisitionSummary> = {}): RequisitionSummary => ({
  requisition_id: 'R101',
  state: 'open',
  version: 1,
  submitted_at: '2026-11-20T15:00:00.000Z',
  buyer: { user_id: 'u2', name: 'Marc Gagnon' },
  is_own: false,
  may_decide: true,
  reason: 'order_limit',
  asked: 'Nadia Benali',
  line_count: 2,
  total: 45,
  po_reference: 'PO-7',
  order_comment: 'Dock 3',
  ship_to_code: '',
  ...changes,
});
const lineOf = (line: number, changes: Partial<RequisitionLine> = {}): RequisitionLine => ({
  line,
  product_id: `GT-${line}`,
  name: `Thread ${line}`,
  image: '',
  packs: 3,
  ship_pack: 5,
  price: 2,
  single_price: 2,
  now: { class: '', available: 40, ship_pack: 5, selling_price: 2, selling_price_2: null },
  ...changes,
});
const requisitionOf = (
  lines: RequisitionLine[],
  changes: Partial<Requisition> = {},
): Requisition => ({
  ...summaryOf(),
  lines,
  prices_kept_until: '2026-12-04T15:00:00.000Z',
  ship_to: [],
  ...changes,
});

/** Answers as a server with one request, and records what is decided. */
function serve(requisition: Requisition, changes: MockResponses = {}) {
  const sent: MockRequest[] = [];
  const keep = (answer: object) => (request: MockRequest) => {
    sent.push(request);
    return answer;
  };
  const answers: MockResponses = {
    'GET /api/features': { features: ['approvals', 'idempotency'] },
    'GET /api/cart': { products: [] },
    'GET /api/requisitions': {
      requisitions: [summaryOf(), summaryOf({ requisition_id: 'R102' })],
      to_decide: 2,
    },
    'GET /api/requisition': { requisition },
    'POST /api/requisition/approve': keep({ status: true, order_id: '10234' }),
    'POST /api/requisition/decline': keep({ status: true }),
    'POST /api/requisition/withdraw': keep({ status: true }),
    ...changes,
  };
  return { sent, answers };
}
const open = async (requisition: Requisition, changes?: MockResponses) => {
  const { sent, answers } = serve(requisition, changes);
  const page = await renderPage({ at: '/approvals/R101', answers });
  return { ...page, sent, person: userEvent.setup() };
};

const approveButton = () => screen.findByRole('button', { name: 'Approve' });

/** Only rows near the viewport are rendered; the test's viewport has room for all of these. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  window.innerHeight = 900;
});
afterEach(() => jest.restoreAllMocks());

describe('the requests', () => {
  it('are reached one after the other with J and K', async () => {
    await renderPage({ at: '/approvals', answers: serve(requisitionOf([])).answers });
    const first = await screen.findByRole('link', { name: 'R101 · Marc Gagnon' });
    const person = userEvent.setup();
    await person.keyboard('j');
    expect(first).toHaveFocus();
    await person.keyboard('j');
    expect(screen.getByRole('link', { name: 'R102 · Marc Gagnon' })).toHaveFocus();
    await person.keyboard('k');
    expect(first).toHaveFocus();
  });
});

describe('whoever decides about a request', () => {
  it('approves it as it is seen, with one key', async () => {
    const { sent, person } = await open(requisitionOf([lineOf(1), lineOf(2)]));
    expect(await screen.findByText(/Sent by Marc Gagnon/)).toBeVisible();
    expect(await approveButton()).toBeEnabled();
    await person.keyboard('a');
    expect(sent[0]?.body).toMatchObject({
      requisition_id: 'R101',
      version: 1,
      po_reference: 'PO-7',
      lines: [
        { line: 1, packs: 3, price: 2, ship_pack: 5 },
        { line: 2, packs: 3, price: 2, ship_pack: 5 },
      ],
    });
    expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('settles what is missing before it can be approved', async () => {
    const gone = lineOf(1);
    delete gone.now;
    const now = { ...lineOf(2).now, available: 2 } as RequisitionLine['now'];
    const { sent, person } = await open(requisitionOf([gone, lineOf(2, { now })]));
    expect(await approveButton()).toBeDisabled();
    expect(screen.getByText('Settle the marked lines first.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Leave Thread 1 out' }));
    await person.click(screen.getByRole('button', { name: 'Take 2 of Thread 2' }));
    await person.click(await approveButton());
    expect(sent[0]?.body).toMatchObject({
      lines: [
        { line: 1, packs: 0 },
        { line: 2, packs: 2, price: 2 },
      ],
    });
  });

  it('sees what a price was, and pays today’s for what is not kept', async () => {
    const now = { ...lineOf(1).now, selling_price: 3 } as RequisitionLine['now'];
    const late = lineOf(1, { now });
    delete late.single_price;
    await open(requisitionOf([late, lineOf(2, { now })]));
    expect(await screen.findByText('was $2.00')).toBeVisible();
    // 3 packs of 5 at 3.00, and at 2.00.
    expect(screen.getByText('$75.00')).toBeVisible();
  });

  it('cannot approve more than the own limit', async () => {
    await open(requisitionOf([lineOf(1), lineOf(2)], { approve_limit: 50 }));
    expect(await approveButton()).toBeDisabled();
    expect(screen.getByText('Over the $50.00 that you may approve.')).toBeVisible();
  });

  it('is told why nothing was ordered', async () => {
    const { person } = await open(requisitionOf([lineOf(1)]), {
      'POST /api/requisition/approve': () =>
        errorResponse(409, { message: 'Ben has approved R101 already.' }),
    });
    await person.click(await approveButton());
    expect(await screen.findByText('Ben has approved R101 already.')).toBeVisible();
  });

  it('declines with a note only', async () => {
    const { sent, person } = await open(requisitionOf([lineOf(1)]));
    await approveButton();
    await person.keyboard('d');
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(sent).toEqual([]);
    await person.type(dialog.getByLabelText('Why? The buyer reads this.'), 'Too many');
    await person.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(sent[0]?.body).toMatchObject({ version: 1, note: 'Too many' });
  });
});

describe('the buyer of a request', () => {
  const own = { is_own: true, may_decide: false } as const;

  it('reads who is asked, and can take it back into the cart', async () => {
    const { sent, person } = await open(requisitionOf([lineOf(1)], own));
    expect(await screen.findByText(/Asked: Nadia Benali/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Take back into the cart' }));
    expect(sent[0]?.body).toMatchObject({ requisition_id: 'R101', to_cart: true });
  });

  it('reads why it was declined, and can order the lines again', async () => {
    const decided = { state: 'declined', decided_by: 'Nadia Benali', note: 'Too many' } as const;
    await open(requisitionOf([lineOf(1)], { ...own, ...decided }));
    expect(await screen.findByText('Too many')).toBeVisible();
    expect(screen.getByText(/Nadia Benali has declined it/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Put the lines into the cart' })).toBeEnabled();
  });
});
