import type { Translated } from '../translated';

import type { words as english } from './en';
import account from './fr/account.json';
import application from './fr/application.json';
import classFlags from './fr/classFlags.json';
import fields from './fr/fields.json';
import orders from './fr/orders.json';
import products from './fr/products.json';

const french = { ...account, ...application, ...classFlags, ...fields, ...orders, ...products };

export const words: Translated<typeof english, typeof french> = french;
