import type { ContentDocument, ContentEntry, Text } from '#contract/contentDocument';
import { BANNER_COLOURS } from '#domain/content';

import type { Tables } from '../../db/tables';
import { cleanDescription, cleanText } from '../../table-files/cleanText';

/** Rows per table; a table is absent if the document omits its list. */
export interface ContentRows {
  banners?: Tables['banners'][];
  carousel_images?: Tables['carousel_images'][];
  newsletters?: Tables['newsletters'][];
  downloads?: Tables['downloads'][];
  faqs?: Tables['faqs'][];
  pages?: Tables['pages'][];
  product_groups?: Tables['product_groups'][];
  product_group_products?: Tables['product_group_products'][];
}

type Titled = { title_en: string; title_fr: string; title_es: string };

const texts = (text: Text, clean: (text: string) => string) =>
  [text.en, text.fr ?? '', text.es ?? ''].map(clean) as [string, string, string];

function titles(title: Text): Titled {
  const [title_en, title_fr, title_es] = texts(title, cleanText);
  return { title_en, title_fr, title_es };
}

function bodies(body: Text = { en: '' }) {
  const [body_en, body_fr, body_es] = texts(body, cleanDescription);
  return { body_en, body_fr, body_es };
}

const commonColumns = (
  { id, country, active = true }: { id: string; country?: string; active?: boolean },
  position: number,
) => ({ id, country: country ?? null, active: active ? 1 : 0, position });

/** Converts a validated document to table rows, sanitising its HTML like that of descriptions. */
export function contentRows(document: ContentDocument): ContentRows {
  const { banners, carousel, newsletters, downloads, faqs, pages, product_groups } = document;
  return {
    ...(banners && { banners: banners.map(bannerRow) }),
    ...(carousel && {
      carousel_images: carousel.map(({ title, image = '', link = '', ...entry }, index) => ({
        ...commonColumns(entry, index),
        ...titles(title),
        image,
        link,
      })),
    }),
    ...(newsletters && {
      newsletters: newsletters.map(
        ({ title, body, date, image = '', link = '', ...entry }, index) => ({
          ...commonColumns(entry, index),
          ...titles(title),
          ...bodies(body),
          published_on: date,
          image,
          link,
        }),
      ),
    }),
    ...(downloads && { downloads: downloads.map(downloadRow) }),
    ...(faqs && { faqs: faqs.map(faqRow) }),
    ...(pages && {
      pages: pages.map(({ name, title, body }) => ({ name, ...titles(title), ...bodies(body) })),
    }),
    ...(product_groups && {
      product_groups: product_groups.map(({ id, title }) => ({ id, ...titles(title) })),
      product_group_products: product_groups.flatMap(({ id, products }) =>
        products.map((product_id, position) => ({ group_id: id, product_id, position })),
      ),
    }),
  };
}

function bannerRow(
  { message, type, background_color, text_color, link, icon, ...entry }: ContentEntry<'banners'>,
  index: number,
): Tables['banners'] {
  const [message_en, message_fr, message_es] = texts(message, cleanText);
  return {
    ...commonColumns(entry, index),
    message_en,
    message_fr,
    message_es,
    type: type ?? 'announcement',
    background_color: background_color ?? BANNER_COLOURS.background,
    text_color: text_color ?? BANNER_COLOURS.text,
    link: link || null,
    icon: icon ? cleanText(icon) : null,
  };
}

const downloadRow = (
  { title, kind, image, file, categories, classes, ...entry }: ContentEntry<'downloads'>,
  index: number,
): Tables['downloads'] => ({
  ...commonColumns(entry, index),
  ...titles(title),
  kind,
  image: image ?? '',
  file: file ?? '',
  categories: (categories ?? []).map(cleanText).join(','),
  classes: (classes ?? []).join(','),
});

function faqRow(
  { id, active = true, question, answer }: ContentEntry<'faqs'>,
  position: number,
): Tables['faqs'] {
  const [question_en, question_fr, question_es] = texts(question, cleanText);
  const [answer_en, answer_fr, answer_es] = texts(answer, cleanDescription);
  return {
    id,
    active: active ? 1 : 0,
    position,
    question_en,
    question_fr,
    question_es,
    answer_en,
    answer_fr,
    answer_es,
  };
}
