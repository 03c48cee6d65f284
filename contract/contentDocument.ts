import { Type, type Static } from 'typebox';

import { CLASS_FLAGS } from '#domain/classCodes';
import { CONTENT_LIMITS } from '#domain/content';

import { Banner, PAGE_NAMES } from './content';
import { CountryCode, StrictObject } from './fields';

/** Text in three languages; English is the fallback for a missing translation. */
const Text = (maxLength: number) =>
  StrictObject({
    en: Type.String({ minLength: 1, maxLength }),
    fr: Type.Optional(Type.String({ maxLength })),
    es: Type.Optional(Type.String({ maxLength })),
  });
export type Text = Static<ReturnType<typeof Text>>;

const DOWNLOAD_KINDS = ['catalogue', 'pattern', 'card'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

const Line = Text(CONTENT_LIMITS.line);
const Html = Text(CONTENT_LIMITS.html);
const Id = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$',
  maxLength: CONTENT_LIMITS.id,
});
/** Name or id of a category or a product. */
const Name = Type.String({ minLength: 1, maxLength: 64 });
/** An http(s) URL, a path on this site, or empty. */
const Link = Type.Optional(
  Type.String({
    pattern: '^(https?://[^\\s/]\\S*|/(?!/)[^\\s\\\\]*)?$',
    maxLength: CONTENT_LIMITS.address,
  }),
);
const Colour = Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$', maxLength: 7 }));
const Country = Type.Optional(CountryCode);
const Active = Type.Optional(Type.Boolean());
const entryFields = { id: Id, country: Country, active: Active };
const listOf = <Entry extends ReturnType<typeof StrictObject>>(entry: Entry) =>
  Type.Optional(Type.Array(entry, { maxItems: CONTENT_LIMITS.entries }));

/**
 * The shop's informational content as one document. A list that is present replaces the stored one;
 * an omitted list is left unchanged. Entries are displayed in list order.
 */
export const ContentDocument = StrictObject({
  banners: listOf(
    StrictObject({
      ...entryFields,
      message: Line,
      type: Type.Optional(Banner.properties.type),
      background_color: Colour,
      text_color: Colour,
      link: Link,
      icon: Type.Optional(Type.String({ maxLength: CONTENT_LIMITS.icon })),
    }),
  ),
  carousel: listOf(StrictObject({ ...entryFields, title: Line, image: Link, link: Link })),
  newsletters: listOf(
    StrictObject({
      ...entryFields,
      date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10 }),
      title: Line,
      body: Type.Optional(Html),
      image: Link,
      link: Link,
    }),
  ),
  downloads: listOf(
    StrictObject({
      ...entryFields,
      kind: Type.Enum([...DOWNLOAD_KINDS]),
      title: Line,
      image: Link,
      file: Link,
      categories: Type.Optional(Type.Array(Name, { maxItems: CONTENT_LIMITS.entries })),
      classes: Type.Optional(
        Type.Array(Type.Enum([...CLASS_FLAGS]), { maxItems: CLASS_FLAGS.length }),
      ),
    }),
  ),
  faqs: listOf(StrictObject({ id: Id, active: Active, question: Line, answer: Html })),
  pages: listOf(StrictObject({ name: Type.Enum([...PAGE_NAMES]), title: Line, body: Html })),
  product_groups: listOf(
    StrictObject({
      id: Id,
      title: Line,
      products: Type.Array(Name, {
        maxItems: CONTENT_LIMITS.entries,
      }),
    }),
  ),
});
export type ContentDocument = Static<typeof ContentDocument>;

export type ContentKind = keyof ContentDocument;
export const CONTENT_KINDS = Object.keys(ContentDocument.properties) as ContentKind[];

/** An entry of one of the lists. */
export type ContentEntry<Kind extends ContentKind = ContentKind> = NonNullable<
  ContentDocument[Kind]
>[number];
