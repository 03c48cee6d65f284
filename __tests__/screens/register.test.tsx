import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderPage } from '../support/renderPage';

const mailOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '');

describe.each([
  ['/register', 'Register'],
  ['/account-registration', 'Trade account application'],
])('%s', (at, title) => {
  it('tells a Canadian company what an application takes', async () => {
    await renderPage({ at, signedIn: false });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('heading', { name: 'Step 1: Personal Information' })).toBeVisible();
    expect(screen.getByText(/GST and PST numbers/)).toBeInTheDocument();
    expect(screen.getByText(/at least \$500/)).toBeInTheDocument();
    expect(screen.queryByText(/customs broker/)).not.toBeInTheDocument();
  });

  it('tells a company of the United States what is asked there', async () => {
    await renderPage({ at, signedIn: false });

    await userEvent.click(await screen.findByRole('radio', { name: 'United States' }));

    expect(screen.getByText(/customs broker/)).toBeInTheDocument();
    expect(screen.getByText(/at least \$200/)).toBeInTheDocument();
    expect(screen.queryByText(/GST and PST numbers/)).not.toBeInTheDocument();
  });

  it('opens a message that lists what to write, and nothing that an email must not hold', async () => {
    await renderPage({ at, signedIn: false });

    const mail = mailOf(await screen.findByRole('link', { name: 'Write the application' }));
    const body = mail.searchParams.get('body') ?? '';
    expect(mail.pathname).toBe('accounts@haberdash.test');
    expect(mail.searchParams.get('subject')).toBe('Trade account application (Canada)');
    expect(body).toContain('The owner’s name and email address.');
    expect(body).toContain('GST and PST numbers');
    expect(body).not.toMatch(/bank|card|security/i);
  });
});

describe('the application', () => {
  it.each([
    ['fr', 'S’inscrire', 'Demande de compte commercial (Canada)', 'Écrire la demande'],
    ['es', 'Registrarse', 'Solicitud de cuenta comercial (Canadá)', 'Escribir la solicitud'],
  ] as const)('is explained in %s', async (language, title, subject, button) => {
    await renderPage({ at: '/register', signedIn: false, language });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    const mail = mailOf(screen.getByRole('link', { name: button }));
    expect(mail.searchParams.get('subject')).toBe(subject);
  });
});

describe('the sign-in', () => {
  it('leads to the registration and to a forgotten password', async () => {
    await renderPage({ at: '/login', signedIn: false });

    expect(await screen.findByRole('link', { name: 'Open a trade account' })).toHaveAttribute(
      'href',
      '/register',
    );
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forget-password',
    );
  });
});

describe('help with a password', () => {
  it.each([
    ['/forget-password', 'Forgot password'],
    ['/reset-password', 'Reset password'],
    ['/password', 'Your first password'],
  ])('is given at %s by mail and by telephone', async (at, title) => {
    await renderPage({ at, signedIn: false });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    const mail = mailOf(screen.getByRole('link', { name: 'Write to us' }));
    expect(mail.pathname).toBe('accounts@haberdash.test');
    expect(mail.searchParams.get('subject')).toBe(title);
    expect(mail.searchParams.get('body')).toContain('Email address of the account:');
    expect(screen.getAllByRole('link', { name: /^1-800-555-/ })).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Back to the sign-in' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  it.each([
    ['fr', 'Mot de passe oublié'],
    ['es', 'Contraseña olvidada'],
  ] as const)('is given in %s', async (language, title) => {
    await renderPage({ at: '/forget-password', signedIn: false, language });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  });
});
