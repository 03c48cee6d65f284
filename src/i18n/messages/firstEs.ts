import { catalogue } from './es/catalogue';
import { shell } from './es/shell';

/** What the shell and the listing say. */
export const firstMessages = { ...shell, ...catalogue };
