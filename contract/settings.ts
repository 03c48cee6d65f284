import type { ShopRules } from '#domain/shopRules';

/**
 * Client settings embedded in the page: its hosts ('' is the page's own origin) and external
 * services.
 */
export interface Settings {
  apiHost: string;
  searchHost: string;
  adminHost: string;
  imageHost: string;
  geoHost: string;
  /**
   * Used only for an external service that the browser calls directly, so anyone who opens the page
   * can read it.
   */
  geoKey: string;
  chatWidgetUrl: string;
  analyticsId: string;
  /** Additional origins to which the bearer token may be sent. */
  tokenHosts: string[];
  /** Whether a service worker caches the app and its pages for offline use. */
  serviceWorker: boolean;
  demo: boolean;
  /** The operator's rules. */
  rules: ShopRules;
}
