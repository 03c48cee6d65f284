import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { errorResponse, type MockResponses } from '../support/mockFetch';
import { renderPage } from '../support/renderPage';

const answers: MockResponses = {
  'GET /api/newsletterImages': {
    images: [
      { image: '/images/november.jpg', link: '/products/Yarn/Yarn/YRN', title: 'November' },
      { image: '/images/october.jpg', link: '/files/october.pdf?lang=fr', title: 'October' },
      { image: '/images/september.jpg', link: '', title: 'September' },
      { image: '/images/august.jpg', link: 'javascript:alert(1)', title: 'August' },
    ],
  },
};

describe('the newsletter', () => {
  it('shows the issues in the server’s order, with links only to safe addresses', async () => {
    await renderPage({ at: '/newsletter', signedIn: false, answers });

    const titles = await screen.findAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'November',
      'October',
      'September',
      'August',
    ]);
    expect(screen.getByRole('link', { name: 'November' })).toHaveAttribute(
      'href',
      '/products/Yarn/Yarn/YRN',
    );
    const file = screen.getByRole('link', { name: 'October (opens in a new tab)' });
    expect(file).toHaveAttribute('href', '/files/october.pdf?lang=fr');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('says that the issues are loading', async () => {
    await renderPage({
      at: '/newsletter',
      answers: { 'GET /api/newsletterImages': () => new Promise(() => {}) },
    });

    expect(await screen.findByText('Loading…')).toBeInTheDocument();
  });

  it.each([
    ['', 'No newsletter has been published yet.'],
    ['fr', 'Aucune infolettre n’a encore été publiée.'],
    ['es', 'Aún no se ha publicado ningún boletín.'],
  ] as const)('says in “%s” that no issue has been published yet', async (language, sentence) => {
    await renderPage({
      at: '/newsletter',
      answers: { 'GET /api/newsletterImages': { images: [] } },
      language,
    });

    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('says why it could not be loaded, and loads again on request', async () => {
    const table: MockResponses = {
      'GET /api/newsletterImages': () => errorResponse(400, { message: 'Still being written.' }),
    };
    await renderPage({ at: '/newsletter', answers: table });

    expect(await screen.findByText('Still being written.')).toBeInTheDocument();
    Object.assign(table, answers);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'October' })).toBeInTheDocument();
  });
});
