import sharedActivity from '#domain/messages/es/activity.json';
import sharedUploads from '#domain/messages/es/uploads.json';
import type { Translated } from '#domain/translated';

import activity from './es/activity.json';
import customers from './es/customers.json';
import desk from './es/desk.json';
import content from './es/deskContent.json';
import deskProducts from './es/deskProducts.json';
import integrations from './es/integrations.json';
import overview from './es/overview.json';
import priceLists from './es/priceLists.json';
import staff from './es/staff.json';
import uploads from './es/uploads.json';
import type { staffMessages as english } from './staffEn';

const spanish = {
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

export const staffMessages: Translated<typeof english, typeof spanish> = spanish;
