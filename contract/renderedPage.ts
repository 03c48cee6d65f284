import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

/** The request for a server-rendered page: whom it is for, and how to fetch its data. */
export interface PageRequest {
  /** Path and query. */
  address: string;
  /** The shop's own URL, without a path. */
  publicUrl: string;
  language: Language;
  country: Country;
  isPhone: boolean;
  /** Rendered for a customer, but without any data that only a customer may see. */
  isCustomer: boolean;
  /** Whether product lists are rendered as cards, as they always are for visitors. */
  hasCards: boolean;
  /** Requests data from the server that serves the page, with the visitor's own permissions. */
  fetch: (request: Request) => Promise<Response>;
}

/**
 * Data that the page was rendered from, embedded under the id `page` so that the browser can
 * hydrate it.
 */
export interface ServedPage extends Omit<PageRequest, 'address' | 'publicUrl' | 'fetch'> {
  /** The fetched responses, in the shape of the browser's store. */
  state: object;
  /** Name of the screen. */
  title: string;
  /** Names of the code-split chunks that it uses besides the initial one. */
  parts: string[];
  words: MessageSet;
}

/**
 * Messages that load together: those of the shell and the listing; with those of a buyer's rows and
 * links, and of a phone's bars; with those of the other screens that people arrive at; and all. Each
 * contains the ones before it.
 */
export type MessageSet = 'first' | 'buyer' | 'shop' | 'all';

/**
 * What a customer's page starts with before the application has loaded, embedded under the id
 * `early`: the calls that the browser makes, by URL with the key of their response in the store, and
 * the texts to show it with.
 */
export interface EarlyStart {
  calls: Record<string, string>;
  locale: string;
  country: Country;
  texts: EarlyTexts;
}

/**
 * Texts in place of a stock count, by reason or with the `{day}` when more is expected, and the
 * hidden text before a sale price.
 */
type EarlyTexts = Record<'sale' | 'soon' | 'unavailable' | 'none' | 'expected', string>;

/** A server-rendered page. */
export interface RenderedPage {
  /** Title of the browser tab. */
  title: string;
  /** What the page is about, in its own words; empty if it has none. */
  description: string;
  /** What it shows, in the vocabulary of schema.org. */
  structuredData: object[];
  /** Whether there is no page at this URL. */
  isMissing: boolean;
  /** Whether a response that the visitor may not have at present is left to the browser. */
  isPartial: boolean;
  /** Styles and markup of the rendered screen. */
  styles: string;
  html: string;
  /** Undefined for a visitor. */
  early: EarlyStart | undefined;
  served: ServedPage;
}

/** Resolves to undefined if the screen is not for visitors or its data could not be fetched. */
export type RenderPage = (pageRequest: PageRequest) => Promise<RenderedPage | undefined>;

/** Prepares the screens for rendering with the page's settings. */
export type OpenScreens = (settings: object) => Promise<RenderPage>;
