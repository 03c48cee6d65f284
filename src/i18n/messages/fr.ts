import type { Messages } from './en';
import { account } from './fr/account';
import { application } from './fr/application';
import { around } from './fr/around';
import { cart } from './fr/cart';
import { catalogue } from './fr/catalogue';
import { content } from './fr/content';
import { devices } from './fr/devices';
import { downloads } from './fr/downloads';
import { home } from './fr/home';
import { lines } from './fr/lines';
import { opticon } from './fr/opticon';
import { orders } from './fr/orders';
import { parts } from './fr/parts';
import { passwords } from './fr/passwords';
import { product } from './fr/product';
import { profile } from './fr/profile';
import { purchaseHistory } from './fr/purchaseHistory';
import { shell } from './fr/shell';
import { staff } from './fr/staff';

export const messages: Messages = {
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
