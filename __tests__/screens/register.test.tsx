import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SENSITIVE_FIELDS } from '#domain/application/fields';
import { FIELDS } from '#domain/application/forms';
import { isText } from '#domain/application/texts';

import { openApplicationStorage } from '../../src/features/application/applicationStorage';
import type { StoredApplication } from '../../src/features/application/storedApplication';
import { FIELD_HINTS } from '../../src/forms/fieldHints';
import { messages } from '../../src/i18n/messages/en';
import { languageChosen } from '../../src/slices/events';
import { expectMessage } from '../support/expectMessage';
import {
  errorResponse,
  unreachable,
  type MockResponses,
  type MockRequest,
} from '../support/mockFetch';
import { renderPage } from '../support/renderPage';
import { storedAt } from '../support/storedRecords';

const answers = (more: MockResponses = {}): MockResponses => ({
  'GET /api/features': { features: ['idempotency'] },
  ...more,
});

const openForm = (options: Partial<Parameters<typeof renderPage>[0]> = {}) =>
  renderPage({ at: '/account-registration', signedIn: false, answers: answers(), ...options });

const fieldNamed = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

/** A server that stores drafts, with a save response controlled by the test. */
const drafts = (save: () => unknown = () => ({ status: true, draft: SAVED })): MockResponses => ({
  'GET /api/features': { features: ['drafts'] },
  'GET /api/application-draft': { status: true, draft: null },
  'PUT /api/application-draft': save,
});
const SAVED = { version: 1, saved_at: '2026-11-22T12:00:00Z', values: {}, masked: {} };

const savingsIn = (requests: MockRequest[]) => requests.filter(({ method }) => method === 'PUT');

const storedForm = () => storedAt<StoredApplication>('application:draft');

/** Fills every text field with a plausible value and ticks both boxes. */
async function fillIn(form: 'ca' | 'usa', but = /^$/) {
  for (const { name, kind, when } of FIELDS[form]) {
    if (when || !isText(kind) || kind === 'date' || kind === 'expiry') continue;
    if (but.test(name)) continue;
    const value = kind === 'email' ? 'ada@quilts.test' : kind === 'digits' ? '9055550142' : 'Quilt';
    fireEvent.change(fieldNamed(name), { target: { value } });
  }
  await userEvent.click(fieldNamed('authorized_card'));
  await userEvent.click(fieldNamed('accepted_terms'));
}

describe('2.7 Registration, step 1', () => {
  it('asks for the owner’s name and address, and says what is missing', async () => {
    await renderPage({ at: '/register', signedIn: false, answers: answers() });
    expect(await screen.findByRole('heading', { name: 'Personal Information' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Owner Name is required')).toBeVisible();
    expect(screen.getByText('Email Address is required')).toBeVisible();
    expect(screen.getByLabelText('Owner Name')).toHaveFocus();
    expect(screen.getByLabelText('Owner Name')).toHaveAccessibleDescription(
      'Owner Name is required',
    );

    await userEvent.type(screen.getByLabelText('Email Address'), 'ada');
    expect(await screen.findByText('Invalid email address')).toBeVisible();
  });

  it('leads to the application and back, and keeps everything', async () => {
    await renderPage({ at: '/register', signedIn: false, answers: answers() });
    await userEvent.type(await screen.findByLabelText('Owner Name'), 'Ada Quilter');
    await userEvent.type(screen.getByLabelText('Email Address'), 'ada@quilts.test');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));

    expect(await screen.findByRole('heading', { name: 'USA ACCOUNT APPLICATION' })).toBeVisible();
    expect(fieldNamed('email')).toHaveValue('ada@quilts.test');
    expect(fieldNamed('owner_name')).toHaveValue('Ada Quilter');
    fireEvent.change(fieldNamed('company_name'), { target: { value: 'Quilts & Co.' } });

    await userEvent.click(screen.getByRole('link', { name: /^Back to your personal/ }));
    expect(await screen.findByLabelText('Owner Name')).toHaveValue('Ada Quilter');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'USA ACCOUNT APPLICATION' });
    expect(fieldNamed('company_name')).toHaveValue('Quilts & Co.');
  });
});

describe('2.7 The application', () => {
  it('is the Canadian one where the navigation state says ca, and can be changed', async () => {
    await openForm({ state: { country: 'ca' } });
    expect(await screen.findByRole('heading', { name: 'NEW ACCOUNT APPLICATION' })).toBeVisible();
    expect(fieldNamed('billing_gst')).toBeVisible();

    await userEvent.click(screen.getByRole('radio', { name: 'United States' }));
    expect(screen.getByRole('heading', { name: 'USA ACCOUNT APPLICATION' })).toBeVisible();
    expect(fieldNamed('billing_gst')).toBeNull();
    expect(fieldNamed('owner_social_security')).toBeVisible();
  });

  it('stays the one that was chosen last when somebody comes back by the browser’s history', async () => {
    await renderPage({
      at: '/register',
      signedIn: false,
      answers: answers(),
      state: { country: 'ca' },
    });
    await userEvent.type(await screen.findByLabelText('Owner Name'), 'Ada Quilter');
    await userEvent.type(screen.getByLabelText('Email Address'), 'ada@quilts.test');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'United States' }));

    history.back();
    await screen.findByRole('heading', { name: 'Personal Information' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'USA ACCOUNT APPLICATION' })).toBeVisible();
  });

  it.each([
    ['CA', 'NEW ACCOUNT APPLICATION'],
    ['US', 'USA ACCOUNT APPLICATION'],
  ])('is the one of the country that was chosen for the catalogue: %s', async (cflag, title) => {
    localStorage.setItem('user', JSON.stringify({ cflag }));
    await openForm();

    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it.each(['ca', 'usa'] as const)(
    '5 says what is missing under each field of the form for %s, in order',
    async (country) => {
      await openForm({ state: { country } });
      await screen.findByRole('heading', { level: 1 });
      await userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));
      await screen.findByRole('alert');

      const shown = [...document.querySelectorAll('[id$="-error"]')].map((at) => at.textContent);
      const wanted = FIELDS[country].flatMap(({ required, when }) =>
        required && !when ? [messages[required]] : [],
      );
      expect(shown).toEqual(wanted);
    },
  );

  it('5 says so on leaving a field, and takes it back once it is filled in', async () => {
    await openForm();
    await screen.findByRole('heading', { level: 1 });
    fireEvent.blur(fieldNamed('billing_fax'));
    expect(await screen.findByText('Fax field is required')).toBeVisible();

    fireEvent.change(fieldNamed('billing_fax'), { target: { value: '555' } });
    fireEvent.blur(fieldNamed('billing_fax'));
    await waitFor(() =>
      expect(screen.queryByText('Fax field is required')).not.toBeInTheDocument(),
    );
  });

  it('asks for more where an answer calls for it', async () => {
    await openForm();
    await screen.findByRole('heading', { level: 1 });
    expect(fieldNamed('otherType')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Other' }));
    expect(fieldNamed('otherType')).toBeVisible();

    expect(fieldNamed('formerName')).toBeNull();
    const former = within(screen.getByRole('group', { name: 'Are you a former customer?' }));
    expect(former.getByRole('radio', { name: 'No' })).toBeChecked();
    await userEvent.click(former.getByRole('radio', { name: 'Yes' }));
    expect(fieldNamed('formerName')).toBeVisible();
  });

  it('says at once that a text is too long, cuts nothing off, and keeps the rest', async () => {
    const { requests } = await openForm({ answers: drafts() });
    await screen.findByRole('heading', { level: 1 });
    fireEvent.change(fieldNamed('company_name'), { target: { value: 'x'.repeat(201) } });
    fireEvent.change(fieldNamed('website'), { target: { value: 'quilts.test' } });

    expect(fieldNamed('company_name')).toHaveValue('x'.repeat(201));
    expect(fieldNamed('company_name')).toBeInvalid();
    expect(screen.getByText('This is too long. Please shorten it.')).toBeVisible();
    expect(screen.getByText('201 of 200 characters')).toBeVisible();
    const values = { company_name: '', website: 'quilts.test' };
    await waitFor(() => expect(savingsIn(requests).at(-1)?.body).toMatchObject({ values }));
  });

  it('says which field a draft was refused for, at the field and beside the state', async () => {
    await openForm({
      answers: drafts(() =>
        errorResponse(400, {
          message: 'The request could not be processed.',
          errors: [{ field: 'website', message: 'This is no address.' }],
        }),
      ),
    });
    await screen.findByRole('heading', { level: 1 });
    fireEvent.change(fieldNamed('website'), { target: { value: 'quilts' } });

    expect(await screen.findByText(/^Saved on this device only.+: Website$/)).toBeVisible();
    expect(screen.getByText('This is no address.')).toBeVisible();
    expect(fieldNamed('website')).toBeInvalid();
    expect(screen.queryByText(/server is not responding/)).not.toBeInTheDocument();
  });

  it('does not say of a second start-over that the first has failed', async () => {
    await openForm({ answers: { ...drafts(), 'DELETE /api/application-draft': unreachable } });
    const press = async (name: string) =>
      userEvent.click(await screen.findByRole('button', { name }));
    await press('Start over');
    await press('Delete and start over');
    expect(await screen.findByText(/so nothing was deleted/)).toBeVisible();
    await press('Keep what I typed');
    await press('Start over');

    expect(screen.getByText(/^Everything you typed/)).toBeVisible();
    expect(screen.queryByText(/so nothing was deleted/)).not.toBeInTheDocument();
  });

  it('takes the billing address over as long as that is wanted, and asks for no other', async () => {
    const { requests } = await openForm({
      answers: answers({ 'POST /api/store/user': { status: true, reference: 'A-1001' } }),
    });
    await screen.findByRole('heading', { level: 1 });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Same as the billing address' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /telephone: same as/ }));
    await fillIn('usa', /^(shipping_|owner_(address|city|state|zip|phone))/);
    for (const text of ['1 Patch Lane', '2 Patch Lane']) {
      fireEvent.change(fieldNamed('billing_street'), { target: { value: text } });
      expect(fieldNamed('shipping_street')).toHaveValue(text);
      expect(fieldNamed('owner_address')).toHaveValue(text);
    }
    expect(fieldNamed('shipping_street')).toHaveAttribute('readonly');
    expect(fieldNamed('shipping_street')).not.toBeRequired();

    await userEvent.click(screen.getByRole('checkbox', { name: 'Same as the billing address' }));
    expect(fieldNamed('shipping_street')).toHaveValue('2 Patch Lane');
    expect(fieldNamed('shipping_street')).not.toHaveAttribute('readonly');
    fireEvent.change(fieldNamed('shipping_street'), { target: { value: '3 Dock Road' } });
    await userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));

    expect(await screen.findByText('A-1001')).toBeVisible();
    const sent = requests.find(({ path }) => path === '/api/store/user')?.body;
    expect(sent).toMatchObject({
      billing_street: '2 Patch Lane',
      shipping_street: '3 Dock Road',
      owner_address: '2 Patch Lane',
      shipping_consignee_name: 'Quilt',
    });
    expect(sent).not.toHaveProperty('owner_as_billing');
  });

  it('tidies a postal code on leaving it, and looks twice at one that is odd', async () => {
    await openForm({ state: { country: 'ca' } });
    await screen.findByRole('heading', { level: 1 });
    await userEvent.type(fieldNamed('billing_pc'), 'h2x1y4');
    await userEvent.tab();
    expect(fieldNamed('billing_pc')).toHaveValue('H2X 1Y4');

    await userEvent.type(fieldNamed('shipping_pc'), '75011');
    expect(screen.queryByText(/Canadian postal code/)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(fieldNamed('shipping_pc')).toHaveAccessibleDescription(/Canadian postal code/);
    expect(fieldNamed('shipping_pc')).toBeValid();
  });

  it.each(['ca', 'usa'] as const)(
    'says of every field of %s what a browser may fill in',
    (form) => {
      const texts = FIELDS[form].filter(({ kind }) => isText(kind));

      expect(texts.filter(({ name }) => !FIELD_HINTS[name]?.autoComplete)).toEqual([]);
    },
  );

  it('says that it was sent from another device, and keeps nothing of it', async () => {
    const { answers: table } = await openForm({ answers: drafts() });
    await screen.findByRole('heading', { level: 1 });
    fireEvent.change(fieldNamed('company_name'), { target: { value: 'Quilts & Co.' } });
    await waitFor(async () => expect((await storedForm())?.atServer?.version).toBe(1));

    table['PUT /api/application-draft'] = errorResponse(409, { message: 'Another window.' });
    table['GET /api/application-draft'] = {
      status: true,
      draft: null,
      sent: { reference: 'A-2002', at: '2026-11-22T12:30:00Z' },
    };
    fireEvent.change(fieldNamed('website'), { target: { value: 'quilts.test' } });

    expect(await screen.findByText(/already been submitted/)).toBeVisible();
    expect(screen.getByText('A-2002')).toBeVisible();
    expect(await storedForm()).toBeUndefined();
  });

  it('has its sections in sight, what is missing in each, and the way to it', async () => {
    await openForm();
    await screen.findByRole('heading', { level: 1 });
    const list = within(screen.getByRole('navigation', { name: 'Sections of the application' }));
    const fold = list.getByRole('button', {
      name: '6 sections to complete. Next: BILLING ADDRESS',
      expanded: false,
    });
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    const entry = (name: RegExp) => list.getByRole('button', { name });
    expect(entry(/^OWNER/)).toHaveTextContent('9 to complete');
    expect(entry(/^COMPANY DATA/)).toHaveTextContent('Optional');
    await userEvent.type(fieldNamed('officers[0].title'), 'Treasurer');
    await waitFor(() => expect(entry(/^COMPANY DATA/)).toHaveTextContent('Complete'));

    await userEvent.click(screen.getByRole('checkbox', { name: /telephone: same as/ }));
    fireEvent.change(fieldNamed('owner_name'), { target: { value: 'Ada Quilter' } });
    expect(await list.findByText('3 to complete')).toBeVisible();
    await userEvent.click(entry(/^OWNER/));
    expect(fieldNamed('email')).toHaveFocus();
  });

  it('marks what must be filled in, and what need not be', async () => {
    await openForm();
    await screen.findByRole('heading', { level: 1 });

    expect(fieldNamed('billing_street')).toBeRequired();
    expect(fieldNamed('company_name')).not.toBeRequired();
    const optional = FIELDS.usa.filter(
      ({ required, kind, when }) => !required && kind !== 'rows' && !when,
    );
    expect(screen.getAllByText('optional')).toHaveLength(optional.length);
  });

  it('adds rows to both lists, and removes every one but the first', async () => {
    await openForm();
    await screen.findByRole('heading', { level: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Add a trade reference' }));
    expect(screen.getByRole('group', { name: 'Trade reference 2' })).toBeVisible();
    expect(
      screen.queryByRole('button', { name: 'Remove trade reference 1' }),
    ).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Remove trade reference 2' }));
    expect(screen.queryByRole('group', { name: 'Trade reference 2' })).not.toBeInTheDocument();
  });

  it('agrees to no e-mails by itself', async () => {
    await openForm();
    await screen.findByRole('heading', { level: 1 });
    const consent = within(screen.getByRole('group', { name: /^Anti-Spam Legislation Consent/ }));
    for (const choice of consent.getAllByRole('radio')) expect(choice).not.toBeChecked();
  });

  it('keeps what was typed just before the page is left', async () => {
    await openForm();
    await screen.findByRole('heading', { level: 1 });
    fireEvent.change(fieldNamed('company_name'), { target: { value: 'Quilts & Co.' } });
    fireEvent(window, new Event('pagehide'));

    expect(localStorage.getItem('unwritten:application:draft')).toContain('Quilts & Co.');

    fireEvent(window, new Event('pageshow'));
    await waitFor(async () =>
      expect((await storedForm())?.values.company_name).toBe('Quilts & Co.'),
    );
  });

  it('never keeps a sensitive field in the browser', async () => {
    await openForm();
    await screen.findByRole('heading', { level: 1 });
    for (const name of SENSITIVE_FIELDS) {
      const field = fieldNamed(name);
      if (field) fireEvent.change(field, { target: { value: 'CANARY-5544' } });
    }
    fireEvent.change(fieldNamed('company_name'), { target: { value: 'Quilts & Co.' } });

    await waitFor(async () =>
      expect((await storedForm())?.values.company_name).toBe('Quilts & Co.'),
    );
    expect(JSON.stringify(await storedForm())).not.toContain('CANARY');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('CANARY');
  });

  it('8 Sign-up succeeds: it goes to the Thank You page with its reference, and nothing is kept', async () => {
    const { requests } = await openForm({
      answers: answers({ 'POST /api/store/user': { status: true, reference: 'A-1001' } }),
    });
    await screen.findByRole('heading', { level: 1 });
    await fillIn('usa');
    await userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));

    expect(await screen.findByText('A-1001')).toBeVisible();
    expect(await screen.findByText('Successfully registered')).toBeInTheDocument();
    const [sent] = requests.filter(({ path }) => path === '/api/store/user');
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(sent?.body).toMatchObject({
      country: 'usa',
      company_name: 'Quilt',
      bank_Tel: '9055550142',
      formerCustomer: 'No',
      caslConsent: '',
      authorized_card: true,
      accepted_terms: true,
      officers: [{ name: '', title: '', address: '' }],
    });
    expect(sent?.body).not.toHaveProperty('billing_gst');
    expect(await storedForm()).toBeUndefined();
  });

  it('8 Sign-up status not true: it says so, puts each fault under its field, and keeps all', async () => {
    await openForm({
      answers: answers({
        'POST /api/store/user': errorResponse(400, {
          message: 'Please look at the fields.',
          errors: [{ field: 'website', message: 'This is no address.' }],
        }),
      }),
    });
    await screen.findByRole('heading', { level: 1 });
    await fillIn('usa');
    await userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));

    expect(await screen.findByText('Failed to create user')).toBeInTheDocument();
    expect(await screen.findByText('This is no address.')).toBeVisible();
    expect(fieldNamed('company_name')).toHaveValue('Quilt');
  });

  describe('edited while it is being sent', () => {
    /** Submits the form, and answers once it has been edited. */
    async function editMeanwhile(answer: () => unknown) {
      let respond = () => {};
      const pending = new Promise<void>((resolve) => (respond = resolve));
      const page = await openForm({
        answers: answers({ 'POST /api/store/user': () => pending.then(answer) }),
      });
      await screen.findByRole('heading', { level: 1 });
      await fillIn('usa');
      await userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));
      await screen.findByRole('button', { name: 'Submitting...' });
      fireEvent.change(fieldNamed('company_name'), { target: { value: 'Quilts & Co.' } });
      respond();
      return page;
    }

    it('says that it was sent as it was before', async () => {
      await editMeanwhile(() => ({ status: true, reference: 'A-1001' }));

      expect(await screen.findByText('A-1001')).toBeVisible();
      expect(screen.getByText(/^Your application was sent as it was/)).toBeVisible();
    });

    it('is not sent again by itself in its earlier version, and says so', async () => {
      const { requests, answers: table } = await editMeanwhile(unreachable);
      expect(await screen.findByText(/^Everything you typed is saved\./)).toBeVisible();
      fireEvent(window, new Event('online'));
      expect(requests.filter(({ path }) => path === '/api/store/user')).toHaveLength(1);

      table['POST /api/store/user'] = { status: true, reference: 'A-1001' };
      await userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));
      expect(await screen.findByText('A-1001')).toBeVisible();
      expect(screen.queryByText(/^Your application was sent as it was/)).not.toBeInTheDocument();
      expect(requests.at(-1)?.body).toMatchObject({ company_name: 'Quilts & Co.' });
    });
  });

  it('shows and keeps each of two changes that another tab makes one right after the other', async () => {
    await openForm();
    await screen.findByRole('heading', { level: 1 });
    const onReceived = jest.fn();
    const parts = { onChanged: jest.fn(), onSaved: jest.fn(), onReceived, onSent: jest.fn() };
    const other = openApplicationStorage(parts);
    const third = openApplicationStorage(parts);
    // Nothing is rendered until both have arrived.
    await act(async () => {
      other.save({ values: { company_name: 'Quilts & Co.' } });
      other.write();
      other.save({ values: { website: 'quilts.test' } });
      other.write();
      await new Promise<void>((resolve) => {
        onReceived.mockImplementationOnce(() => {}).mockImplementation(resolve);
      });
    });

    await waitFor(() => expect(fieldNamed('website')).toHaveValue('quilts.test'));
    expect(fieldNamed('company_name')).toHaveValue('Quilts & Co.');
    fireEvent.change(fieldNamed('owner_name'), { target: { value: 'Ada Quilter' } });
    await waitFor(async () =>
      expect(await storedForm()).toMatchObject({
        values: { company_name: 'Quilts & Co.', website: 'quilts.test', owner_name: 'Ada Quilter' },
      }),
    );
    other.close();
    third.close();
  });

  it('is refused, to be tried again, if the server fails with a page instead of an answer', async () => {
    const { requests } = await openForm({
      answers: answers({
        'POST /api/store/user': () => new Response('<h1>Oops</h1>', { status: 500 }),
      }),
    });
    await screen.findByRole('heading', { level: 1 });
    await fillIn('usa');
    expectMessage('POST /api/store/user failed: 500');
    await userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));

    expect(await screen.findByText(/Please try again/)).toBeVisible();
    expect(screen.queryByText(/will be sent once, automatically/)).not.toBeInTheDocument();
    fireEvent(window, new Event('online'));
    expect(requests.filter(({ path }) => path === '/api/store/user')).toHaveLength(1);
  });

  it('is retried unchanged, even if another language has been chosen meanwhile', async () => {
    const {
      requests,
      answers: table,
      store,
    } = await openForm({
      answers: answers({ 'POST /api/store/user': unreachable }),
    });
    await screen.findByRole('heading', { level: 1 });
    await fillIn('usa');
    await userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));
    await screen.findByText(/will be sent once, automatically/);
    act(() => void store.dispatch(languageChosen('fr')));
    table['POST /api/store/user'] = { status: true, reference: 'A-1001' };
    fireEvent(window, new Event('online'));

    expect(await screen.findByText('A-1001')).toBeVisible();
    const [first, second] = requests.filter(({ path }) => path === '/api/store/user');
    expect(second?.body).toEqual(first?.body);
  });
});
