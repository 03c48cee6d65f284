import account from './en/account.json';
import application from './en/application.json';
import classFlags from './en/classFlags.json';
import fields from './en/fields.json';
import orders from './en/orders.json';
import products from './en/products.json';

/** Words that the screens, the server’s answers, e-mails and files all use, in English. */
export const words = {
  ...account,
  ...application,
  ...classFlags,
  ...fields,
  ...orders,
  ...products,
};
