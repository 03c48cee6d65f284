import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { errorResponse, unreachable, type MockResponses } from '../support/mockFetch';
import { renderPage } from '../support/renderPage';

const LINK = 'GET /api/password-link';

const open = (at: string, answers: MockResponses = {}) =>
  renderPage({ at, signedIn: false, answers });

async function fillIn(button: string, label = 'New password') {
  const password = 'a long sentence';
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@quilts.test');
  await userEvent.type(screen.getByLabelText(label), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), password);
  await userEvent.click(screen.getByRole('button', { name: button }));
}

/** Of a server that cannot say whose a link is. */
const openReset = (at: string, answers: MockResponses = {}) =>
  open(at, { 'GET /api/features': { features: [] }, ...answers });

describe('2.6 Reset password', () => {
  it('5 says what each field lacks', async () => {
    await openReset('/reset-password#t-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Reset Password' }));

    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByText('Please confirm your password')).toBeVisible();
  });

  it('5 refuses two passwords that differ, and an address that is none', async () => {
    await openReset('/reset-password#t-1');
    await userEvent.type(await screen.findByLabelText('Email'), 'ada');
    await userEvent.type(screen.getByLabelText('New password'), 'a long sentence');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'another sentence');
    await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));

    expect(await screen.findByText('Invalid email address')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
  });

  it('shows and hides each password', async () => {
    await openReset('/reset-password#t-1');
    const field = await screen.findByLabelText('New password');
    expect(field).toHaveAttribute('type', 'password');
    const [toggle] = screen.getAllByRole('button', { name: 'Show password' });
    await userEvent.click(toggle!);
    expect(field).toHaveAttribute('type', 'text');
  });

  it('8 sends the token of the link, which leaves the address, says that it worked, and is empty again', async () => {
    const { requests } = await openReset('/reset-password#t-1', {
      'POST /api/reset-password': { status: true },
    });
    await fillIn('Reset Password');

    expect(await screen.findAllByText('Password reset successfully')).not.toHaveLength(0);
    expect(requests.at(-1)?.headers.get('X-Reset-Token')).toBe('t-1');
    expect(requests.at(-1)?.body).toEqual({
      email: 'ada@quilts.test',
      new_password: 'a long sentence',
      confirm_password: 'a long sentence',
      lang: '',
    });
    expect(location.hash).toBe('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it.each([
    [
      'in the server’s words',
      errorResponse(403, { message: 'The link has expired.' }),
      /has expired/,
    ],
    ['without a response', unreachable, /Your password is unchanged/],
  ])('8 tells a failure %s, and keeps what was typed', async (_how, answer, expected) => {
    await openReset('/reset-password#t-1', { 'POST /api/reset-password': answer });
    await fillIn('Reset Password');

    expect(await screen.findByText(expected)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('a long sentence');
  });

  it('leads to a link where it was opened without one', async () => {
    await open('/reset-password');
    expect(await screen.findByRole('link', { name: 'Send me a link' })).toHaveAttribute(
      'href',
      '/forget-password',
    );
  });

  it('does not ask for the address of an account that its link names', async () => {
    const { requests } = await open('/reset-password#t-1', {
      [LINK]: { status: true, email: 'ada@quilts.test' },
      'POST /api/reset-password': { status: true },
    });
    expect(await screen.findByLabelText('Email')).toHaveValue('ada@quilts.test');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    await userEvent.type(screen.getByLabelText('New password'), 'a long sentence');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'a long sentence');
    await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));

    expect(await screen.findAllByText('Password reset successfully')).not.toHaveLength(0);
    expect(requests.at(-1)?.body).toMatchObject({ email: 'ada@quilts.test' });
  });

  it('says before anything is typed that its link is dead, and offers another', async () => {
    await open('/reset-password#t-1', {
      [LINK]: errorResponse(403, { message: 'The link has expired.' }),
    });

    expect(await screen.findByText(/The link has expired/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send me a link' })).toBeVisible();
  });
});

describe('the first password', () => {
  it('names the account, and leads to signing in with it', async () => {
    const { requests } = await open('/password#t-1', {
      [LINK]: { status: true, email: 'ada@quilts.test' },
      'POST /api/reset-password': { status: true },
    });
    expect(await screen.findByText(/^The trade account for ada@quilts.test/)).toBeVisible();
    expect(requests[0]?.headers.get('X-Reset-Token')).toBe('t-1');
    await fillIn('Save password', 'First password');

    expect(await screen.findByText(/^Your first password is saved/)).toBeVisible();
    expect(requests.at(-1)?.body).toMatchObject({ email: 'ada@quilts.test' });
    const next = screen.getByRole('link', { name: 'Sign in' });
    expect(next).toHaveFocus();
    await userEvent.click(next);
    expect(location.pathname).toBe('/login');
    expect(history.state).toMatchObject({ usr: { email: 'ada@quilts.test' } });
  });

  it('has its email address filled in at the sign-in', async () => {
    await renderPage({ at: '/login', signedIn: false, state: { email: 'ada@quilts.test' } });

    expect(await screen.findByLabelText('Email address')).toHaveValue('ada@quilts.test');
  });

  it('says before anything is typed that a link is dead, and offers another', async () => {
    await open('/password#t-1', {
      [LINK]: errorResponse(403, { message: 'The link has expired.' }),
    });

    expect(await screen.findByText(/The link has expired/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send me a link' })).toBeVisible();
    expect(screen.queryByLabelText('First password')).not.toBeInTheDocument();
  });

  it('asks for the address when the server cannot name the account', async () => {
    const { requests } = await open('/password#t-1', {
      'GET /api/features': { features: [] },
      'POST /api/reset-password': errorResponse(403, { message: 'The link has expired.' }),
    });
    await fillIn('Save password', 'First password');

    expect(await screen.findByText('The link has expired.')).toBeVisible();
    expect(requests.at(-1)?.body).toMatchObject({ email: 'ada@quilts.test' });
    expect(screen.getByLabelText('First password')).toHaveValue('a long sentence');
  });
});

describe('a forgotten password', () => {
  it('is answered alike for every address', async () => {
    const { requests } = await open('/forget-password', {
      'POST /api/forgot-password': { status: true },
    });
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@quilts.test');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));

    expect(await screen.findByText(/^If there is an account with this address/)).toBeVisible();
    expect(requests[0]?.body).toEqual({ email: 'ada@quilts.test', lang: '' });
  });
});
