import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Product } from '#contract/product';

import { pageOf, productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { shellAnswers } from '../support/shell';
import { pass, stopTheClock } from '../support/signedInStore';

const WRONG = '036000291453';
const RIGHT = '036000291452';
const SAID = `The last digit of ${WRONG} does not fit the others. One digit of this barcode was mistyped or misread.`;

async function typeInto(text: string, found: Product[] = []) {
  const { asked } = await renderPage({
    at: '/about-us',
    isWhole: true,
    signedIn: false,
    answers: {
      ...shellAnswers,
      'GET /api/pages/about-us': { title: 'About', body: '' },
      'GET /search/': pageOf(found),
    },
  });
  stopTheClock();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const box = screen.getAllByRole('searchbox')[0]!;
  await person.type(box, text);
  await act(() => pass(1_000));
  await act(() => pass(1_000));
  return { box, person, searches: () => asked.filter(({ path }) => path === '/search/').length };
}

afterEach(() => void jest.useRealTimers());

describe('the search box over every screen', () => {
  it('says of a barcode that its check digit is wrong, in the words of the search page', async () => {
    const { box, person } = await typeInto(WRONG);
    expect(screen.getByText(SAID)).toBeVisible();

    await person.type(box, '{Backspace}');
    expect(screen.queryByText(SAID)).not.toBeInTheDocument();
  });

  it('is silent again when it is left', async () => {
    const { person } = await typeInto(WRONG);
    expect(screen.getByText(SAID)).toBeVisible();
    await person.tab();

    expect(screen.queryByText(SAID)).not.toBeInTheDocument();
  });

  it('leaves alone what the shop knows as it stands', async () => {
    const { searches } = await typeInto(WRONG, [productOf(WRONG)]);

    expect(searches()).toBe(1);
    expect(screen.queryByText(SAID)).not.toBeInTheDocument();
  });

  it.each([RIGHT, '22423', 'red acrylic'])('asks nothing while %s is typed', async (text) => {
    const { searches } = await typeInto(text);

    expect(searches()).toBe(0);
  });
});
