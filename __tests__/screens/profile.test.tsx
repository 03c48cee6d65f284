import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  errorResponse,
  unreachable,
  type MockResponses,
  type MockRequest,
} from '../support/mockFetch';
import { productOf } from '../support/product';
import { renderPage as openPage } from '../support/renderPage';
import { testAddress } from '../support/testAddress';

/** By default the server does not remember codes. */
const renderPage = (opened: Parameters<typeof openPage>[0]) =>
  openPage({ ...opened, answers: { 'GET /api/features': { features: [] }, ...opened.answers } });

async function openPassword(answers: MockResponses = {}) {
  const page = await renderPage({ at: '/profile/password', answers });
  const person = userEvent.setup();
  const field = (label: string) => screen.findByLabelText(label);
  return {
    ...page,
    person,
    field,
    fill: async (old: string, next: string, confirmed = next) => {
      if (old) await person.type(await field('Current password'), old);
      if (next) await person.type(await field('New password'), next);
      if (confirmed) await person.type(await field('Confirm new password'), confirmed);
      await person.click(screen.getByRole('button', { name: 'Save new password' }));
    },
  };
}

describe('the profile', () => {
  it('lists the products that the customer waits for, and ends each', async () => {
    let awaited = [productOf('GT-1', { name: 'Red thread', available: 0 })];
    const answers = {
      'GET /api/features': { features: ['restock'] },
      'GET /api/restock': () => ({ products: awaited }),
      'DELETE /api/restock': () => {
        awaited = [];
        return { status: true };
      },
    };
    await renderPage({ at: '/profile', answers });
    expect(await screen.findByRole('link', { name: 'GT-1 Red thread' })).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Do not tell me when Red thread is back' }),
    );
    expect(await screen.findByText(/You are not waiting for any product/)).toBeVisible();
  });

  it('lets an administrator invite a colleague, limit where to order, and turn one off', async () => {
    const ben = {
      user_id: 'ben',
      name: 'Ben Thread',
      email: 'ben@quilts.test',
      role: 'buyer' as const,
      standing: 'active' as const,
      has_password: true,
      ship_to_codes: [],
    };
    const ship_to = [testAddress('A', 'Depot A'), testAddress('B', 'Depot B')];
    const answers = {
      'GET /api/features': { features: ['company-users'] },
      'GET /api/company': { company: 'Quilts', people: [ben], may_change: true, ship_to },
      'PUT /api/company/person': { status: true },
    };
    const { requests } = await renderPage({ at: '/profile', answers });
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
    await person.type(screen.getByLabelText(/^Email/), 'zoe@quilts.test');
    await person.type(screen.getByLabelText(/^Name/), 'Zoé Roy');
    await person.click(screen.getByLabelText(/^Depot B/));
    await person.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(
      await screen.findByText('The invitation is on its way to zoe@quilts.test.'),
    ).toBeVisible();

    await person.click(screen.getByRole('button', { name: 'Turn Ben Thread off' }));
    await person.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Ben Thread was turned off.')).toBeVisible();
    const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toMatchObject([
      { email: 'zoe@quilts.test', role: 'buyer', ship_to_codes: ['B'], invite: true },
      { email: 'ben@quilts.test', standing: 'off' },
    ]);
  });

  it('says nothing of a company while one person orders for it', async () => {
    const answers = {
      'GET /api/features': { features: ['company-users'] },
      'GET /api/company': { company: 'Quilts', people: [], may_change: false },
    };
    const { requests } = await renderPage({ at: '/profile', answers });
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/api/company'));

    expect(screen.queryByText('Company')).toBeNull();
  });

  it('lists addresses and payment terms on file', async () => {
    const address = testAddress('MAIN', 'Quilts of Guelph');
    const ship_to = [address, { ...address, code: 'BARN', street: '3 Barn Rd' }];
    const answers = {
      'GET /api/features': { features: ['account'] },
      'GET /api/account': { terms: 'NET 30', ship_to, bill_to: [] },
    };
    await renderPage({ at: '/profile', answers });

    const card = await screen.findByRole('region', { name: 'Addresses' });
    await waitFor(() => expect(card).toHaveTextContent('NET 30'));
    expect(card).toHaveTextContent('12 Reel St, Guelph ON N1H 1A1 (default)');
    expect(card).toHaveTextContent('3 Barn Rd, Guelph ON N1H 1A1Billing');
    expect(card).toHaveTextContent('BillingNo addresses yet.');
  });

  it('shows who is signed in', async () => {
    await renderPage({ at: '/profile' });
    await screen.findByRole('heading', { name: 'Your account' });

    for (const text of ['Ada Quilter', 'ada@quilts.test', 'Q-100', 'Canada']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/profile/password',
    );
  });

  it.each([
    ['/profile', 'Profile'],
    ['/profile/password', 'Change password'],
  ])('sets the tab title of %s', async (at, title) => {
    await renderPage({ at });
    await waitFor(() => expect(document.title).toBe(`${title} · Haberdash`));
  });

  it('changes the language of the screens', async () => {
    const { store } = await renderPage({ at: '/profile' });
    await userEvent.selectOptions(await screen.findByLabelText('Language'), 'Français');

    expect(await screen.findByRole('heading', { name: 'Votre compte' })).toBeVisible();
    expect(store.getState().session.user.lang).toBe('fr');
  });

  it('makes list rows compact, and remembers it', async () => {
    await renderPage({ at: '/profile' });
    const compact = await screen.findByRole('radio', { name: 'Compact' });
    expect(compact).not.toBeChecked();
    await userEvent.click(compact);

    expect(compact).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-rows', 'compact');
    expect(localStorage.getItem('rows')).toBe('compact');
  });

  it('signs out and returns to the home page', async () => {
    const { reloads } = await renderPage({
      at: '/profile',
      answers: { 'POST /api/logout': { status: true } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));

    await waitFor(() => expect(reloads).toEqual(['/']));
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('a password change', () => {
  it('requires all three fields', async () => {
    const { fill, field } = await openPassword();
    await fill('', '');

    expect(await field('Current password')).toHaveAccessibleDescription(
      'Current password is required',
    );
    expect(await field('New password')).toHaveAccessibleDescription('Password is required');
    expect(await field('Confirm new password')).toHaveAccessibleDescription(
      'Please confirm your password',
    );
  });

  it('requires enough characters, and the same password twice', async () => {
    const { fill, field } = await openPassword();
    await fill('old secret', 'short', 'shorter');

    expect(await field('New password')).toHaveAccessibleDescription(
      'Password must have at least 8 characters',
    );
    expect(await field('Confirm new password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
  });

  it('is saved, and says that other devices are signed out', async () => {
    const message = 'Your password has been changed. Other devices are signed out.';
    const { fill, field, requests } = await openPassword({
      'PUT /api/updateProfile': { status: true, message },
    });
    await fill('old secret', 'a new long secret');

    expect(await screen.findByText(message)).toBeVisible();
    expect(requests.at(-1)?.body).toEqual({
      id: 'c-1',
      old_password: 'old secret',
      new_password: 'a new long secret',
      lang: '',
    });
    expect(await field('New password')).toHaveValue('');
  });

  it('tells its outcome even if something is typed before it arrives', async () => {
    let respond = () => {};
    const { fill, field, person } = await openPassword({
      'PUT /api/updateProfile': () =>
        new Promise((resolve) => {
          respond = () => resolve({ status: true, message: 'Changed.' });
        }),
    });
    await fill('old secret', 'a new long secret');
    await person.type(await field('New password'), '!');
    respond();

    expect(await screen.findByText('Changed.')).toBeVisible();
  });

  it('shows the server’s objection beside the field', async () => {
    const { fill, field, person } = await openPassword({
      'PUT /api/updateProfile': errorResponse(400, {
        message: 'The current password is incorrect.',
        errors: [{ field: 'old_password', message: 'The current password is incorrect.' }],
      }),
    });
    await fill('wrong', 'a new long secret');

    await waitFor(async () =>
      expect(await field('Current password')).toHaveAccessibleDescription(
        'The current password is incorrect.',
      ),
    );
    expect(await field('New password')).toHaveValue('a new long secret');
    await person.type(await field('Current password'), '!');
    expect(await field('Current password')).not.toHaveAccessibleDescription();
  });

  it('says that the outcome is unknown when no answer comes', async () => {
    const { fill, field } = await openPassword({ 'PUT /api/updateProfile': unreachable });
    await fill('old secret', 'a new long secret');

    expect(await screen.findByText(/may or may not have changed/)).toBeVisible();
    expect(await field('Current password')).toHaveValue('old secret');
  });
});

describe("the customer's own codes", () => {
  const product = { product_id: 'A-1', name: 'Cotton thread', country: 'CA' };

  async function openCodes() {
    const rememberedCodes = new Map([
      ['SHELF 9', { code: 'SHELF 9', date: '2026-05-12', product }],
    ]);
    const page = await renderPage({
      at: '/profile',
      answers: {
        'GET /api/features': { features: ['rememberedCodes'] },
        'GET /api/remembered-codes': () => ({ codes: [...rememberedCodes.values()] }),
        'DELETE /api/remembered-codes': ({ query }: MockRequest) => {
          rememberedCodes.delete(query.get('code') ?? '');
          return { status: true };
        },
        'PUT /api/remembered-codes': ({ body }: MockRequest) => {
          const { code } = body as { code: string };
          rememberedCodes.set(code, { code, date: '2026-05-13', product });
          return { status: true };
        },
      },
    });
    return { ...page, rememberedCodes, person: userEvent.setup() };
  }

  it('are listed with what they mean', async () => {
    await openCodes();

    const list = await screen.findByRole('list', { name: 'Your codes' });
    expect(list).toHaveTextContent('SHELF 9A-1 Cotton thread');
  });

  it('are forgotten with one click, and restored with another', async () => {
    const { rememberedCodes, person } = await openCodes();
    const name = 'Forget that SHELF 9 means Cotton thread';
    await person.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('SHELF 9 has been forgotten.')).toBeVisible();
    expect(rememberedCodes.size).toBe(0);

    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await person.click(undo);
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(rememberedCodes.size).toBe(1);
  });

  it('say why one could not be forgotten', async () => {
    const { answers, person } = await openCodes();
    answers['DELETE /api/remembered-codes'] = errorResponse(400, { message: 'Not now.' });
    const name = 'Forget that SHELF 9 means Cotton thread';
    await person.click(await screen.findByRole('button', { name }));

    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(screen.queryByText('SHELF 9 has been forgotten.')).not.toBeInTheDocument();
  });

  it('are not shown when the server stores none', async () => {
    await renderPage({ at: '/profile' });
    await screen.findByRole('heading', { name: 'Your account' });

    expect(screen.queryByRole('heading', { name: 'Your codes' })).not.toBeInTheDocument();
  });
});
