/** Percent-encoded letters, digits, `-`, `_` and `~`; not `.`, which could form dot segments. */
const NEEDLESSLY_ENCODED = /%(?:2d|3\d|[46][1-9a-f]|5f|[57][\da]|7e)/gi;

/**
 * Decodes what need not be encoded in the path of a URL (RFC 3986, section 6.2.2.2). The router
 * does the same, so that otherwise a path could reach a route without being recognised as that of
 * an API call, a page or a file.
 */
export const normaliseUrl = (url: string): string =>
  url.replace(/^[^?]*%[^?]*/, (path) => path.replace(NEEDLESSLY_ENCODED, decodeURIComponent));
