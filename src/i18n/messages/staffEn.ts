import sharedActivity from '#domain/messages/en/activity.json';
import sharedUploads from '#domain/messages/en/uploads.json';

import activity from './en/activity.json';
import customers from './en/customers.json';
import desk from './en/desk.json';
import content from './en/deskContent.json';
import deskProducts from './en/deskProducts.json';
import integrations from './en/integrations.json';
import overview from './en/overview.json';
import priceLists from './en/priceLists.json';
import staff from './en/staff.json';
import uploads from './en/uploads.json';

/** Additional messages of the staff screens; customers never load them. */
export const staffMessages = {
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
