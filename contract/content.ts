import { Type, type Static } from 'typebox';

import { CountryFlag, StrictObject, Lang } from './fields';
import { Problem } from './replies';

const tags = ['Content'] as const;

export const Banner = Type.Object({
  id: Type.String(),
  message: Type.String(),
  type: Type.Enum(['shipping', 'announcement', 'promotion', 'promo']),
  background_color: Type.String(),
  text_color: Type.String(),
  meta: Type.Object({ link: Type.Optional(Type.String()), icon: Type.Optional(Type.String()) }),
});
export type Banner = Static<typeof Banner>;

export const listBanners = {
  method: 'GET',
  url: '/api/banners',
  schema: {
    tags,
    summary: 'Lists active announcement banners',
    querystring: StrictObject({ country: CountryFlag, language: Lang }),
    response: { 200: Type.Object({ banners: Type.Array(Banner) }), '4xx': Problem },
  },
} as const;

const contentQuery = StrictObject({ country: CountryFlag, lang: Lang });

/** A linked picture: `image` is an absolute URL or a path, `link` may be empty. */
export const ContentImage = Type.Object({
  image: Type.String(),
  link: Type.String(),
  title: Type.String(),
});
export type ContentImage = Static<typeof ContentImage>;
const Images = Type.Object({ images: Type.Array(ContentImage) });

/** The URL is spelled as in the specification. */
export const listCarouselImages = {
  method: 'GET',
  url: '/api/crousalImages',
  schema: {
    tags,
    summary: "Returns the home page's carousel",
    querystring: contentQuery,
    response: { 200: Images, '4xx': Problem },
  },
} as const;

export const listNewsletterImages = {
  method: 'GET',
  url: '/api/newsletterImages',
  schema: {
    tags,
    summary: 'Lists newsletters, newest first',
    querystring: contentQuery,
    response: { 200: Images, '4xx': Problem },
  },
} as const;

/** A downloadable file: `image` is its preview, `file` the download itself. */
export const Download = Type.Object({
  id: Type.String(),
  title: Type.String(),
  image: Type.String(),
  file: Type.String(),
  kind: Type.String(),
});
export type Download = Static<typeof Download>;
const Downloads = Type.Object({ data: Type.Array(Download) });

export const listCatalogues = {
  method: 'GET',
  url: '/api/catalogues',
  schema: {
    tags,
    summary: 'Lists printed catalogues as files; `kind` is `catalogue`',
    querystring: contentQuery,
    response: { 200: Downloads, '4xx': Problem },
  },
} as const;

/** Free patterns and free cards share one list, distinguished by `kind`: `pattern` or `card`. */
export const listPatterns = {
  method: 'GET',
  url: '/api/patterns',
  schema: {
    tags,
    summary: 'Lists free patterns and cards; `kind` is `pattern` or `card`',
    querystring: contentQuery,
    response: { 200: Downloads, '4xx': Problem },
  },
} as const;

export const PAGE_NAMES = ['about-us', 'privacy'] as const;

/** A static text page; extends section 7. */
export const showPage = {
  method: 'GET',
  url: '/api/pages/:name',
  schema: {
    tags,
    summary: 'Returns a page of text: its title, and HTML restricted to the long allow-list',
    params: StrictObject({ name: Type.Enum([...PAGE_NAMES]) }),
    querystring: contentQuery,
    response: {
      200: Type.Object({ title: Type.String(), body: Type.String() }),
      '4xx': Problem,
    },
  },
} as const;
export type PageName = (typeof PAGE_NAMES)[number];
