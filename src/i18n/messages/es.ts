import type { Messages } from './en';
import { catalogue } from './es/catalogue';
import { shell } from './es/shell';

export const messages: Messages = { ...shell, ...catalogue };
