import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { tidyProductId } from '#domain/productIds';

import type { Catalogue } from '../catalogue/catalogue';
import { findByCode, trailOf } from '../catalogue/categoryTree';
import type { Db } from '../db/client';
import { pictureFacts } from '../db/pictures';
import { openKeptFiles } from '../files/keptFiles';
import { tagFor } from '../files/tagFor';

import { drawTile, iconFor } from './categoryIcons';
import type { Drawings } from './drawings';
import { drawSvgPicture } from './drawSvgPicture';
import { fitPhoto } from './fitPhoto';
import { acceptedFormat, PICTURE_SIZES, type PictureFormat, type PictureSize } from './formats';
import { openOwnFiles, readOwnFile, type OwnFile } from './ownFiles';

/** Raised when pictures are made otherwise, so that none is served from an older cache. */
const VERSION = 2;

/** Where the server's own pictures are had. */
const OWN_ADDRESS = '/images';

/** Pictures made at once: each takes a core for some milliseconds. */
const AT_ONCE = 2;

export interface Picture {
  /** Changes when the picture does. */
  tag: string;
  format: PictureFormat;
  bytes: Buffer;
  /** True of a drawing, which never changes under its address. */
  isLasting: boolean;
}

export interface PictureRequest {
  /** The product id with .jpg, or a file of the image host. */
  file: string;
  size: PictureSize;
  /** What the browser says it takes; JPEG where it says nothing. */
  accept?: string | undefined;
}

/** Where every picture of a product comes from. */
export interface Pictures {
  /** Where a browser asks for them: the image host itself, unless files of our own come first. */
  address: string;
  /**
   * The first there is: a file of the wholesaler's own, a picture on the image host (its address), a
   * guest's drawing, a tile with the category's icon; `undefined` where there is nothing of that name.
   */
  find: (request: PictureRequest) => Promise<Picture | string | undefined>;
}

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'snapshot'>;
  dataDir: string;
  /** Address that pictures lie below; on an origin of its own where it is an image host. */
  imageHost: string;
  drawings?: Drawings | undefined;
  /** Told once of each file that is no picture. */
  onUnreadable: (path: string, error: unknown) => void;
}

export function openPictures(parts: Parts): Pictures {
  const { db, catalogue, dataDir, imageHost, drawings, onUnreadable } = parts;
  const folder = join(dataDir, 'pictures');
  const ownFile = openOwnFiles(folder);
  const keptOrMade = openKeptFiles(AT_ONCE);
  const unreadable = new Set<string>();
  const isElsewhere = imageHost !== OWN_ADDRESS;

  const made = async (
    facts: readonly unknown[],
    size: PictureSize,
    format: PictureFormat,
    make: () => Promise<Buffer>,
  ) => {
    const tag = tagFor([VERSION, size, format, ...facts]);
    const file = join(dataDir, 'images', size, tag.slice(0, 2), `${tag}.${format}`);
    return { tag, format, bytes: await keptOrMade(file, make) };
  };

  /** A browser gains nothing by the AVIF of a drawing that its making would be worth. */
  const drawn = async (svg: string, { size, accept }: PictureRequest, isLasting: boolean) => {
    const format = acceptedFormat(accept, ['webp']);
    return { ...(await made([svg], size, format, () => drawSvgPicture(svg, format))), isLasting };
  };

  const tile = (code: string | undefined, request: PictureRequest): Promise<Picture> => {
    const trail = trailOf(
      code === undefined ? undefined : findByCode(catalogue.snapshot.categories, code),
    );
    const icon = iconFor(trail.map(({ names }) => names['']));
    return drawn(drawTile(icon, PICTURE_SIZES[request.size]), request, false);
  };

  const photo = async (own: OwnFile, { size, accept }: PictureRequest) => {
    const { path, version } = own;
    const facts = [path, version];
    if (unreadable.has(tagFor(facts))) return undefined;
    const format = acceptedFormat(accept, ['avif', 'webp']);
    const fit = async () => fitPhoto(await readOwnFile(own), PICTURE_SIZES[size], format);
    try {
      return { ...(await made(facts, size, format, fit)), isLasting: false };
    } catch (error) {
      if (!unreadable.has(tagFor(facts))) onUnreadable(path, error);
      unreadable.add(tagFor(facts));
      return undefined;
    }
  };

  const find: Pictures['find'] = async (request) => {
    const productId = /^(.+)\.jpe?g$/i.exec(request.file)?.[1];
    const facts = productId && (await pictureFacts(db, tidyProductId(productId)));
    const own = facts && (await ownFile(facts.product_id));
    if (own) return (await photo(own, request)) ?? tile(facts.cat_code, request);
    if (isElsewhere) return `${imageHost}/${request.size}/${encodeURIComponent(request.file)}`;
    if (!facts) return undefined;
    const drawing = drawings?.product(facts, PICTURE_SIZES[request.size]);
    return drawing === undefined ? tile(facts.cat_code, request) : drawn(drawing, request, true);
  };

  return { address: isElsewhere && existsSync(folder) ? OWN_ADDRESS : imageHost, find };
}
