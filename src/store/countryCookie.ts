/** Max-Age of the cookie, in seconds: one year. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** Returns the country in the `country` cookie as written, or undefined (specification 7). */
export function readCountryCookie(): string | undefined {
  return /(?:^|;\s*)country=([A-Za-z]{2,3})(?:;|$)/.exec(document.cookie)?.[1];
}

export function writeCountryCookie(country: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `country=${country}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`;
}
