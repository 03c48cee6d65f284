import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

/** Whose first screen is drawn, and how it asks for what it shows. */
export interface PageAsked {
  /** Path and query. */
  address: string;
  language: Language;
  country: Country;
  isPhone: boolean;
  /** Drawn for a customer, with nothing in it that only a customer may see. */
  isCustomer: boolean;
  /** Its lists of products are cards, as every visitor's are. */
  hasCards: boolean;
  /** Asks the server that sends the page, with the person's own rights. */
  fetch: (request: Request) => Promise<Response>;
}

/** What a page was drawn from, under the id `page`: the browser goes on where the server stopped. */
export interface ServedPage extends Omit<PageAsked, 'address' | 'fetch'> {
  /** The answers that it shows, as the browser's store holds them. */
  state: object;
  /** The name of the screen. */
  title: string;
  /** Names of the parts of the program that it shows beyond the first. */
  parts: string[];
}

/** A first screen as the server sends it. */
export interface DrawnPage {
  /** As the browser's tab has it. */
  title: string;
  /** There is nothing under this address. */
  isMissing: boolean;
  /** The styles of what is shown, and the screen itself. */
  styles: string;
  html: string;
  /** Addresses of the calls that a customer's browser makes for it. */
  calls: string[];
  served: ServedPage;
}

/** Undefined where a screen is not for visitors, or what it shows could not be had. */
export type DrawPage = (asked: PageAsked) => Promise<DrawnPage | undefined>;

/** Readies the screens under the page's settings. */
export type OpenScreens = (settings: object) => Promise<DrawPage>;
