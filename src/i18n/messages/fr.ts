import { sharedMessages } from '#domain/messages/fr';
import type { Translated } from '#domain/translated';

import type { messages as english } from './en';
import account from './fr/account.json';
import application from './fr/application.json';
import approvals from './fr/approvals.json';
import around from './fr/around.json';
import cart from './fr/cart.json';
import catalogue from './fr/catalogue.json';
import charts from './fr/charts.json';
import content from './fr/content.json';
import devices from './fr/devices.json';
import downloads from './fr/downloads.json';
import home from './fr/home.json';
import invoices from './fr/invoices.json';
import lines from './fr/lines.json';
import opticon from './fr/opticon.json';
import orders from './fr/orders.json';
import parts from './fr/parts.json';
import passwords from './fr/passwords.json';
import people from './fr/people.json';
import product from './fr/product.json';
import profile from './fr/profile.json';
import purchaseHistory from './fr/purchaseHistory.json';
import savedLists from './fr/savedLists.json';
import shell from './fr/shell.json';

const french = {
  ...sharedMessages,
  ...shell,
  ...catalogue,
  ...account,
  ...application,
  ...cart,
  ...orders,
  ...invoices,
  ...profile,
  ...people,
  ...home,
  ...purchaseHistory,
  ...savedLists,
  ...approvals,
  ...charts,
  ...downloads,
  ...passwords,
  ...product,
  ...parts,
  ...lines,
  ...opticon,
  ...devices,
  ...content,
  ...around,
};

export const messages: Translated<typeof english, typeof french> = french;
