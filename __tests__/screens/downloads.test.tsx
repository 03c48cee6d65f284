import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Download } from '#contract/content';

import { errorResponse, type MockResponses } from '../support/mockFetch';
import { renderPage } from '../support/renderPage';

const file = (id: string, kind: string, change: Partial<Download> = {}): Download => ({
  id,
  kind,
  title: `Title of ${id}`,
  image: `/images/content/downloads/${id}.jpg`,
  file: `/files/${id}.pdf`,
  ...change,
});

const catalogues: MockResponses = {
  'GET /api/catalogues': {
    data: [file('spring', 'catalogue'), file('art', 'catalogue', { file: 'https://files.test/a' })],
  },
};

const patterns: MockResponses = {
  'GET /api/patterns': { data: [file('bunting', 'pattern'), file('birthday', 'card')] },
};

describe('the catalogues', () => {
  it('open in a new tab, or are downloaded', async () => {
    const { requests } = await renderPage({
      at: '/catalogues',
      signedIn: false,
      answers: catalogues,
    });

    const open = await screen.findByRole('link', {
      name: 'Title of spring (opens in a new tab)',
    });
    expect(open).toHaveAttribute('href', '/files/spring.pdf');
    expect(open).toHaveAttribute('target', '_blank');
    const take = screen.getByRole('link', { name: 'Download PDF: Title of spring' });
    expect(take).toHaveAttribute('href', '/files/spring.pdf');
    expect(take).toHaveAttribute('download');
    expect(document.title).toBe('Catalogues · Haberdash');
    expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({ lang: '', country: 'CA' });
  });

  it('show their covers', async () => {
    const { container } = await renderPage({ at: '/catalogues', answers: catalogues });

    await screen.findByRole('heading', { name: 'Title of spring' });
    const covers = [...container.querySelectorAll('img')].map(({ src }) => src);
    expect(covers).toEqual([
      'http://localhost/images/content/downloads/spring.jpg',
      'http://localhost/images/content/downloads/art.jpg',
    ]);
  });

  it('may be on another host, and need no file extension', async () => {
    await renderPage({ at: '/catalogues', answers: catalogues });

    expect(
      await screen.findByRole('link', { name: 'Download file: Title of art' }),
    ).toHaveAttribute('href', 'https://files.test/a');
  });

  it.each([
    ['fr', 'Télécharger PDF\u00a0: Title of spring'],
    ['es', 'Descargar PDF: Title of spring'],
  ] as const)('are requested in %s', async (language, name) => {
    const { requests } = await renderPage({ at: '/catalogues', answers: catalogues, language });

    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
    expect(requests.find(({ path }) => path === '/api/catalogues')?.query.get('lang')).toBe(
      language,
    );
  });

  it('say that they are loading', async () => {
    await renderPage({
      at: '/catalogues',
      answers: { 'GET /api/catalogues': () => new Promise(() => {}) },
    });

    expect(await screen.findByText('Loading…')).toBeInTheDocument();
  });

  it('give way to a link to the products when there are none', async () => {
    await renderPage({ at: '/catalogues', answers: { 'GET /api/catalogues': { data: [] } } });

    expect(
      await screen.findByText('There are no catalogues to download at the moment.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse the catalogue' })).toHaveAttribute(
      'href',
      '/products',
    );
  });

  it('say why they could not be loaded, and load again on request', async () => {
    const answers: MockResponses = {
      'GET /api/catalogues': () => errorResponse(400, { message: 'They are at the printer’s.' }),
    };
    await renderPage({ at: '/catalogues', answers });

    expect(await screen.findByText('They are at the printer’s.')).toBeInTheDocument();
    Object.assign(answers, catalogues);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Title of spring' })).toBeInTheDocument();
  });
});

describe.each([
  ['/free-patterns', 'Free patterns', 'Title of bunting', 'Title of birthday', /no pattern/],
  ['/free-cards', 'Free cards', 'Title of birthday', 'Title of bunting', /no card/],
])('%s', (at, title, shown, other, nothing) => {
  it('shows only its own kind from the shared list', async () => {
    await renderPage({ at, signedIn: false, answers: patterns });

    expect(await screen.findByRole('heading', { name: shown })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.queryByRole('heading', { name: other })).not.toBeInTheDocument();
  });

  it('says so when there is none of its kind', async () => {
    await renderPage({ at, answers: { 'GET /api/patterns': { data: [file('x', 'poster')] } } });

    expect(await screen.findByText(nothing)).toBeInTheDocument();
  });

  it('says why it could not be loaded', async () => {
    await renderPage({
      at,
      answers: { 'GET /api/patterns': () => errorResponse(400, { message: 'Not today.' }) },
    });

    expect(await screen.findByText('Not today.')).toBeInTheDocument();
  });
});
