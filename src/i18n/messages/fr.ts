import type { Messages } from './en';
import { account } from './fr/account';
import { catalogue } from './fr/catalogue';
import { shell } from './fr/shell';

export const messages: Messages = { ...shell, ...catalogue, ...account };
