import { readServed } from './served';

/** Where the calls go and what is switched on: decided when the server starts, carried by the served page. */
export interface Settings {
  apiHost: string;
  searchHost: string;
  adminHost: string;
  imageHost: string;
  geoHost: string;
  /** Asked for by the geolocation service; whoever opens the page can read it. */
  geoKey: string;
  chatWidgetUrl: string;
  analyticsId: string;
  /** Other origins that may be sent the bearer token. */
  tokenHosts: string[];
  /** Whether the page may be kept for a visit without a connection. */
  serviceWorker: boolean;
  demo: boolean;
}

const ownHost: Settings = {
  apiHost: '',
  searchHost: '',
  adminHost: '',
  imageHost: '/images',
  geoHost: '',
  geoKey: '',
  chatWidgetUrl: '',
  analyticsId: '',
  tokenHosts: [],
  serviceWorker: false,
  demo: false,
};

export const settings: Settings = { ...ownHost, ...readServed<Partial<Settings>>('settings') };
