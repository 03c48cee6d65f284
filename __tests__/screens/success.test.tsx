import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderPage } from '../support/renderPage';

describe('2.8 Thank You page', () => {
  it('says what becomes of the application, and returns home', async () => {
    const noContent = { data: [], images: [], category: [], products: [], total: 0 };
    await renderPage({
      at: '/success-page',
      signedIn: false,
      answers: {
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
    await renderPage({ at: '/success-page', state: { reference: 'A-2041' }, signedIn: false });

    expect(await screen.findByText('A-2041')).toBeInTheDocument();
  });

  it.each([
    ['fr', 'Merci', 'Retour à l’accueil'],
    ['es', 'Gracias', 'Volver al inicio'],
  ] as const)('says thanks in %s', async (language, thanks, back) => {
    await renderPage({ at: '/success-page', signedIn: false, language });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(thanks);
    expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/');
  });
});
