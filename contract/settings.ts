/** What the page is told when it is served: its hosts ('' is its own origin) and its outside services. */
export interface Settings {
  apiHost: string;
  searchHost: string;
  adminHost: string;
  imageHost: string;
  geoHost: string;
  /** Only a foreign service is asked with a key, and the browser asks it: whoever opens the page can read it. */
  geoKey: string;
  chatWidgetUrl: string;
  analyticsId: string;
  /** Other origins that may be sent the bearer token. */
  tokenHosts: string[];
  /** Whether browsers keep the program and pages for a visit without a connection. */
  serviceWorker: boolean;
  demo: boolean;
}
