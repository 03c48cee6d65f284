import type { Translated } from '../translated';

import type { sharedMessages as english } from './en';
import account from './es/account.json';
import application from './es/application.json';
import classFlags from './es/classFlags.json';
import fields from './es/fields.json';
import orders from './es/orders.json';
import products from './es/products.json';

const spanish = { ...account, ...application, ...classFlags, ...fields, ...orders, ...products };

export const sharedMessages: Translated<typeof english, typeof spanish> = spanish;
