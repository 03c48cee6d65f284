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

import { api, LONG_CACHE_SECONDS } from './api';
import { buildRequest, withQuery } from './buildRequest';
import { asList, asText } from './lenientFields';

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
    listCarouselImages: build.query({
      ...withQuery<typeof listCarouselImages>('GET', '/api/crousalImages'),
      transformResponse: imagesOf,
      keepUnusedDataFor: LONG_CACHE_SECONDS,
    }),
    listNewsletterImages: build.query({
      ...withQuery<typeof listNewsletterImages>('GET', '/api/newsletterImages'),
      transformResponse: imagesOf,
      keepUnusedDataFor: LONG_CACHE_SECONDS,
    }),
    listCatalogues: build.query({
      ...withQuery<typeof listCatalogues>('GET', '/api/catalogues'),
      transformResponse: downloadsOf('catalogue'),
      keepUnusedDataFor: LONG_CACHE_SECONDS,
    }),
    listPatterns: build.query({
      ...withQuery<typeof listPatterns>('GET', '/api/patterns'),
      transformResponse: downloadsOf('pattern'),
      keepUnusedDataFor: LONG_CACHE_SECONDS,
    }),
    showPage: build.query<PageOfText, Market & { name: PageName }>({
      extraOptions: { feature: 'pages' },
      query: ({ name, ...query }) =>
        buildRequest<typeof showPage>({
          method: 'GET',
          url: '/api/pages/:name',
          params: { name },
          query,
        }),
      keepUnusedDataFor: LONG_CACHE_SECONDS,
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
