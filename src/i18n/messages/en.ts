import { account } from './en/account';
import { application } from './en/application';
import { around } from './en/around';
import { cart } from './en/cart';
import { catalogue } from './en/catalogue';
import { content } from './en/content';
import { devices } from './en/devices';
import { downloads } from './en/downloads';
import { home } from './en/home';
import { lines } from './en/lines';
import { opticon } from './en/opticon';
import { orders } from './en/orders';
import { parts } from './en/parts';
import { passwords } from './en/passwords';
import { product } from './en/product';
import { profile } from './en/profile';
import { purchaseHistory } from './en/purchaseHistory';
import { shell } from './en/shell';
import { staff } from './en/staff';

/** Every sentence of the screens in English: flat keys, `noun.part`; the other languages have the same type. */
export const messages = {
  ...shell,
  ...catalogue,
  ...account,
  ...application,
  ...cart,
  ...orders,
  ...profile,
  ...home,
  ...purchaseHistory,
  ...downloads,
  ...passwords,
  ...product,
  ...parts,
  ...lines,
  ...opticon,
  ...devices,
  ...content,
  ...around,
  ...staff,
};

export type MessageKey = keyof typeof messages;
export type Messages = Record<MessageKey, string>;
/** A sentence: one of ours by its key, or another's as it stands. */
export type Said = { key: MessageKey } | { text: string };
export type MessageParams = Record<string, string | number | Said>;
