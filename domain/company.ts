import type { Language } from './languages';

/** Company name and contact details, shown on screen and in print. */
export const COMPANY = {
  name: 'Haberdash Wholesale Ltd.',
  address: '400 Spool Street, Hamilton, Ontario L8L\u00a01A1',
  email: 'orders@haberdash.test',
} as const;

/** Support telephone number for each language. */
export const PHONES: Record<Language, string> = {
  '': '1-800-555-0142',
  fr: '1-800-555-0175',
  es: '1-800-555-0189',
};

export const telUrl = (number: string): string => `tel:+${number.replaceAll('-', '')}`;
