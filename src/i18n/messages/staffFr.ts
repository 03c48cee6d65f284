import type { Translated } from '#domain/translated';
import activityWords from '#domain/words/fr/activity.json';
import uploadWords from '#domain/words/fr/uploads.json';

import activity from './fr/activity.json';
import customers from './fr/customers.json';
import desk from './fr/desk.json';
import content from './fr/deskContent.json';
import deskProducts from './fr/deskProducts.json';
import integrations from './fr/integrations.json';
import staff from './fr/staff.json';
import uploads from './fr/uploads.json';
import type { staffMessages as english } from './staffEn';

const french = {
  ...staff,
  ...desk,
  ...customers,
  ...content,
  ...integrations,
  ...activityWords,
  ...activity,
  ...deskProducts,
  ...uploadWords,
  ...uploads,
};

export const staffMessages: Translated<typeof english, typeof french> = french;
