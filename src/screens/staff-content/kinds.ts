import type { PageName } from '#contract/content';
import { CLASS_FLAGS } from '#domain/classCodes';
import { CONTENT_LIMITS } from '#domain/content';

import type { DeskContentEntry, ContentKind } from '../../api/staffContent';
import type { MessageKey } from '../../i18n/messages/en';

export type TextName = 'message' | 'title' | 'body' | 'question' | 'answer';
/** Fields with several values, typed one per line. */
export type MultiValueName = 'categories' | 'products';
/** Single-line fields. */
type SingleLineName = Exclude<
  keyof DeskContentEntry,
  TextName | MultiValueName | 'id' | 'name' | 'active' | 'classes'
>;

interface Labelled {
  label: MessageKey;
  hint?: MessageKey;
  isRequired?: boolean;
}

/** A text in three languages: a single line, or HTML of many lines. */
export interface TextDefinition extends Labelled {
  name: TextName;
  as: 'line' | 'html';
}

type Choices = readonly (readonly [value: string, name: MessageKey])[];

export type FieldDefinition = Labelled &
  (
    | { name: SingleLineName; as: 'text'; limit: number }
    | { name: SingleLineName; as: 'choice'; choices: Choices }
    | { name: SingleLineName; as: 'day' | 'colour' }
    | { name: MultiValueName; as: 'names' }
    | { name: 'active'; as: 'check' }
    | { name: 'image'; as: 'picture' }
    | { name: 'classes'; as: 'several'; choices: Choices }
  );

interface KindDefinition {
  title: MessageKey;
  about: MessageKey;
  /** The first one is the display name of an entry. */
  texts: readonly [TextDefinition, ...TextDefinition[]];
  fields: readonly FieldDefinition[];
  /** Whether the order of the entries can be chosen. */
  isOrdered?: boolean;
  /** Whether the entries have fixed names and cannot be removed. */
  isFixed?: boolean;
}

/** Titles of the fixed pages, used until a page has been written. */
export const PAGES: Readonly<Record<PageName, MessageKey>> = {
  'about-us': 'nav.about',
  privacy: 'privacy.title',
};

const country: FieldDefinition = {
  name: 'country',
  label: 'staff.country',
  as: 'choice',
  choices: [
    ['', 'desk.anyCountry'],
    ['CA', 'staff.country.CA'],
    ['US', 'staff.country.US'],
  ],
};
const active: FieldDefinition = { name: 'active', label: 'content.active', as: 'check' };
const urlField = (
  name: SingleLineName,
  label: MessageKey,
  hint: MessageKey = 'content.address.hint',
): FieldDefinition => ({ name, label, hint, as: 'text', limit: CONTENT_LIMITS.address });
const link = urlField('link', 'content.link');
const image: FieldDefinition = { name: 'image', label: 'content.image', as: 'picture' };
const title: TextDefinition = {
  name: 'title',
  label: 'content.entryTitle',
  as: 'line',
  isRequired: true,
};
const htmlText = (name: TextName, label: MessageKey, isRequired: boolean): TextDefinition => ({
  name,
  label,
  isRequired,
  as: 'html',
});

/** Definition of every content list: its title, and the fields of its entries. */
export const KINDS: Readonly<Record<ContentKind, KindDefinition>> = {
  banners: {
    title: 'content.banners',
    about: 'content.banners.about',
    texts: [{ name: 'message', label: 'content.message', as: 'line', isRequired: true }],
    fields: [
      active,
      country,
      {
        name: 'type',
        label: 'content.type',
        as: 'choice',
        choices: [
          ['announcement', 'content.type.announcement'],
          ['shipping', 'content.type.shipping'],
          ['promotion', 'content.type.promotion'],
          ['promo', 'content.type.promo'],
        ],
      },
      link,
      { name: 'icon', label: 'content.icon', as: 'text', limit: CONTENT_LIMITS.icon },
      { name: 'background_color', label: 'content.background', as: 'colour' },
      { name: 'text_color', label: 'content.textColour', as: 'colour' },
    ],
    isOrdered: true,
  },
  carousel: {
    title: 'content.carousel',
    about: 'content.carousel.about',
    texts: [title],
    fields: [active, country, link, image],
    isOrdered: true,
  },
  newsletters: {
    title: 'content.newsletters',
    about: 'content.newsletters.about',
    texts: [title, htmlText('body', 'content.body', false)],
    fields: [
      active,
      country,
      { name: 'date', label: 'content.entryDay', as: 'day', isRequired: true },
      urlField('link', 'content.link', 'content.newsletters.link'),
      image,
    ],
  },
  faqs: {
    title: 'support.faqs',
    about: 'content.faqs.about',
    texts: [
      { name: 'question', label: 'content.question', as: 'line', isRequired: true },
      htmlText('answer', 'content.answer', true),
    ],
    fields: [active],
    isOrdered: true,
  },
  downloads: {
    title: 'content.downloads',
    about: 'content.downloads.about',
    texts: [title],
    fields: [
      active,
      country,
      {
        name: 'kind',
        label: 'content.kind',
        as: 'choice',
        choices: [
          ['catalogue', 'content.kind.catalogue'],
          ['pattern', 'content.kind.pattern'],
          ['card', 'content.kind.card'],
        ],
      },
      urlField('file', 'content.file', 'content.file.hint'),
      image,
      {
        name: 'categories',
        label: 'content.categories',
        hint: 'content.categories.hint',
        as: 'names',
      },
      {
        name: 'classes',
        label: 'content.classes',
        as: 'several',
        choices: CLASS_FLAGS.map((flag) => [flag, `flag.${flag}`] as const),
      },
    ],
    isOrdered: true,
  },
  pages: {
    title: 'content.pages',
    about: 'content.pages.about',
    texts: [title, htmlText('body', 'content.body', true)],
    fields: [],
    isFixed: true,
  },
  product_groups: {
    title: 'content.product_groups',
    about: 'content.product_groups.about',
    texts: [title],
    fields: [
      { name: 'products', label: 'content.products', hint: 'content.products.hint', as: 'names' },
    ],
  },
};

export const parseKind = (text: string | undefined): ContentKind | undefined =>
  Object.keys(KINDS).find((kind): kind is ContentKind => kind === text);
