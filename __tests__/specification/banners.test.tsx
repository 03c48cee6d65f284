import { fireEvent, screen, within } from '@testing-library/react';

import type { Banner } from '#contract/content';

import { renderPage } from '../support/renderPage';
import { bannerOf, shellAnswers } from '../support/shell';

/** Opens a screen without data of its own, below these banners. */
async function openUnder(banners: Banner[], country: 'CA' | 'US' = 'CA') {
  const { requests } = await renderPage({
    at: '/profile',
    isWhole: true,
    signedIn: { cflag: country },
    language: 'fr',
    answers: { ...shellAnswers, 'GET /api/banners': { banners } },
  });
  const shown = within(await screen.findByRole('complementary', { name: 'Annonces' }));
  return { shown, requests, line: (text: string) => shown.getByText(text).closest('p')! };
}

describe('2.2 Announcement banners', () => {
  it('are shown above the header, for the buyer’s country and in their language', async () => {
    const { shown, requests } = await openUnder([bannerOf('Bienvenue')], 'US');

    const position = shown
      .getByText('Bienvenue')
      .compareDocumentPosition(await screen.findByRole('banner'));
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const [call] = requests.filter(({ path }) => path === '/api/banners');
    expect(Object.fromEntries(call!.query)).toEqual({ country: 'US', language: 'fr' });
  });

  it('link to meta.link, or nowhere if it is missing or unsafe', async () => {
    const { shown } = await openUnder([
      bannerOf('Solde', { meta: { link: '/product-groups/4' } }),
      bannerOf('Congé'),
      bannerOf('Piège', { meta: { link: 'javascript:alert(1)' } }),
    ]);

    const links = shown.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/product-groups/4']);
  });

  it('open a screen without reloading the page', async () => {
    const { shown } = await openUnder([bannerOf('Solde', { meta: { link: '/about-us' } })]);

    // A link handled by the router has its default action prevented.
    expect(fireEvent.click(shown.getByRole('link'))).toBe(false);
    expect(location.pathname).toBe('/about-us');
  });

  it('show the icon from meta.icon instead of the one for their type', async () => {
    const { line } = await openUnder([bannerOf('Neige', { meta: { icon: '❄️' } })]);

    expect(line('Neige')).toHaveTextContent('❄️ Neige');
  });

  it('are shown in full if meta is missing', async () => {
    const bare = { ...bannerOf('Nu'), meta: undefined } as unknown as Banner;
    const { line } = await openUnder([bare]);

    expect(line('Nu')).toHaveTextContent('📦 Nu');
  });
});

describe('the announcements', () => {
  it('are shown one at a time: dismissing one shows the next, and none is shown twice', async () => {
    const banners = [bannerOf('Premier'), bannerOf('Second')];
    const { shown } = await openUnder(banners);
    const dismiss = () => shown.getAllByRole('button', { name: 'Masquer cette annonce' });

    expect(dismiss()).toHaveLength(1);
    expect(shown.getByText('Second')).not.toBeVisible();
    fireEvent.click(dismiss()[0]!);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(shown.queryByText('Premier')).toBeNull();
    expect(shown.getByText('Second')).toBeVisible();
    fireEvent.click(dismiss()[0]!);
    expect(screen.queryByRole('complementary', { name: 'Annonces' })).toBeNull();
    expect(JSON.parse(localStorage.getItem('banners')!)).toEqual(['Premier', 'Second']);
  });

  it('stay dismissed on the next visit, unless they say something new', async () => {
    localStorage.setItem('banners', JSON.stringify(['Premier']));
    const { shown } = await openUnder([bannerOf('Premier'), bannerOf('Dernier jour')]);

    expect(shown.queryByText('Premier')).toBeNull();
    expect(shown.getByText('Dernier jour')).toBeVisible();
  });

  it('are all shown if the stored entry is damaged', async () => {
    localStorage.setItem('banners', '{"no": "list"}');
    const { shown } = await openUnder([bannerOf('Premier')]);

    expect(shown.getByText('Premier')).toBeVisible();
  });
});

describe('9 Banner default colours', () => {
  it('are a red background #dc2626 and white text', async () => {
    const { line } = await openUnder([bannerOf('Simple')]);

    expect(line('Simple')).toHaveStyle({
      background: 'rgb(220, 38, 38)',
      color: 'rgb(255, 255, 255)',
    });
  });

  it('give way to a banner’s own colours', async () => {
    const { line } = await openUnder([
      bannerOf('Vert', { background_color: '#14532d', text_color: '#fef9c3' }),
    ]);

    expect(line('Vert')).toHaveStyle({ background: '#14532d', color: '#fef9c3' });
  });
});

describe('9 Banner emoji by type', () => {
  it.each([
    ['shipping', '🚚'],
    ['announcement', '📦'],
    ['promotion', '🎉'],
    ['promo', '🎉'],
  ] as const)('%s shows %s', async (type, emoji) => {
    const { line } = await openUnder([bannerOf('Texte', { type })]);

    expect(line('Texte')).toHaveTextContent(`${emoji} Texte`);
  });
});
