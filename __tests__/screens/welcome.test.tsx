import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { selectLanguage } from '../../src/slices/language';
import { selectCountry } from '../../src/slices/session';
import { renderPage } from '../support/renderPage';

describe.each(['/welcome', '/welcome-mobile'])('%s', (at) => {
  it('says what the shop is, and links to the sign-in, the application and the catalogue', async () => {
    await renderPage({ at, signedIn: false });

    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Wholesale art, craft, sewing and school supplies',
      }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Open a trade account' })).toHaveAttribute(
      'href',
      '/register',
    );
    expect(screen.getByRole('link', { name: 'Browse the catalogue' })).toHaveAttribute('href', '/');
  });

  it('keeps the chosen country for later visits', async () => {
    const { store } = await renderPage({ at, signedIn: false });
    const canada = await screen.findByRole('radio', { name: 'Canada' });
    const states = screen.getByRole('radio', { name: 'United States' });
    expect(canada).toBeChecked();

    await userEvent.click(states);

    expect(states).toBeChecked();
    expect(canada).not.toBeChecked();
    expect(selectCountry(store.getState())).toBe('US');
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ cflag: 'US' }),
    );
  });

  it.each([
    ['Canada', 'CA'],
    ['United States', 'US'],
  ])('passes %s on to the application', async (name, country) => {
    await renderPage({ at, signedIn: false });
    const pushState = jest.spyOn(history, 'pushState');
    await userEvent.click(await screen.findByRole('radio', { name }));
    await userEvent.click(screen.getByRole('link', { name: 'Open a trade account' }));

    const [state, , path] = pushState.mock.lastCall ?? [];
    expect(path).toBe('/register');
    expect(state).toMatchObject({ usr: { country } });
  });

  it('switches to the chosen language at once', async () => {
    const { store } = await renderPage({ at, signedIn: false });

    await userEvent.click(await screen.findByRole('radio', { name: 'Español' }));

    expect(selectLanguage(store.getState())).toBe('es');
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Materiales de arte, manualidades y costura, y útiles escolares al mayoreo',
      }),
    ).toBeVisible();
  });

  it.each([
    ['fr', 'Ouvrir un compte commercial', 'États-Unis'],
    ['es', 'Abrir una cuenta comercial', 'Estados Unidos'],
  ] as const)('greets visitors in %s', async (language, way, country) => {
    await renderPage({ at, signedIn: false, language });

    expect(await screen.findByRole('link', { name: way })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: country })).toBeInTheDocument();
  });
});
