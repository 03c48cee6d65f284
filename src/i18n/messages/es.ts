import { sharedMessages } from '#domain/messages/es';
import type { Translated } from '#domain/translated';

import type { messages as english } from './en';
import account from './es/account.json';
import application from './es/application.json';
import approvals from './es/approvals.json';
import around from './es/around.json';
import cart from './es/cart.json';
import catalogue from './es/catalogue.json';
import charts from './es/charts.json';
import content from './es/content.json';
import devices from './es/devices.json';
import downloads from './es/downloads.json';
import home from './es/home.json';
import invoices from './es/invoices.json';
import lines from './es/lines.json';
import opticon from './es/opticon.json';
import orders from './es/orders.json';
import parts from './es/parts.json';
import passwords from './es/passwords.json';
import people from './es/people.json';
import product from './es/product.json';
import profile from './es/profile.json';
import purchaseHistory from './es/purchaseHistory.json';
import savedLists from './es/savedLists.json';
import shell from './es/shell.json';

const spanish = {
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

export const messages: Translated<typeof english, typeof spanish> = spanish;
