import { readText, writeText } from './webStorage';

/**
 * Whether the shop's shortcuts of a single character are on (WCAG 2.1.4); users of speech input turn
 * them off. Read when such a key is pressed.
 */
export const shopKeysEntry = {
  read: (): boolean => readText('localStorage', 'shopKeys') !== 'off',
  write: (areOn: boolean) => writeText('localStorage', 'shopKeys', areOn ? null : 'off'),
};
