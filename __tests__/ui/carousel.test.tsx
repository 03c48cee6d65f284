import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { I18nProvider } from '../../src/i18n/I18n';
import { loadAllMessages } from '../../src/i18n/loadMessages';
import { Carousel } from '../../src/ui/Carousel';

const slides = [
  { image: '/images/reds.jpg', link: '/products', title: 'A hundred reds' },
  { image: 'https://pictures.test/fair.jpg', link: 'https://fair.test/', title: 'Meet us' },
  { image: '/images/school.jpg', link: '', title: 'Back to school' },
];

/** Width of the carousel's track, as on a phone; tests read its scroll position. */
const WIDTH = 390;

async function openCarousel(shown = slides, language: '' | 'fr' | 'es' = '') {
  const messages = await loadAllMessages(language);
  render(
    <I18nProvider first={{ language, messages }} language={language} country="CA">
      <MemoryRouter>
        <Carousel label="Highlights" slides={shown} />
      </MemoryRouter>
    </I18nProvider>,
  );
  const [first] = screen.getAllByRole('group');
  const track = first!.parentElement!;
  Object.defineProperty(track, 'clientWidth', { value: WIDTH });
  return track;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the carousel', () => {
  it('names itself, its slides and its pictures', async () => {
    await openCarousel();

    const carousel = screen.getByRole('region', { name: 'Highlights' });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const second = screen.getByRole('group', { name: '2 of 3' });
    expect(second).toHaveAttribute('aria-roledescription', 'slide');
    expect(within(second).getByRole('img', { name: 'Meet us' })).toHaveAttribute(
      'src',
      'https://pictures.test/fair.jpg',
    );
    expect(screen.getByRole('img', { name: 'A hundred reds' })).toHaveAttribute(
      'src',
      '/images/reds.jpg',
    );
  });

  it('links to our screens, to other sites in a new tab, or nowhere', async () => {
    await openCarousel();

    expect(screen.getByRole('link', { name: 'A hundred reds' })).toHaveAttribute(
      'href',
      '/products',
    );
    expect(screen.getByRole('link', { name: 'Meet us (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('turns forward and back, wraps around, and says where it is', async () => {
    const track = await openCarousel();

    await press('Next slide');
    expect(track.scrollLeft).toBe(WIDTH);
    expect(screen.getByText('Slide 2 of 3: Meet us')).toBeInTheDocument();

    await press('Previous slide');
    await press('Previous slide');
    expect(track.scrollLeft).toBe(2 * WIDTH);
    expect(screen.getByText('Slide 3 of 3: Back to school')).toBeInTheDocument();
  });

  it('goes to a chosen slide', async () => {
    const track = await openCarousel();
    const pickers = within(screen.getByRole('group', { name: 'Choose a slide' }));

    await userEvent.click(pickers.getByRole('button', { name: 'Show slide 3: Back to school' }));

    expect(track.scrollLeft).toBe(2 * WIDTH);
    expect(pickers.getByRole('button', { name: /^Show slide 3/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(pickers.getByRole('button', { name: /^Show slide 1/ })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });

  it('turns with the arrow keys', async () => {
    const track = await openCarousel();
    screen.getByRole('button', { name: 'Next slide' }).focus();

    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');

    expect(track.scrollLeft).toBe(WIDTH);
  });

  it('follows a swipe once it comes to rest', async () => {
    const track = await openCarousel();

    track.scrollLeft = 2 * WIDTH - 3;
    fireEvent.scroll(track);

    await waitFor(() =>
      expect(screen.getByText('Slide 3 of 3: Back to school')).toBeInTheDocument(),
    );
  });

  it('has no controls for a single picture', async () => {
    await openCarousel(slides.slice(0, 1));

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'carrousel', 'Diapositive suivante'],
    ['es', 'carrusel', 'Diapositiva siguiente'],
  ] as const)('is available in %s', async (language, role, next) => {
    await openCarousel(slides, language);

    expect(screen.getByRole('region')).toHaveAttribute('aria-roledescription', role);
    expect(screen.getByRole('button', { name: next })).toBeInTheDocument();
  });
});
