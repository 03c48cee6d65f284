import { PICTURE_UPLOADS, UPLOAD_WIDTHS } from '#domain/content';

import { contentUrl } from './hosts';

/** Pictures uploaded for the content are available in several widths; others only as they are. */
const widthsOf = (image: string): readonly string[] =>
  image.startsWith(`${PICTURE_UPLOADS}/`) ? UPLOAD_WIDTHS : [];
const inWidth = (image: string, width: string) => contentUrl(`${image}?width=${width}`);

export const coverUrl = (image: string): string => {
  const [smallest] = widthsOf(image);
  return smallest ? inWidth(image, smallest) : contentUrl(image);
};

export const slideSrcset = (image: string): string | undefined =>
  widthsOf(image)
    .map((width) => `${inWidth(image, width)} ${width}w`)
    .join() || undefined;
