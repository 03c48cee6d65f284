import { catalogue } from './en/catalogue';
import { shell } from './en/shell';

/** What the shell and the listing say. */
export const firstMessages = { ...shell, ...catalogue };
