import type { BoundFunctions, queries } from '@testing-library/react';

import type { Category } from '#contract/catalogue';
import type { Banner } from '#contract/content';

import { PHONE } from '../../src/ui/theme';

import type { Answers } from './answers';

/** A part of the page to look into. */
export type Within = BoundFunctions<typeof queries>;

/** A category of the menu with nothing in it; a test says what matters to it. */
export const menuCategory = (name: string, more: Partial<Category> = {}): Category => ({
  name,
  category: name,
  cat_code: name.toUpperCase(),
  New: 0,
  Clear: 0,
  Sale: 0,
  Soon: 0,
  sub_cate: [],
  ...more,
});

/** A banner that brings nothing of its own. */
export const bannerOf = (message: string, more: Partial<Banner> = {}): Banner => ({
  id: message,
  message,
  type: 'announcement',
  background_color: '',
  text_color: '',
  meta: {},
  ...more,
});

/** What stands around every screen asks for these; a buyer's parts for the last two. */
export const shellAnswers = {
  'GET /api/features': { features: [] },
  'GET /api/banners': { banners: [] },
  'GET /api/categories': { category: [] },
  'GET /api/class_codes': { class_codes: [] },
  'GET /api/cart': { products: [] },
  'GET /api/favorite': { products: [] },
} satisfies Answers;

/** The page is as narrow as a phone until the test is over. */
export function onAPhone() {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media === PHONE,
        media,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
}
