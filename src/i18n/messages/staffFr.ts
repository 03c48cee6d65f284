import sharedActivity from '#domain/messages/fr/activity.json';
import sharedUploads from '#domain/messages/fr/uploads.json';
import type { Translated } from '#domain/translated';

import activity from './fr/activity.json';
import customers from './fr/customers.json';
import desk from './fr/desk.json';
import content from './fr/deskContent.json';
import deskProducts from './fr/deskProducts.json';
import integrations from './fr/integrations.json';
import overview from './fr/overview.json';
import priceLists from './fr/priceLists.json';
import staff from './fr/staff.json';
import uploads from './fr/uploads.json';
import type { staffMessages as english } from './staffEn';

const french = {
  ...staff,
  ...desk,
  ...customers,
  ...overview,
  ...content,
  ...integrations,
  ...sharedActivity,
  ...activity,
  ...deskProducts,
  ...priceLists,
  ...sharedUploads,
  ...uploads,
};

export const staffMessages: Translated<typeof english, typeof french> = french;
