import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ReviewedApplication } from '#contract/review';

import { selectStaffToken } from '../../src/slices/staffSession';
import { storeSession } from '../support/buyerInBrowser';
import { errorResponse, unreachable, type MockResponses } from '../support/mockFetch';
import { renderStaff, STAFF } from '../support/renderStaff';

const summary = {
  reference: 'A-7KQM-3WXD',
  form: 'ca',
  status: 'received',
  company_name: 'Atelier Fil d’Érable',
  owner_name: 'Océane Roy',
  email: 'oceane@fil.test',
  lang: 'fr',
  submitted_at: '2026-11-20T12:00:00.000Z',
  changed_at: '2026-11-20T12:00:00.000Z',
} as const;
const older = { ...summary, reference: 'A-C8ZP-5VJE', company_name: 'Prairie', lang: '' };

const application: ReviewedApplication = {
  ...summary,
  version: 3,
  values: {
    company_name: 'Atelier Fil d’Érable',
    billing_city: 'Trois-Rivières',
    website: '',
    businessRegistered: ['corporation'],
    trade: [{ name: 'Textiles', telephone: '5145550119', fax: '', contact: '' }, {}],
  },
  masked: { owner_driver_license: '•••807' },
  consents: [
    {
      name: 'caslConsent',
      given: false,
      wording: '2026-11-01',
      language: 'fr',
      at: '2026-11-20T12:00:00.000Z',
    },
  ],
  events: [{ at: '2026-11-20T12:00:00.000Z', kind: 'received', staff: null, detail: '' }],
  is_customer: false,
  suggested_code: 'AF1001',
  others: [],
};

const LIST = 'GET /api/staff/applications';
const ONE = 'GET /api/staff/application';
const ACTION = 'POST /api/staff/application';
const list = {
  applications: [summary, older],
  total: 2,
  counts: { received: 2 },
  page: 1,
  pagination: 25,
};

const openOne = async (answers: MockResponses = {}, change: Partial<ReviewedApplication> = {}) => {
  const page = await renderStaff({
    at: '/staff/applications/A-7KQM-3WXD',
    answers: { [ONE]: { application: { ...application, ...change } }, ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Atelier Fil d’Érable' });
  return { ...page, person: userEvent.setup() };
};

/** jsdom does not open dialogs: their content exists, but is hidden to it. */
const inDialog = (name: string) => screen.findByRole('button', { name, hidden: true });
const expectText = async (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible());

describe('signing in as staff', () => {
  const answers = {
    'POST /api/staff/login': { status: true, token: 'new-token', staff: { email: STAFF.email } },
    [LIST]: list,
  };

  it('leads to the list, and leaves a customer signed in with the same browser alone', async () => {
    storeSession();
    const before = { ...localStorage };
    const { requests } = await renderStaff({ answers, signedIn: false });
    const person = userEvent.setup();
    await person.type(screen.getByLabelText('Email address'), STAFF.email);
    await person.type(screen.getByLabelText('Password'), 'a long secret{Enter}');

    expect(await screen.findByRole('link', { name: 'A-7KQM-3WXD' })).toBeVisible();
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      null,
      'Bearer new-token',
    ]);
    expect({ ...localStorage }).toEqual(before);
  });

  it('shows the server’s own words when it is refused', async () => {
    const refused = errorResponse(401, { message: 'Email or password is not right.' });
    await renderStaff({ answers: { 'POST /api/staff/login': refused }, signedIn: false });
    const person = userEvent.setup();
    await person.type(screen.getByLabelText('Email address'), STAFF.email);
    await person.type(screen.getByLabelText('Password'), 'wrong{Enter}');

    await expectText('Email or password is not right.');
  });

  it('lasts until sign-out, which removes the token and every answer', async () => {
    const { store } = await renderStaff({
      answers: { [LIST]: list, 'POST /api/staff/logout': { status: true } },
    });
    await screen.findByRole('link', { name: 'A-7KQM-3WXD' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));

    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    expect(sessionStorage.getItem('staff')).not.toContain(STAFF.token);
    expect(JSON.stringify(store.getState())).not.toContain('oceane@fil.test');
  });

  it('again, over the page, lets the interrupted action continue', async () => {
    let isDead = true;
    const { person, requests } = await openOne({
      ...answers,
      [`${ACTION}/begin`]: () =>
        isDead ? errorResponse(401, { message: 'Ended.' }) : Response.json({ status: true }),
    });
    await person.click(screen.getByRole('button', { name: 'Start the review' }));
    const password = await screen.findByLabelText('Password');
    isDead = false;
    await person.type(password, 'a long secret');
    await person.click(await inDialog('Sign in'));

    await expectText('The review has started.');
    const begun = requests.filter(({ path }) => path.endsWith('/begin'));
    expect(begun.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer staff-token',
      'Bearer new-token',
    ]);
  });

  it('again can be put off: only the dialog closes, and nobody is signed out', async () => {
    const { person, store } = await openOne({
      ...answers,
      [`${ACTION}/begin`]: errorResponse(401, { message: 'Ended.' }),
    });
    await person.click(screen.getByRole('button', { name: 'Start the review' }));
    await screen.findByLabelText('Password');
    await person.click(await inDialog('Close'));

    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(selectStaffToken(store.getState())).toBe(STAFF.token);
    await person.click(screen.getByRole('button', { name: 'Staff sign-in' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
});

describe('the list of applications', () => {
  it('is searched and filtered by status through its address', async () => {
    const { requests } = await renderStaff({
      at: '/staff/applications?status=received&page=2&search=fil',
      answers: { [LIST]: list },
    });
    await screen.findByRole('link', { name: 'A-7KQM-3WXD' });

    expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
      status: 'received',
      search: 'fil',
      page: '2',
      pagination: '25',
    });
    expect(screen.getByRole('link', { name: /Declined/ })).toHaveAttribute(
      'href',
      '?status=declined&search=fil',
    );
  });

  it('is navigated with arrows and letters, opened with Enter and returned to with Esc', async () => {
    await renderStaff({ answers: { [LIST]: list, [ONE]: { application } } });
    await screen.findByRole('link', { name: 'A-7KQM-3WXD' });
    const person = userEvent.setup();
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'A-7KQM-3WXD' })).toHaveFocus();
    await person.keyboard('j');
    expect(screen.getByRole('link', { name: 'A-C8ZP-5VJE' })).toHaveFocus();
    await person.keyboard('k{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Atelier Fil d’Érable' });
    await person.keyboard('{Escape}');

    await waitFor(() => expect(screen.getByRole('link', { name: 'A-7KQM-3WXD' })).toHaveFocus());
  });

  it('checks for new ones on request', async () => {
    const { answers } = await renderStaff({ answers: { [LIST]: list } });
    await screen.findByRole('link', { name: 'A-7KQM-3WXD' });
    const fresh = { ...summary, reference: 'A-NEWW-NEWW' };
    answers[LIST] = { ...list, applications: [fresh, summary, older], total: 3 };
    await userEvent.click(screen.getByRole('button', { name: 'Check for new applications' }));

    expect(await screen.findByRole('link', { name: 'A-NEWW-NEWW' })).toBeVisible();
  });

  it('says when nothing matches, and offers to show everything', async () => {
    const none = { ...list, applications: [], total: 0, counts: {} };
    await renderStaff({ at: '/staff/applications?search=zzz', answers: { [LIST]: none } });

    expect(await screen.findByText('No applications match.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all applications' })).toHaveAttribute(
      'href',
      '/staff/applications',
    );
  });
});

describe('an application', () => {
  it('shows, in the form’s order, what is filled in and the names of empty fields', async () => {
    await openOne();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    const billing = screen.getByRole('region', { name: /^Billing address/ });

    expect(headings.slice(0, 3)).toEqual([
      'Company',
      'Billing address and business details',
      'SHIPPING ADDRESS (IF DIFFERENT)',
    ]);
    expect(within(billing).getByText('Trois-Rivières')).toBeVisible();
    expect(within(billing).getByText('Corporation')).toBeVisible();
    expect(within(billing).getByText(/^Left empty: Street, .*Website/)).toBeVisible();
    expect(screen.getByText('Applicant’s language: French')).toBeVisible();
    expect(screen.getByText('5145550119')).toBeVisible();
  });

  it('that does not exist links back to the list', async () => {
    const message = 'This application does not exist.';
    await renderStaff({
      at: '/staff/applications/A-NONE',
      answers: { [ONE]: errorResponse(404, { message }) },
    });

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All applications' })).toHaveAttribute(
      'href',
      '/staff/applications',
    );
  });

  it('shows the proof of each consent', async () => {
    await openOne();
    const consents = within(screen.getByRole('region', { name: 'Consents' }));

    expect(consents.getByText('Not given')).toBeVisible();
    expect(
      consents.getByText(/Wording of Nov 1, 2026, read in French, Nov 20, 2026/),
    ).toBeVisible();
  });

  it('is shown in the reader’s language', async () => {
    await renderStaff({
      at: '/staff/applications/A-7KQM-3WXD',
      answers: { [ONE]: { application } },
      language: 'fr',
    });

    expect(
      await screen.findByRole('button', { name: 'Poser une question au demandeur…' }),
    ).toBeVisible();
    expect(screen.getByText('Société par actions')).toBeVisible();
  });

  it('shows the questions with their answers', async () => {
    const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`;
    await openOne(
      {},
      {
        events: [
          { at: at(13), kind: 'asked', staff: STAFF.email, detail: 'Depuis quand?' },
          { at: at(14), kind: 'answered', staff: null, detail: 'Depuis 2014.' },
        ],
      },
    );
    const written = within(screen.getByRole('region', { name: 'Questions and answers' }));

    expect(written.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      expect.stringContaining('Depuis quand?'),
      expect.stringContaining('Depuis 2014.'),
    ]);
  });
});

describe('a confidential field', () => {
  const SECRET = 'G4415-050588-07';
  const revealing = { [`${ACTION}/reveal`]: { status: true, value: SECRET } };
  const press = () => screen.getByRole('button', { name: 'Reveal: Driver’s license number' });
  afterEach(() => jest.useRealTimers());

  it('is masked until it is revealed, and never in the store', async () => {
    const { store, requests, person } = await openOne(revealing);
    expect(screen.queryByText(SECRET)).toBeNull();
    await person.click(press());

    await expectText(SECRET);
    expect(requests.find(({ path }) => path.endsWith('/reveal'))?.body).toEqual({
      reference: 'A-7KQM-3WXD',
      field: 'owner_driver_license',
    });
    expect(JSON.stringify(store.getState())).not.toContain(SECRET);
    await person.click(screen.getByRole('button', { name: 'Hide: Driver’s license number' }));
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('is hidden again after a minute', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await openOne(revealing);
    await person.click(press());
    await expectText(SECRET);
    act(() => jest.advanceTimersByTime(60_000));

    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('shows who viewed it', async () => {
    const { person, answers } = await openOne(revealing);
    const looked = {
      at: '2026-11-21T09:00:00.000Z',
      kind: 'revealed',
      staff: STAFF.email,
      detail: 'owner_driver_license',
    };
    answers[ONE] = { application: { ...application, events: [...application.events, looked] } };
    await person.click(press());

    const log = within(screen.getByRole('region', { name: 'Who viewed confidential fields' }));
    expect(await log.findByText('Driver’s license number')).toBeVisible();
    expect(log.getByText(/rita@staff\.test/)).toBeVisible();
  });
});

describe('an action', () => {
  it('is confirmed before a question goes out, with the version its author has read', async () => {
    const { person, requests } = await openOne({ [`${ACTION}/ask`]: { status: true } });
    await person.click(screen.getByRole('button', { name: 'Ask the applicant…' }));
    expect(screen.getByLabelText('Your question')).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Send the question' }));
    expect(screen.getByLabelText('Your question')).toHaveAccessibleDescription(
      'Please write a sentence',
    );
    await person.type(screen.getByLabelText('Your question'), 'Depuis quand?');
    await person.click(screen.getByRole('button', { name: 'Send the question' }));
    expect(requests.some(({ path }) => path.endsWith('/ask'))).toBe(false);
    const [, yes] = screen.getAllByRole('button', { name: 'Send the question', hidden: true });
    await person.click(yes!);

    await expectText('The question is on its way to oceane@fil.test.');
    const asked = requests.find(({ path }) => path.endsWith('/ask'));
    expect([asked?.headers.get('if-match'), asked?.body]).toEqual([
      '"3"',
      { reference: 'A-7KQM-3WXD', question: 'Depuis quand?' },
    ]);
  });

  const approve = async (person: ReturnType<typeof userEvent.setup>) => {
    await person.click(screen.getByRole('button', { name: 'Approve…' }));
    const name = 'Approve and open the account';
    await person.click(screen.getByRole('button', { name }));
    const [, yes] = screen.getAllByRole('button', { name, hidden: true });
    await person.click(yes!);
  };

  it('approves with the suggested code and the form’s country', async () => {
    const { person, requests } = await openOne({
      [`${ACTION}/approve`]: { status: true, customer_id: 'c-9' },
    });
    await approve(person);

    await expectText(/^Approved\. The link/);
    const approved = requests.find(({ path }) => path.endsWith('/approve'));
    expect([approved?.headers.get('if-match'), approved?.body]).toEqual([
      '"3"',
      { reference: 'A-7KQM-3WXD', customer_code: 'AF1001', cflag: 'CA' },
    ]);
  });

  it('approves with a code in small letters, which the server knows too', async () => {
    const { person, requests } = await openOne(
      { [`${ACTION}/approve`]: { status: true, customer_id: 'c-9' } },
      { suggested_code: 'af-1001' },
    );
    await approve(person);

    await expectText(/^Approved\. The link/);
    const body = requests.find(({ path }) => path.endsWith('/approve'))?.body;
    expect(body).toMatchObject({ customer_code: 'af-1001' });
  });

  it('says beside the code that another customer has it', async () => {
    const message = 'Another customer has this customer code.';
    const { person } = await openOne({
      [`${ACTION}/approve`]: errorResponse(409, {
        message,
        errors: [{ field: 'customer_code', message }],
      }),
    });
    await approve(person);

    await waitFor(() =>
      expect(screen.getByLabelText('Customer code')).toHaveAccessibleDescription(message),
    );
  });

  it('says who was faster, and shows the outcome', async () => {
    const message = 'This application was already declined by lee@staff.test.';
    const { person, answers } = await openOne({
      [`${ACTION}/approve`]: errorResponse(409, { message }),
    });
    const event = { at: '2026-11-21T09:00:00.000Z', kind: 'declined', staff: 'lee@staff.test' };
    answers[ONE] = {
      application: {
        ...application,
        status: 'declined',
        events: [...application.events, { ...event, detail: 'No references.' }],
      },
    };
    await approve(person);

    await expectText(message);
    await expectText('No references.');
    expect(screen.queryByRole('button', { name: 'Approve…' })).toBeNull();
  });

  it('says that somebody else has changed it, keeps the text, and sends it on top of that', async () => {
    const message = 'This application has changed since you opened it.';
    const { person, answers, requests } = await openOne({
      [`${ACTION}/ask`]: errorResponse(412, { message }),
    });
    const ask = async () => {
      const name = 'Send the question';
      await person.click(screen.getByRole('button', { name }));
      const [, yes] = screen.getAllByRole('button', { name, hidden: true });
      await person.click(yes!);
    };
    await person.click(screen.getByRole('button', { name: 'Ask the applicant…' }));
    await person.type(screen.getByLabelText('Your question'), 'Depuis quand?');
    answers[ONE] = { application: { ...application, status: 'under review', version: 4 } };
    await ask();
    await expectText(message);
    expect(screen.getByLabelText('Your question')).toHaveValue('Depuis quand?');

    answers[`${ACTION}/ask`] = { status: true };
    await ask();
    await expectText('The question is on its way to oceane@fil.test.');
    expect(requests.flatMap(({ headers }) => headers.get('if-match') ?? [])).toEqual([
      '"3"',
      '"4"',
    ]);
  });

  it('says beside the text what is not allowed in it', async () => {
    const message = 'This text repeats a confidential field.';
    const { person } = await openOne({
      [`${ACTION}/ask`]: errorResponse(400, { message, errors: [{ field: 'question', message }] }),
    });
    await person.click(screen.getByRole('button', { name: 'Ask the applicant…' }));
    await person.type(screen.getByLabelText('Your question'), 'Is it 807?');
    const name = 'Send the question';
    await person.click(screen.getByRole('button', { name }));
    const [, yes] = screen.getAllByRole('button', { name, hidden: true });
    await person.click(yes!);

    await waitFor(() =>
      expect(screen.getByLabelText('Your question')).toHaveAccessibleDescription(message),
    );
  });

  it('keeps the text when no answer comes, and says where to look', async () => {
    const { person } = await openOne({ [`${ACTION}/decline`]: unreachable });
    await person.click(screen.getByRole('button', { name: 'Decline…' }));
    await person.type(screen.getByLabelText('The reason'), 'No references.');
    await person.click(screen.getByRole('button', { name: 'Decline the application' }));
    const name = 'Decline the application';
    const [, yes] = screen.getAllByRole('button', { name, hidden: true });
    await person.click(yes!);

    await expectText(/^The server did not respond/);
    expect(screen.getByLabelText('The reason')).toHaveValue('No references.');
  });
});
