import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Product } from '#contract/product';
import type { Language } from '#domain/languages';

import { errorResponse, type MockResponses } from '../support/mockFetch';
import { productOf, visitorProductOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import type { Within } from '../support/shell';

interface Opened {
  signedIn?: boolean;
  language?: Language;
  answers?: MockResponses;
}

/** Renders the card of one product in a grid. */
async function openCard(
  change: Partial<Product> = {},
  { signedIn = true, language = '', answers = {} }: Opened = {},
) {
  const product = (signedIn ? productOf : visitorProductOf)('GT-1', change);
  await renderPage({
    at: '/product-groups/7',
    signedIn,
    language,
    answers: {
      'GET /api/product_group/7': { data: { title: 'A', data: [product] } },
      'GET /api/class_codes': {
        class_codes: ['F', 'Y', 'N'].map((code) => ({
          id: code,
          class: code,
          image: `/badges/${code}.svg`,
        })),
      },
      ...answers,
    },
  });
  const element = (await screen.findByText('GT-1')).closest('li') as HTMLElement;
  return { element, card: within(element), person: userEvent.setup() };
}

const box = (card: Within) =>
  card.findByRole<HTMLInputElement>('textbox', { name: 'Packs of Thread GT-1' });

/** A customer who usually orders no particular quantity. */
const NOTHING_USUAL = { 'POST /api/opticon': { status: true, lines: [] } };

describe('2.3 Card: class badge', () => {
  it('is the image of the product’s class', async () => {
    const { card } = await openCard({ class: 'F' });

    expect(await card.findByRole('img', { name: 'New' })).toHaveAttribute('src', '/badges/F.svg');
  });

  it('is left out, and logged, when its image cannot be loaded', async () => {
    const { card } = await openCard({ class: 'F' });
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
    fireEvent.error(await card.findByRole('img', { name: 'New' }));

    expect(card.queryByRole('img', { name: 'New' })).toBeNull();
    expect(logged).toHaveBeenCalledWith("There is no icon for class 'F'.");
  });
});

describe('2.3 Card: thumbnail', () => {
  it('links to the same page as the name, and is not a separate tab stop', async () => {
    const { element, card } = await openCard();
    const picture = element.querySelector('a:has(img)') as HTMLElement;

    expect(picture).toHaveAttribute('href', card.getByRole('link').getAttribute('href'));
    expect(picture).toHaveAttribute('tabindex', '-1');
    expect(card.getAllByRole('link')).toHaveLength(1);
  });

  it('has a skeleton while it loads, and is shown afterwards', async () => {
    const { element } = await openCard();
    const picture = element.querySelector('[data-is]') as HTMLElement;
    expect(picture).toHaveAttribute('data-is', 'loading');

    const image = picture.querySelector('img') as HTMLElement;
    expect(image).toHaveAttribute('src', expect.stringContaining('/thumbnails/GT-1.jpg'));
    fireEvent.load(image);
    expect(picture).toHaveAttribute('data-is', 'shown');
  });

  it('is replaced by a fallback image when it cannot be loaded', async () => {
    const { element } = await openCard();
    fireEvent.error(element.querySelector('[data-is] img') as HTMLElement);

    expect(element.querySelector('[data-is=failed] svg')).toBeVisible();
    expect(element.querySelector('[data-is] img')).toBeNull();
  });
});

describe('2.3 Card: favourite heart', () => {
  it('is a button for a buyer', async () => {
    const { card } = await openCard();

    expect(
      await card.findByRole('button', { name: 'Add Thread GT-1 to favourites' }),
    ).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('4 Favourite toggle: its button', () => {
  it('flips at once, is disabled while the product is processing, and reverts on failure', async () => {
    let answer: (response: Response) => void = () => {};
    const answers = { 'POST /api/fav/add': () => new Promise((resolve) => (answer = resolve)) };
    const { card, person } = await openCard({}, { answers });
    await person.click(await card.findByRole('button', { name: 'Add Thread GT-1 to favourites' }));
    const heart = card.getByRole('button', { name: 'Remove Thread GT-1 from favourites' });
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(heart).toBeDisabled();

    await act(async () => answer(errorResponse(409, { message: 'No.' })));
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    expect(heart).toBeEnabled();
  });
});

describe('2.3 Card: product id and name', () => {
  it('are shown, the name rendered as HTML', async () => {
    const { card } = await openCard({ name: 'Thread <b>No. 40</b> H<sub>2</sub>O' });

    expect(card.getByText('GT-1')).toBeVisible();
    expect(card.getByText('No. 40').tagName).toBe('B');
    expect(card.getByText('2').tagName).toBe('SUB');
  });

  it('link to /description/{product_id}/{country}', async () => {
    const { card } = await openCard({ product_id: ' GT-1 ', country: 'US' });

    expect(card.getByRole('link', { name: 'Thread GT-1' })).toHaveAttribute(
      'href',
      '/description/GT-1/US',
    );
  });
});

describe('2.3 Card: prices', () => {
  it.each([
    ['', ['List', 'Retail'], ['$2.50', '$4.99']],
    ['fr', ['Prix', 'Détail'], ['2,50 $', '4,99 $']],
    ['es', ['Lista', 'Menudeo'], ['2.50', '4.99']],
  ] as const)(
    'are the list and retail prices, labelled in “%s”',
    async (language, labels, amounts) => {
      const { card } = await openCard({}, { language });

      expect((await card.findAllByRole('term')).map((term) => term.textContent)).toEqual(labels);
      const shown = card.getAllByRole('definition').map((price) => price.textContent);
      shown.forEach((price, at) => expect(price?.replace(/\s/g, ' ')).toContain(amounts[at]));
    },
  );

  it('include a list price that is struck through when there is a sale price', async () => {
    const { card } = await openCard({ selling_price_2: 1.99 });

    expect((await card.findByText('$2.50')).tagName).toBe('S');
    expect(card.getByText('$1.99').tagName).toBe('STRONG');
  });

  it.each([null, 0])('are not struck through without a sale price: %s', async (none) => {
    const { card } = await openCard({ selling_price_2: none });

    expect((await card.findByText('$2.50')).tagName).toBe('STRONG');
  });
});

describe('2.3 Card: ship pack', () => {
  it('reads Ship Pack-{n}, and the quantity box reads × ship pack', async () => {
    const { card } = await openCard({ ship_pac: 24 });

    expect(await card.findByText('Ship Pack-24')).toBeVisible();
    expect(card.getByText('× 24')).toBeVisible();
  });
});

describe('2.3 Card: availability', () => {
  it('is shown on a line to a buyer', async () => {
    const { card } = await openCard();

    expect(await card.findByText('40 available')).toBeVisible();
  });

  it('is not shown for class N', async () => {
    const { card } = await openCard({ class: 'N' });

    expect(await card.findByText('Ship Pack-12')).toBeVisible();
    expect(card.queryByText(/available/i)).not.toBeInTheDocument();
  });
});

describe('2.3 Card: content types', () => {
  it('have an icon each, and unknown types have none', async () => {
    const { element } = await openCard({
      types: 'Videos, Patterns & Inspiration,Education & Blog Post,Gossip',
    });

    const icons = [...element.querySelectorAll('ul li')];
    expect(icons.map((icon) => icon.getAttribute('title'))).toEqual([
      'Videos',
      'Patterns & Inspiration',
      'Education & Blog Post',
    ]);
    for (const icon of icons) expect(icon.querySelector('svg')).not.toBeNull();
  });
});

describe('6 Visitor: card', () => {
  it.each(['', 'fr', 'es'] as const)(
    'has no price, stock, favourite button or quantity box in “%s”',
    async (language) => {
      const { element, card } = await openCard({}, { signedIn: false, language });

      expect(card.getByText(/-12$/)).toBeVisible();
      expect(element).not.toHaveTextContent(/\$|available|disponible/i);
      expect(card.queryByRole('button')).not.toBeInTheDocument();
      expect(card.queryByRole('textbox')).not.toBeInTheDocument();
    },
  );
});

describe('5 Quantity input', () => {
  it('accepts digits and ignores anything else', async () => {
    const { card, person } = await openCard();
    const input = await box(card);
    await person.type(input, '1a5e ');

    expect(input).toHaveValue('15');
  });

  it.each(['-', '-5'])('does not accept a negative entry: %s', async (entry) => {
    const { card } = await openCard();
    const input = await box(card);
    fireEvent.change(input, { target: { value: '3' } });
    fireEvent.change(input, { target: { value: entry } });

    expect(input).toHaveValue('3');
  });

  it('clamps a quantity above available to available', async () => {
    const { card, person } = await openCard({ available: 12 }, { answers: NOTHING_USUAL });
    const input = await box(card);
    await person.type(input, '99');

    expect(input).toHaveValue('12');
  });

  it('does not clamp class N', async () => {
    const unlimited = { available: 0, class: 'N' };
    const { card, person } = await openCard(unlimited, { answers: NOTHING_USUAL });
    const input = await box(card);
    await person.type(input, '500');

    expect(input).toHaveValue('500');
  });

  it.each([
    [0, 'Y', true],
    [-4, '', true],
    [1, '', false],
    [0, 'N', false],
    [-4, 'N', false],
  ])('with %i available and class “%s” is disabled: %s', async (available, code, isDisabled) => {
    const { card } = await openCard({ available, class: code });

    expect((await box(card)).disabled).toBe(isDisabled);
  });

  it('displays a negative stored count as NA', async () => {
    const { card } = await openCard({ available: -4 });

    expect(await card.findByText('Stock not known (NA)')).toBeVisible();
  });
});

describe('5 Duplicates by trimmed product_id', () => {
  it('are shown once', async () => {
    await renderPage({
      at: '/product-groups/7',
      answers: {
        'GET /api/product_group/7': {
          data: { title: 'A', data: ['GT-1', ' GT-1', 'GT-2 '].map((id) => productOf(id)) },
        },
      },
    });

    expect(await screen.findByText('Displaying 2 of 2 Products')).toBeVisible();
  });
});
