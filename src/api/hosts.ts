import { PICTURE_UPLOADS, UPLOAD_WIDTHS } from '#domain/content';

import { settings } from './settings';

/** The origin of the page; a server that draws one answers its calls itself, whatever it is called. */
const ownOrigin = typeof location === 'undefined' ? 'http://server.invalid' : location.origin;

const absolute = (host: string) => new URL(host, ownOrigin).href.replace(/\/$/, '');

/** The whole address of a call: searches, product groups and the rest may live on hosts of their own. */
export function addressOf(path: string): string {
  if (path.startsWith('/search/')) return absolute(settings.searchHost) + path;
  if (path.startsWith('/api/product_group/')) return absolute(settings.adminHost) + path;
  return absolute(settings.apiHost) + path;
}

/** The bearer token goes to our own origin and to the named ones, and to no other. */
export function mayHaveToken(address: string): boolean {
  const { origin } = new URL(address);
  return origin === ownOrigin || settings.tokenHosts.includes(origin);
}

const isWhole = (file: string) => /^(https?:)?\//.test(file);

const picture = (kind: string, file: string) =>
  isWhole(file) ? file : `${settings.imageHost}/${kind}/${encodeURIComponent(file.trim())}`;

export const thumbnailUrl = (image: string): string => picture('thumbnails', image);
export const fullImageUrl = (image: string): string => picture('full', image);

const OWN_PICTURES = '/images';

/** Sizes for a screen of so many pixels to a point: our own server makes some that image hosts do not have. */
const sizesOf = (kinds: Record<string, string>) => (image: string) =>
  settings.imageHost === OWN_PICTURES && !isWhole(image)
    ? Object.entries(kinds)
        .map(([density, kind]) => `${picture(kind, image)} ${density}`)
        .join()
    : undefined;

export const rowSizes = sizesOf({ '1x': 'rows', '2x': 'thumbnails' });
export const cardSizes = sizesOf({ '1x': 'thumbnails', '2x': 'cards' });
export const pageSizes = sizesOf({ '1x': 'pages', '2x': 'full' });

/** A picture or a file of the content: a whole address, or a path on the host that named it. */
export function contentUrl(address: string): string {
  const { origin, pathname, search, hash, href } = new URL(
    address,
    `${absolute(settings.apiHost)}/`,
  );
  return origin === ownOrigin ? pathname + search + hash : href;
}

/** A picture that was uploaded for the content is had in several widths; others are as they are. */
const widthsOf = (image: string): readonly string[] =>
  image.startsWith(`${PICTURE_UPLOADS}/`) ? UPLOAD_WIDTHS : [];
const inWidth = (image: string, width: string) => contentUrl(`${image}?width=${width}`);

export const coverUrl = (image: string): string => {
  const [smallest] = widthsOf(image);
  return smallest ? inWidth(image, smallest) : contentUrl(image);
};

export const slideSizes = (image: string): string | undefined =>
  widthsOf(image)
    .map((width) => `${inWidth(image, width)} ${width}w`)
    .join() || undefined;
