import type { Messages } from './en';
import { account } from './es/account';
import { application } from './es/application';
import { around } from './es/around';
import { cart } from './es/cart';
import { catalogue } from './es/catalogue';
import { content } from './es/content';
import { devices } from './es/devices';
import { downloads } from './es/downloads';
import { home } from './es/home';
import { lines } from './es/lines';
import { opticon } from './es/opticon';
import { orders } from './es/orders';
import { parts } from './es/parts';
import { passwords } from './es/passwords';
import { product } from './es/product';
import { profile } from './es/profile';
import { purchaseHistory } from './es/purchaseHistory';
import { shell } from './es/shell';
import { staff } from './es/staff';

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
