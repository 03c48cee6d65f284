import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderPage } from '../support/renderPage';

/** The screens with a form, and the message of its first field. */
const FORMS = [
  {
    at: '/login',
    signedIn: false,
    label: 'Email address',
    button: 'Sign in',
    message: 'Email is required',
  },
  {
    at: '/forget-password',
    signedIn: false,
    label: 'Email',
    button: 'Send the link',
    message: 'Email is required',
  },
  {
    at: '/reset-password#t-1',
    signedIn: false,
    label: 'Email',
    button: 'Reset Password',
    message: 'Email is required',
  },
  {
    at: '/register',
    signedIn: false,
    label: 'Owner Name',
    button: 'Next',
    message: 'Owner Name is required',
  },
  {
    at: '/profile/password',
    signedIn: true,
    label: 'Current password',
    button: 'Save new password',
    message: 'Current password is required',
  },
  {
    at: '/customer-support',
    signedIn: false,
    label: 'Your question',
    button: 'Find answers',
    message: 'Please write your question',
  },
] as const;

describe('4 Forms: validation', () => {
  it.each(FORMS)(
    'happens on submit, then again on change: $at',
    async ({ at, signedIn, label, button, message }) => {
      const answers = { 'GET /api/faqs': { faqs: [] }, 'GET /api/features': { features: [] } };
      await renderPage({ at, signedIn, answers });
      const field = await screen.findByLabelText(new RegExp(`^${label}`));
      await userEvent.type(field, 'ada@quilts.test');
      await userEvent.clear(field);
      await userEvent.tab();
      expect(screen.queryByText(message)).not.toBeInTheDocument();

      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByText(message)).toBeVisible();

      await userEvent.type(field, 'ada@quilts.test');
      expect(screen.queryByText(message)).not.toBeInTheDocument();

      await userEvent.clear(field);
      expect(await screen.findByText(message)).toBeVisible();
    },
  );
});
