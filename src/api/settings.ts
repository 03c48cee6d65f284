import type { Settings } from '#contract/settings';
import { SHOP_RULES } from '#domain/shopRules';

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
  rules: SHOP_RULES,
};

export const settings: Settings = { ...ownHost, ...readServed<Partial<Settings>>('settings') };
