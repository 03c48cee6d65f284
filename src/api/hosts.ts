import { settings } from './settings';

/**
 * Origin of the page; a server that renders pages handles their calls itself, so any host name will
 * do.
 */
const ownOrigin = typeof location === 'undefined' ? 'http://server.invalid' : location.origin;

const absolute = (host: string) => new URL(host, ownOrigin).href.replace(/\/$/, '');

/**
 * Returns the absolute URL of a call: searches, product groups and everything else may be on
 * separate hosts.
 */
export function callUrl(path: string): string {
  if (path.startsWith('/search/')) return absolute(settings.searchHost) + path;
  if (path.startsWith('/api/product_group/')) return absolute(settings.adminHost) + path;
  return absolute(settings.apiHost) + path;
}

/**
 * Whether the bearer token may be sent to a URL: only to our own origin and to the configured ones.
 */
export function maySendToken(address: string): boolean {
  const { origin } = new URL(address);
  return origin === ownOrigin || settings.tokenHosts.includes(origin);
}

/** Whether a picture is a whole URL, or an inline one. */
const isAbsolute = (file: string) => /^(data:|(https?:)?\/)/.test(file);

const picture = (kind: string, file: string) =>
  isAbsolute(file) ? file : `${settings.imageHost}/${kind}/${encodeURIComponent(file.trim())}`;

export const thumbnailUrl = (image: string): string => picture('thumbnails', image);
export const fullImageUrl = (image: string): string => picture('full', image);

const OWN_PICTURES = '/images';

/**
 * Builds a `srcset` by pixel density or width; only our own server provides these sizes, other image
 * hosts do not.
 */
const makeSrcset = (kinds: Record<string, string>) => (image: string) =>
  settings.imageHost === OWN_PICTURES && !isAbsolute(image)
    ? Object.entries(kinds)
        .map(([size, kind]) => `${picture(kind, image)} ${size}`)
        .join()
    : undefined;

/** Rows show 32 CSS pixels, for which 96 are enough on any screen. */
export const rowSrcset = makeSrcset({ '1x': 'rows' });
/** For a picture of 72 pixels. */
export const stripSrcset = makeSrcset({ '1x': 'rows', '2x': 'thumbnails' });
export const cardSrcset = makeSrcset({ '140w': 'small', '240w': 'thumbnails', '480w': 'cards' });
/** Widths at which the pictures of `cardSrcset` are shown. */
export const CARD_SIZES = '(width >= 64em) 140px, 45vw';
export const pageSrcset = makeSrcset({ '1x': 'pages', '2x': 'full' });

/**
 * Resolves the URL of a picture or file in the content: either absolute, or a path on the API host.
 */
export function contentUrl(address: string): string {
  const { origin, pathname, search, hash, href } = new URL(
    address,
    `${absolute(settings.apiHost)}/`,
  );
  return origin === ownOrigin ? pathname + search + hash : href;
}
