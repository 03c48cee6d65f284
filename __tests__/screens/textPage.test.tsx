import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { expectMessage } from '../support/expectMessage';
import { errorResponse, type MockResponses, type MockRequest } from '../support/mockFetch';
import { renderPage } from '../support/renderPage';

const inLanguage: Record<string, { title: string; body: string }> = {
  '': {
    title: 'About Haberdash',
    body: '<h2>Since 1974</h2><p>Thread &amp; paint. <a href="/products">See them</a></p><script>alert(1)</script>',
  },
  fr: { title: 'À propos de Haberdash', body: '<p>Du fil et de la peinture.</p>' },
  es: { title: 'Acerca de Haberdash', body: '<p>Hilo y pintura.</p>' },
};

const answers: MockResponses = {
  'GET /api/pages/about-us': ({ query }: MockRequest) => inLanguage[query.get('lang') ?? ''],
  'GET /api/pages/privacy': { title: 'Privacy', body: '<p>We keep little.</p>' },
};

describe('the “About us” page', () => {
  it('shows its title, its text and how to reach us', async () => {
    await renderPage({ at: '/about-us', signedIn: false, answers });

    expect(await screen.findByRole('heading', { level: 1, name: 'About Haberdash' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Since 1974' })).toBeInTheDocument();
    expect(screen.getByText(/Thread & paint/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See them' })).toHaveAttribute('href', '/products');
    expect(screen.queryByText(/alert/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1-800-555-0175' })).toHaveAttribute(
      'href',
      'tel:+18005550175',
    );
    expect(screen.getByText(/400 Spool Street/)).toBeInTheDocument();
    expect(document.title).toBe('About Haberdash · Haberdash');
  });

  it.each([
    ['fr', 'À propos de Haberdash', 'Du fil et de la peinture.'],
    ['es', 'Acerca de Haberdash', 'Hilo y pintura.'],
  ] as const)('is shown in %s if that is the language', async (language, title, text) => {
    await renderPage({ at: '/about-us', signedIn: false, answers, language });

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it.each([
    ['/about-us', 'About us', /^We supply shops, schools and studios/],
    ['/privacy', 'Privacy', /^What you enter here is used for your account/],
  ])('has words of the site if the server has none (%s)', async (at, title, words) => {
    const none = errorResponse(404, { message: 'Nothing here.' });
    const missing = { 'GET /api/pages/about-us': none, 'GET /api/pages/privacy': none };
    expectMessage('failed: 404');
    await renderPage({ at, signedIn: false, answers: missing });

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByText('Nothing here.')).not.toBeInTheDocument();
  });

  it('shows its name while the text is loading', async () => {
    await renderPage({
      at: '/about-us',
      answers: { 'GET /api/pages/about-us': () => new Promise(() => {}) },
    });

    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    expect(screen.getByText('Loading…')).toBeInTheDocument();
  });

  it('says why it could not be loaded, and loads again on request', async () => {
    const table: MockResponses = {
      'GET /api/pages/about-us': () =>
        errorResponse(403, { message: 'This page is being written.' }),
    };
    await renderPage({ at: '/about-us', answers: table });

    expect(await screen.findByText('This page is being written.')).toBeInTheDocument();
    table['GET /api/pages/about-us'] = inLanguage[''];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(/Thread & paint/)).toBeInTheDocument();
  });
});

describe('the privacy page', () => {
  it('is shown the same way', async () => {
    await renderPage({ at: '/privacy', signedIn: false, answers });

    expect(await screen.findByText('We keep little.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy');
  });
});
