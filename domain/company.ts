import type { Language } from './languages';

/** Who we are and how to reach us: the same on the screens and on paper. */
export const COMPANY = {
  name: 'Haberdash Wholesale Ltd.',
  address: '400 Spool Street, Hamilton, Ontario L8L\u00a01A1',
  email: 'orders@haberdash.test',
} as const;

/** A support line for each language. */
export const PHONES: Record<Language, string> = {
  '': '1-800-555-0142',
  fr: '1-800-555-0175',
  es: '1-800-555-0189',
};

export const phoneAddress = (number: string): string => `tel:+${number.replaceAll('-', '')}`;
