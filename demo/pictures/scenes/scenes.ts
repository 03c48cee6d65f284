import type { Scene } from '../../../server/pictures/scene';

import { sceneOf, type SceneItem } from './scene';

/** Wide pictures; the left two fifths are plain, so that text can be placed over them. */
const carouselPicture = (wall: string, table: string, items: readonly SceneItem[]): Scene =>
  sceneOf({ width: 1600, height: 640, wall, table, tableAt: 500 }, items);

const CAROUSEL: Readonly<Record<string, Scene>> = {
  classroom: carouselPicture('#dcebf2', '#e9d9bd', [
    ['globe', '#2c6e9b', 640, 130, 410],
    ['crayonBox', '#d9a521', 900, 190, 340],
    ['backpack', '#b3362b', 1140, 70, 470],
    ['pencilSet', '#2f7d53', 1010, 360, 250],
  ]),
  watercolour: carouselPicture('#f3e9e2', '#d8c3a5', [
    ['easel', '#b98a52', 620, 20, 530],
    ['panSet', '#2b5fa8', 900, 270, 370],
    ['brushSet', '#7c2f3b', 1200, 110, 390],
    ['tubeSet', '#0e7c6b', 1190, 330, 270],
  ]),
  thread: carouselPicture('#e4f0ef', '#cbb492', [
    ['spool', '#c41e3a', 640, 190, 330],
    ['spool', '#e39a1c', 830, 170, 350],
    ['spool', '#0e5e63', 1030, 190, 330],
    ['scissors', '#2b3442', 1250, 150, 330],
    ['zipper', '#5a4470', 1120, 340, 250],
  ]),
  scanner: carouselPicture('#ece8f3', '#c9bfae', [
    ['rack', '#0e5e63', 640, 40, 500],
    ['carton', '#b98a52', 960, 150, 390],
    ['storageBox', '#2b5fa8', 1220, 180, 360],
    ['tape', '#e39a1c', 1120, 370, 210],
  ]),
};

/** A tall newsletter page: one large thing and two beside it. */
const newsletterPicture = (
  wall: string,
  table: string,
  [large, left, right]: readonly Look[],
): Scene =>
  sceneOf({ width: 800, height: 1000, wall, table, tableAt: 760 }, [
    ...(large ? [[large[0], large[1], 110, 150, 640] as const] : []),
    ...(left ? [[left[0], left[1], 40, 560, 360] as const] : []),
    ...(right ? [[right[0], right[1], 410, 590, 350] as const] : []),
  ]);
type Look = readonly [kind: string, colour: string];

/** By month, January first. */
const NEWSLETTERS: readonly Scene[] = [
  newsletterPicture('#e2ebf1', '#c9d6dd', [
    ['cabinet', '#4b5a6b'],
    ['binder', '#2b5fa8'],
    ['notebook', '#b3362b'],
  ]),
  newsletterPicture('#f7e3e4', '#e2c2c0', [
    ['heart', '#c41e3a'],
    ['ribbon', '#d46a87'],
    ['stickerSheet', '#e39a1c'],
  ]),
  newsletterPicture('#e6f0e2', '#cfdcb8', [
    ['bolt', '#5f8f3e'],
    ['spool', '#e39a1c'],
    ['scissors', '#2b3442'],
  ]),
  newsletterPicture('#e6eef7', '#c6d3e2', [
    ['panSet', '#2b5fa8'],
    ['brush', '#b5762a'],
    ['pad', '#0e7c6b'],
  ]),
  newsletterPicture('#f4ecd8', '#dccba1', [
    ['tote', '#e39a1c'],
    ['button', '#7c2f3b'],
    ['zipper', '#0e5e63'],
  ]),
  newsletterPicture('#e1f0f4', '#bfdbe0', [
    ['bunting', '#2c6e9b'],
    ['beads', '#c41e3a'],
    ['paintBottle', '#e39a1c'],
  ]),
  newsletterPicture('#fbeedb', '#e7d0a5', [
    ['backpack', '#2c6e9b'],
    ['pencilSet', '#e39a1c'],
    ['glueStick', '#0e7c6b'],
  ]),
  newsletterPicture('#e8eedf', '#d6c9a2', [
    ['globe', '#2c6e9b'],
    ['crayonBox', '#d9a521'],
    ['ruler', '#b3362b'],
  ]),
  newsletterPicture('#f2e4d6', '#d9bd97', [
    ['fabricBundle', '#a85b00'],
    ['cuttingMat', '#2f7d53'],
    ['rotaryCutter', '#b3362b'],
  ]),
  newsletterPicture('#efe2d3', '#cfae82', [
    ['yarnBall', '#b5552b'],
    ['knittingNeedles', '#4b5a6b'],
    ['skein', '#7c2f3b'],
  ]),
  newsletterPicture('#e7e4ef', '#c6bfd4', [
    ['felt', '#5a4470'],
    ['roving', '#b3362b'],
    ['pins', '#e39a1c'],
  ]),
  newsletterPicture('#dfeae4', '#b9cdbf', [
    ['giftBox', '#b3362b'],
    ['candle', '#e39a1c'],
    ['tissue', '#2f7d53'],
  ]),
];

export const carouselScene = (id: string): Scene | undefined =>
  Object.hasOwn(CAROUSEL, id) ? CAROUSEL[id] : undefined;

/** Returns the scene for the month of one of the demo's newsletters. */
export const newsletterScene = ({ id, published_on }: { id: string; published_on: string }) =>
  id === `news-${published_on.slice(0, 7)}`
    ? NEWSLETTERS[Number(published_on.slice(5, 7)) - 1]
    : undefined;
