import { resolve } from 'node:path';

import { parseLanguage, type Language } from '#domain/languages';

import { BadProfile, PLAIN_PROFILE, readProfile, type Profile } from './spreadsheets/profile';

/** Reads the language of texts for the operator; adds a sentence to `wrong` if it is none. */
export function readHouseLanguage(setting: string, wrong: string[]): Language {
  const language = parseLanguage(setting);
  if (language === undefined) wrong.push('HOUSE_LANG must be en, fr or es.');
  return language ?? '';
}

/** Reads the format of order files, which is the plain one without a file. */
export function readExchangeProfile(file: string, wrong: string[]): Profile {
  if (file === '') return PLAIN_PROFILE;
  try {
    return readProfile(resolve(file));
  } catch (error) {
    if (!(error instanceof BadProfile)) throw error;
    wrong.push(`EXCHANGE_PROFILE is "${file}", which cannot be used. ${error.message}`);
    return PLAIN_PROFILE;
  }
}

/** Reads the contact of security.txt; RFC 9116 requires a URI. */
export function readSecurityContact(setting: string, wrong: string[]): string {
  const address = /^[^\s:@]+@[^\s:@]+$/.test(setting) ? `mailto:${setting}` : setting;
  if (address === '' || /^(mailto:|https:\/\/)\S+$/.test(address)) return address;
  wrong.push(`SECURITY_CONTACT is "${setting}"; it must be an e-mail address or an https URL.`);
  return '';
}

/**
 * The format of the id identifies the provider: `G-…` is an Analytics property, `GTM-…` a Tag
 * Manager container.
 */
export function readAnalyticsId(setting: string, wrong: string[]): string {
  if (setting === '' || /^(G|GTM)-[A-Z0-9]+$/.test(setting)) return setting;
  wrong.push(`ANALYTICS_ID is "${setting}"; it must look like G-ABC123 or GTM-ABC123.`);
  return '';
}
