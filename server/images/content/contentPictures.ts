import { join } from 'node:path';

import { openKeptFiles } from '../../files/keptFiles';
import { tagFor } from '../../files/tagFor';
import { svgToJpeg } from '../svgToJpeg';

import { COVER, downloadPicture } from './downloadPicture';
import { drawScene, toSvg } from './scene';
import { carouselScene, newsletterScene } from './scenes';

/** What a picture of the informational screens shows. */
export type ContentPicture =
  | { list: 'carousel'; id: string }
  | { list: 'newsletters'; published_on: string }
  | {
      list: 'downloads';
      kind: string;
      id: string;
      /** What stands on a catalogue's cover. */
      looks: readonly (readonly [kind: string, colour: string])[];
    };

/** Draws the pictures of the informational screens on the first request and keeps them as files. */
export function openContentPictures(dataDir: string) {
  const keptOrDrawn = openKeptFiles(1);
  return (picture: ContentPicture): { tag: string; read: () => Promise<Buffer> } => {
    const svg = svgOf(picture);
    const tag = tagFor([svg]);
    const file = join(dataDir, 'images', 'content', tag.slice(0, 2), `${tag}.jpg`);
    return { tag, read: () => keptOrDrawn(file, () => svgToJpeg(svg)) };
  };
}
export type ContentPictures = ReturnType<typeof openContentPictures>;

function svgOf(picture: ContentPicture): string {
  if (picture.list === 'downloads') {
    const { kind, id, looks } = picture;
    return toSvg(COVER.width, COVER.height, downloadPicture(kind, id, looks));
  }
  const scene =
    picture.list === 'carousel' ? carouselScene(picture.id) : newsletterScene(picture.published_on);
  return toSvg(scene.width, scene.height, drawScene(scene));
}
