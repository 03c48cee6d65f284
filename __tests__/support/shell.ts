import type { BoundFunctions, queries } from '@testing-library/react';

import type { Category } from '#contract/catalogue';
import type { Banner } from '#contract/content';

import { PHONE } from '../../src/ui/theme';

import type { MockResponses } from './mockFetch';

/** Queries bound to a part of the page. */
export type Within = BoundFunctions<typeof queries>;

/** An empty menu category, with a test's changes. */
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

/** A banner without colours or meta data of its own. */
export const bannerOf = (message: string, more: Partial<Banner> = {}): Banner => ({
  id: message,
  message,
  type: 'announcement',
  background_color: '',
  text_color: '',
  meta: {},
  ...more,
});

/** Responses that every screen needs; the last two for signed-in buyers. */
export const shellAnswers = {
  'GET /api/features': { features: [] },
  'GET /api/banners': { banners: [] },
  'GET /api/categories': { category: [] },
  'GET /api/class_codes': { class_codes: [] },
  'GET /api/cart': { products: [] },
  'GET /api/favorite': { products: [] },
} satisfies MockResponses;

/** Makes one media query match for the rest of the test, and no other. */
export function emulateMedia(query: string) {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media === query,
        media,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
}

/** Makes the viewport as narrow as a phone for the rest of the test. */
export const emulatePhone = () => emulateMedia(PHONE);
