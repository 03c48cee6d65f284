import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';

import { SignInAgain } from '../../src/features/sign-in/SignInAgain';
import { I18nProvider } from '../../src/i18n/I18n';
import { loadAllMessages } from '../../src/i18n/loadMessages';
import { makeStore } from '../../src/store/store';
import { buyer, storeSession } from '../support/buyerInBrowser';
import { mockFetch } from '../support/mockFetch';

const dialog = () => screen.queryByRole('dialog', { name: 'Sign in again' });
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

/** Ends the session while an input of the page has focus. */
async function endTheSession() {
  storeSession();
  mockFetch({ 'GET /api/logout': { status: true } });
  const { store, ready } = makeStore(() => {});
  const [messages] = await Promise.all([loadAllMessages(''), ready]);
  await act(async () =>
    render(
      <Provider store={store}>
        <I18nProvider first={{ language: '', messages }} language="" country="CA">
          <BrowserRouter>
            <input aria-label="Code" />
            <SignInAgain />
          </BrowserRouter>
        </I18nProvider>
      </Provider>,
    ),
  );
  screen.getByRole('textbox', { name: 'Code' }).focus();
  return store;
}

describe('the dialog for signing in again', () => {
  beforeEach(() => {
    // jsdom does not implement dialogs.
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

  it('gives way to a scanner that starts just as it opens', async () => {
    await endTheSession();
    await pass(600);
    expect(dialog()).toBeInTheDocument();
    for (const key of '0123456789') {
      fireEvent.keyDown(document.activeElement!, { key });
      expect(dialog()).not.toBeInTheDocument();
      await pass(300);
    }

    await pass(300);
    expect(dialog()).toBeInTheDocument();
  });

  it('stays open for a person typing a password', async () => {
    await endTheSession();
    await pass(600);
    await pass(500);
    fireEvent.keyDown(screen.getByLabelText('Password'), { key: 'h' });

    expect(dialog()).toBeInTheDocument();
  });

  it('starts in the password field, with the email address filled in', async () => {
    await endTheSession();
    await pass(600);

    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Email address')).toHaveValue(buyer.email);
  });

  it('can be postponed without signing out, and remains available', async () => {
    const store = await endTheSession();
    await pass(600);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(dialog()).not.toBeInTheDocument();
    expect(store.getState().session.token).not.toBeNull();
    await pass(5000);
    expect(dialog()).not.toBeInTheDocument();

    fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(dialog()).toBeInTheDocument();
  });

  it('opens the page for a forgotten password in a new tab, and keeps this one', async () => {
    await endTheSession();
    await pass(600);

    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  it('ends the session if the person signs out', async () => {
    const store = await endTheSession();
    await pass(600);
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await pass(2000);

    expect(store.getState().session.token).toBeNull();
  });
});
