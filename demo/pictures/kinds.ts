import type { Kind } from './kind';
import { apron } from './kinds/apron';
import { backpack } from './kinds/backpack';
import { batting } from './kinds/batting';
import { beads } from './kinds/beads';
import { beadTube } from './kinds/beadTube';
import { biasTape } from './kinds/biasTape';
import { binder } from './kinds/binder';
import { blocks } from './kinds/blocks';
import { bobbins } from './kinds/bobbins';
import { bolt } from './kinds/bolt';
import { book } from './kinds/book';
import { bottle } from './kinds/bottle';
import { bowl } from './kinds/bowl';
import { brush } from './kinds/brush';
import { brushSet } from './kinds/brushSet';
import { bunting } from './kinds/bunting';
import { button } from './kinds/button';
import { cabinet } from './kinds/cabinet';
import { candle } from './kinds/candle';
import { canvas } from './kinds/canvas';
import { carton } from './kinds/carton';
import { chalk } from './kinds/chalk';
import { charcoal } from './kinds/charcoal';
import { charm } from './kinds/charm';
import { classPack } from './kinds/classPack';
import { clay } from './kinds/clay';
import { clayTool } from './kinds/clayTool';
import { clock } from './kinds/clock';
import { cone } from './kinds/cone';
import { cordSpool } from './kinds/cordSpool';
import { craftKnife } from './kinds/craftKnife';
import { craftSticks } from './kinds/craftSticks';
import { crayonBox } from './kinds/crayonBox';
import { crepeRoll } from './kinds/crepeRoll';
import { crochetHook } from './kinds/crochetHook';
import { cushion } from './kinds/cushion';
import { cuttingMat } from './kinds/cuttingMat';
import { dishcloth } from './kinds/dishcloth';
import { displayBox } from './kinds/displayBox';
import { easel } from './kinds/easel';
import { elastic } from './kinds/elastic';
import { envelope } from './kinds/envelope';
import { eraser } from './kinds/eraser';
import { fabric } from './kinds/fabric';
import { fabricBundle } from './kinds/fabricBundle';
import { felt } from './kinds/felt';
import { fixture } from './kinds/fixture';
import { flashCards } from './kinds/flashCards';
import { foam } from './kinds/foam';
import { folder } from './kinds/folder';
import { frame } from './kinds/frame';
import { gems } from './kinds/gems';
import { giftBag } from './kinds/giftBag';
import { giftBox } from './kinds/giftBox';
import { glitter } from './kinds/glitter';
import { globe } from './kinds/globe';
import { glueBottle } from './kinds/glueBottle';
import { glueGun } from './kinds/glueGun';
import { glueStick } from './kinds/glueStick';
import { googlyEyes } from './kinds/googlyEyes';
import { heart } from './kinds/heart';
import { hoop } from './kinds/hoop';
import { inkBottle } from './kinds/inkBottle';
import { inkPad } from './kinds/inkPad';
import { jar } from './kinds/jar';
import { kitBox } from './kinds/kitBox';
import { knittingNeedles } from './kinds/knittingNeedles';
import { lace } from './kinds/lace';
import { lantern } from './kinds/lantern';
import { marker } from './kinds/marker';
import { markerSet } from './kinds/markerSet';
import { mug } from './kinds/mug';
import { necklace } from './kinds/necklace';
import { needles } from './kinds/needles';
import { notebook } from './kinds/notebook';
import { notion } from './kinds/notion';
import { origami } from './kinds/origami';
import { pad } from './kinds/pad';
import { paintBottle } from './kinds/paintBottle';
import { palette } from './kinds/palette';
import { paletteKnife } from './kinds/paletteKnife';
import { panSet } from './kinds/panSet';
import { paperStack } from './kinds/paperStack';
import { pastel } from './kinds/pastel';
import { pattern } from './kinds/pattern';
import { patternPaper } from './kinds/patternPaper';
import { pen } from './kinds/pen';
import { pencil } from './kinds/pencil';
import { pencilCase } from './kinds/pencilCase';
import { pencilSet } from './kinds/pencilSet';
import { pins } from './kinds/pins';
import { pipeCleaners } from './kinds/pipeCleaners';
import { pompoms } from './kinds/pompoms';
import { poster } from './kinds/poster';
import { posterBoard } from './kinds/posterBoard';
import { potholder } from './kinds/potholder';
import { protractor } from './kinds/protractor';
import { punch } from './kinds/punch';
import { rack } from './kinds/rack';
import { ribbon } from './kinds/ribbon';
import { rotaryCutter } from './kinds/rotaryCutter';
import { roving } from './kinds/roving';
import { ruler } from './kinds/ruler';
import { scissors } from './kinds/scissors';
import { sharpener } from './kinds/sharpener';
import { sign } from './kinds/sign';
import { skein } from './kinds/skein';
import { sketchbook } from './kinds/sketchbook';
import { snaps } from './kinds/snaps';
import { spool } from './kinds/spool';
import { sprayCan } from './kinds/sprayCan';
import { stamp } from './kinds/stamp';
import { stickerSheet } from './kinds/stickerSheet';
import { storageBox } from './kinds/storageBox';
import { tape } from './kinds/tape';
import { tapeMeasure } from './kinds/tapeMeasure';
import { tassel } from './kinds/tassel';
import { tin } from './kinds/tin';
import { tissue } from './kinds/tissue';
import { tote } from './kinds/tote';
import { tube } from './kinds/tube';
import { tubeSet } from './kinds/tubeSet';
import { whiteboard } from './kinds/whiteboard';
import { yarnBall } from './kinds/yarnBall';
import { zipper } from './kinds/zipper';
import { zipperPull } from './kinds/zipperPull';

/** Every kind of picture by its name. */
export const KINDS: Readonly<Record<string, Kind>> = {
  apron,
  backpack,
  batting,
  beadTube,
  beads,
  biasTape,
  binder,
  blocks,
  bobbins,
  bolt,
  book,
  bottle,
  bowl,
  brush,
  brushSet,
  bunting,
  button,
  cabinet,
  candle,
  canvas,
  carton,
  chalk,
  charcoal,
  charm,
  classPack,
  clay,
  clayTool,
  clock,
  cone,
  cordSpool,
  craftKnife,
  craftSticks,
  crayonBox,
  crepeRoll,
  crochetHook,
  cushion,
  cuttingMat,
  dishcloth,
  displayBox,
  easel,
  elastic,
  envelope,
  eraser,
  fabric,
  fabricBundle,
  felt,
  fixture,
  flashCards,
  foam,
  folder,
  frame,
  gems,
  giftBag,
  giftBox,
  glitter,
  globe,
  glueBottle,
  glueGun,
  glueStick,
  googlyEyes,
  heart,
  hoop,
  inkBottle,
  inkPad,
  jar,
  kitBox,
  knittingNeedles,
  lace,
  lantern,
  marker,
  markerSet,
  mug,
  necklace,
  needles,
  notebook,
  notion,
  origami,
  pad,
  paintBottle,
  palette,
  paletteKnife,
  panSet,
  paperStack,
  pastel,
  pattern,
  patternPaper,
  pen,
  pencil,
  pencilCase,
  pencilSet,
  pins,
  pipeCleaners,
  pompoms,
  poster,
  posterBoard,
  potholder,
  protractor,
  punch,
  rack,
  ribbon,
  rotaryCutter,
  roving,
  ruler,
  scissors,
  sharpener,
  sign,
  skein,
  sketchbook,
  snaps,
  spool,
  sprayCan,
  stamp,
  stickerSheet,
  storageBox,
  tape,
  tapeMeasure,
  tassel,
  tin,
  tissue,
  tote,
  tube,
  tubeSet,
  whiteboard,
  yarnBall,
  zipper,
  zipperPull,
};
