import { act, fireEvent, screen } from '@testing-library/react';

import { SignInAgain } from '../../src/features/sign-in/SignInAgain';
import { buyer } from '../support/buyerInBrowser';
import { renderAround } from '../support/renderAround';

const dialog = () => screen.queryByRole('dialog', { name: 'Sign in again' });
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

/** The session has ended while somebody is in a box of the page. */
async function endTheSession() {
  const around = await renderAround({
    signedIn: true,
    answers: { 'GET /api/logout': { status: true } },
    children: (
      <>
        <input aria-label="Code" />
        <SignInAgain />
      </>
    ),
  });
  screen.getByRole('textbox', { name: 'Code' }).focus();
  return around;
}

describe('signing in again', () => {
  beforeEach(() => {
    // This browser draws no dialogs.
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('waits until a scanner has typed its code into the page', async () => {
    await endTheSession();
    const box = screen.getByRole('textbox', { name: 'Code' });
    for (const key of '0123456789') {
      fireEvent.keyDown(box, { key });
      await pass(500);
    }
    expect(dialog()).not.toBeInTheDocument();
    expect(box).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Your session has ended.');

    await pass(600);
    expect(dialog()).toBeInTheDocument();
  });

  it('begins in the box of the password, for whoever was signed in', async () => {
    await endTheSession();
    await pass(600);

    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Email address')).toHaveValue(buyer.email);
  });

  it('can be put off without being signed out, and is offered until then', async () => {
    const { store } = await endTheSession();
    await pass(600);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(dialog()).not.toBeInTheDocument();
    expect(store.getState().session.token).not.toBeNull();
    await pass(5000);
    expect(dialog()).not.toBeInTheDocument();

    fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(dialog()).toBeInTheDocument();
  });

  it('ends the session where somebody says so', async () => {
    const { store } = await endTheSession();
    await pass(600);
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await pass(2000);

    expect(store.getState().session.token).toBeNull();
  });
});
