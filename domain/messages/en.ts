import account from './en/account.json';
import application from './en/application.json';
import classFlags from './en/classFlags.json';
import fields from './en/fields.json';
import orders from './en/orders.json';
import products from './en/products.json';

/** English messages shared by the screens, the server’s responses, e-mails and files. */
export const sharedMessages = {
  ...account,
  ...application,
  ...classFlags,
  ...fields,
  ...orders,
  ...products,
};
