import { sharedMessages } from '#domain/messages/en';

import account from './en/account.json';
import application from './en/application.json';
import approvals from './en/approvals.json';
import around from './en/around.json';
import cart from './en/cart.json';
import catalogue from './en/catalogue.json';
import charts from './en/charts.json';
import content from './en/content.json';
import devices from './en/devices.json';
import downloads from './en/downloads.json';
import home from './en/home.json';
import invoices from './en/invoices.json';
import lines from './en/lines.json';
import opticon from './en/opticon.json';
import orders from './en/orders.json';
import parts from './en/parts.json';
import passwords from './en/passwords.json';
import people from './en/people.json';
import product from './en/product.json';
import profile from './en/profile.json';
import purchaseHistory from './en/purchaseHistory.json';
import savedLists from './en/savedLists.json';
import shell from './en/shell.json';
import type { staffMessages } from './staffEn';

/**
 * All English messages of the storefront, by flat keys `noun.part`; other languages have the same
 * type.
 */
export const messages = {
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

export type MessageKey = keyof typeof messages | keyof typeof staffMessages;
export type Messages = Record<MessageKey, string>;
/** A message of ours by key, or text from elsewhere as it is. */
export type MessageOrText = { key: MessageKey } | { text: string };
export type MessageParams = Record<string, string | number | MessageOrText>;
