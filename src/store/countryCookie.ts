/** Seconds that the cookie is kept: a year. */
const KEPT = 365 * 24 * 60 * 60;

/** The country of the `country` cookie as it was written, or nothing (specification 7). */
export function readCountryCookie(): string | undefined {
  return /(?:^|;\s*)country=([A-Za-z]{2,3})(?:;|$)/.exec(document.cookie)?.[1];
}

export function writeCountryCookie(country: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `country=${country}; Path=/; Max-Age=${KEPT}; SameSite=Lax${secure}`;
}
