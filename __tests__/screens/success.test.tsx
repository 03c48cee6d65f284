import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderPage } from '../support/renderPage';

const FEATURES = { 'GET /api/features': { features: ['application-status'] } };

describe('2.8 Thank You page', () => {
  it('says what becomes of the application, and returns home', async () => {
    const noContent = { data: [], images: [], category: [], products: [], total: 0 };
    await renderPage({
      at: '/success-page',
      signedIn: false,
      answers: {
        ...FEATURES,
        'GET /api/crousalImages': noContent,
        'GET /api/displayCategories': noContent,
        'GET /api/best/sellers': noContent,
      },
    });

    expect(
      await screen.findByText(
        'Your application has been submitted and is under review by the relevant department.',
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Your profile will be activated once vetting succeeds.'),
    ).toBeInTheDocument();
    expect(screen.getByText('An email will announce the approval.')).toBeInTheDocument();
    expect(screen.queryByText(/Reference number/)).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
    expect(location.pathname).toBe('/');
  });

  it('shows the reference number that the application was given', async () => {
    await renderPage({
      at: '/success-page',
      state: { reference: 'A-2041' },
      signedIn: false,
      answers: FEATURES,
    });

    expect(await screen.findByText('A-2041')).toBeInTheDocument();
    expect(
      await screen.findByRole('link', { name: 'See the status of your application' }),
    ).toHaveAttribute('href', '/application-status');
  });

  it('offers no page that the server does not have', async () => {
    await renderPage({
      at: '/success-page',
      signedIn: false,
      answers: { 'GET /api/features': { features: [] } },
    });

    expect(await screen.findByRole('link', { name: 'Return to Home' })).toBeVisible();
    expect(
      screen.queryByRole('link', { name: /status of your application/ }),
    ).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Merci', 'Retour à l’accueil'],
    ['es', 'Gracias', 'Volver al inicio'],
  ] as const)('says thanks in %s', async (language, thanks, back) => {
    await renderPage({ at: '/success-page', signedIn: false, language, answers: FEATURES });

    expect(await screen.findByRole('heading', { level: 1, name: thanks })).toBeVisible();
    expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/');
  });
});
