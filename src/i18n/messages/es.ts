import type { Messages } from './en';
import { account } from './es/account';
import { catalogue } from './es/catalogue';
import { shell } from './es/shell';

export const messages: Messages = { ...shell, ...catalogue, ...account };
