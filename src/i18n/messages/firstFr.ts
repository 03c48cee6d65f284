import { catalogue } from './fr/catalogue';
import { shell } from './fr/shell';

/** What the shell and the listing say. */
export const firstMessages = { ...shell, ...catalogue };
