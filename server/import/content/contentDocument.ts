import { Type, type Static } from 'typebox';

import { Exactly } from '#contract/common';
import { Banner, PAGE_NAMES } from '#contract/content';

import { CLASS_FLAGS } from '#domain/classCodes';
import { COUNTRIES } from '#domain/countries';

/** A text in three languages; where one is left out the English one stands for it. */
const Text = (maxLength: number) =>
  Exactly({
    en: Type.String({ minLength: 1, maxLength }),
    fr: Type.Optional(Type.String({ maxLength })),
    es: Type.Optional(Type.String({ maxLength })),
  });
export type Text = Static<ReturnType<typeof Text>>;

const Line = Text(300);
const Html = Text(50_000);
const Id = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' });
/** An http(s) address, a path of the site, or nothing. */
const Link = Type.Optional(
  Type.String({ pattern: '^(https?://[^\\s/]\\S*|/(?!/)[^\\s\\\\]*)?$', maxLength: 2000 }),
);
const Colour = Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }));
const Country = Type.Optional(Type.Enum([...COUNTRIES]));
const Active = Type.Optional(Type.Boolean());
const shown = { id: Id, country: Country, active: Active };
const listOf = <Entry extends ReturnType<typeof Exactly>>(entry: Entry) =>
  Type.Optional(Type.Array(entry, { maxItems: 1000 }));

/**
 * The informational content of a shop as one document. A list that is there replaces the one that is
 * stored; a list that is left out stays. The order of a list is the order on the screen.
 */
export const ContentDocument = Exactly({
  banners: listOf(
    Exactly({
      ...shown,
      message: Line,
      type: Type.Optional(Banner.properties.type),
      background_color: Colour,
      text_color: Colour,
      link: Link,
      icon: Type.Optional(Type.String({ maxLength: 40 })),
    }),
  ),
  carousel: listOf(Exactly({ ...shown, title: Line, image: Link, link: Link })),
  newsletters: listOf(
    Exactly({
      ...shown,
      date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
      title: Line,
      body: Type.Optional(Html),
      image: Link,
      link: Link,
    }),
  ),
  downloads: listOf(
    Exactly({
      ...shown,
      kind: Type.Enum(['catalogue', 'pattern', 'card']),
      title: Line,
      image: Link,
      file: Link,
      categories: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 64 }))),
      classes: Type.Optional(Type.Array(Type.Enum([...CLASS_FLAGS]))),
    }),
  ),
  faqs: listOf(Exactly({ id: Id, active: Active, question: Line, answer: Html })),
  pages: listOf(Exactly({ name: Type.Enum([...PAGE_NAMES]), title: Line, body: Html })),
  product_groups: listOf(
    Exactly({
      id: Id,
      title: Line,
      products: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 1000 }),
    }),
  ),
});
export type ContentDocument = Static<typeof ContentDocument>;
