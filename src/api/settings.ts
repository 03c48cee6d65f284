import type { Settings } from '#contract/settings';

import { readServed } from './served';

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
