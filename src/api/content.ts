import type {
  ContentImage,
  Download,
  listCarouselImages,
  listCatalogues,
  listNewsletterImages,
  listPatterns,
  PageName,
  showPage,
} from '#contract/content';
import type { Call, Reply } from '#contract/route';

import { api, KEEP_LONG } from './api';
import { asList, asText } from './asRead';
import { call } from './call';

type Market = Call<typeof listPatterns>['query'];
type PageOfText = Reply<typeof showPage>;

const imagesOf = ({ images }: Partial<Reply<typeof listCarouselImages>>): ContentImage[] =>
  asList(images).map(({ image, link, title }) => ({
    image: asText(image),
    link: asText(link),
    title: asText(title),
  }));
const downloadsOf =
  (kind: string) =>
  ({ data }: Partial<Reply<typeof listPatterns>>): Download[] =>
    asList(data).map((one) => ({
      id: asText(one.id),
      title: asText(one.title),
      image: asText(one.image),
      file: asText(one.file),
      kind: asText(one.kind, kind),
    }));

const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCarouselImages: build.query<ContentImage[], Market>({
      query: (query) =>
        call<typeof listCarouselImages>({ method: 'GET', url: '/api/crousalImages', query }),
      transformResponse: imagesOf,
      keepUnusedDataFor: KEEP_LONG,
    }),
    listNewsletterImages: build.query<ContentImage[], Market>({
      query: (query) =>
        call<typeof listNewsletterImages>({ method: 'GET', url: '/api/newsletterImages', query }),
      transformResponse: imagesOf,
      keepUnusedDataFor: KEEP_LONG,
    }),
    listCatalogues: build.query<Download[], Market>({
      query: (query) =>
        call<typeof listCatalogues>({ method: 'GET', url: '/api/catalogues', query }),
      transformResponse: downloadsOf('catalogue'),
      keepUnusedDataFor: KEEP_LONG,
    }),
    listPatterns: build.query<Download[], Market>({
      query: (query) => call<typeof listPatterns>({ method: 'GET', url: '/api/patterns', query }),
      transformResponse: downloadsOf('pattern'),
      keepUnusedDataFor: KEEP_LONG,
    }),
    showPage: build.query<PageOfText, Market & { name: PageName }>({
      extraOptions: { beyond: 'pages' },
      query: ({ name, ...query }) =>
        call<typeof showPage>({ method: 'GET', url: '/api/pages/:name', params: { name }, query }),
      keepUnusedDataFor: KEEP_LONG,
    }),
  }),
});

export const {
  useListCarouselImagesQuery,
  useListNewsletterImagesQuery,
  useListCataloguesQuery,
  useListPatternsQuery,
  useShowPageQuery,
} = contentApi;
