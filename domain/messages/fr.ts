import type { Translated } from '../translated';

import type { sharedMessages as english } from './en';
import account from './fr/account.json';
import application from './fr/application.json';
import classFlags from './fr/classFlags.json';
import fields from './fr/fields.json';
import orders from './fr/orders.json';
import products from './fr/products.json';

const french = { ...account, ...application, ...classFlags, ...fields, ...orders, ...products };

export const sharedMessages: Translated<typeof english, typeof french> = french;
