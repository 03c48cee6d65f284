import type { PictureKind } from './kind';
import { apron } from './kinds/apron';
import { backpack } from './kinds/backpack';
import { baseTen } from './kinds/baseTen';
import { batting } from './kinds/batting';
import { beads } from './kinds/beads';
import { beadTube } from './kinds/beadTube';
import { beeswax } from './kinds/beeswax';
import { biasTape } from './kinds/biasTape';
import { binder } from './kinds/binder';
import { blocks } from './kinds/blocks';
import { bobbins } from './kinds/bobbins';
import { bolt } from './kinds/bolt';
import { book } from './kinds/book';
import { bottle } from './kinds/bottle';
import { brush } from './kinds/brush';
import { brushSet } from './kinds/brushSet';
import { bunting } from './kinds/bunting';
import { button } from './kinds/button';
import { cabinet } from './kinds/cabinet';
import { candle } from './kinds/candle';
import { canvas } from './kinds/canvas';
import { carton } from './kinds/carton';
import { certificate } from './kinds/certificate';
import { chalk } from './kinds/chalk';
import { charcoal } from './kinds/charcoal';
import { charm } from './kinds/charm';
import { circularNeedles } from './kinds/circularNeedles';
import { classPack } from './kinds/classPack';
import { clay } from './kinds/clay';
import { clayTool } from './kinds/clayTool';
import { compass } from './kinds/compass';
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
import { fabricClips } from './kinds/fabricClips';
import { felt } from './kinds/felt';
import { fixture } from './kinds/fixture';
import { flashCards } from './kinds/flashCards';
import { foam } from './kinds/foam';
import { folder } from './kinds/folder';
import { fractionTiles } from './kinds/fractionTiles';
import { gems } from './kinds/gems';
import { geometrySet } from './kinds/geometrySet';
import { giftBag } from './kinds/giftBag';
import { giftBox } from './kinds/giftBox';
import { glitter } from './kinds/glitter';
import { globe } from './kinds/globe';
import { glueBottle } from './kinds/glueBottle';
import { glueGun } from './kinds/glueGun';
import { glueStick } from './kinds/glueStick';
import { glueSticks } from './kinds/glueSticks';
import { googlyEyes } from './kinds/googlyEyes';
import { heart } from './kinds/heart';
import { hoop } from './kinds/hoop';
import { inkBottle } from './kinds/inkBottle';
import { inkPad } from './kinds/inkPad';
import { jar } from './kinds/jar';
import { kitBox } from './kinds/kitBox';
import { knittingNeedles } from './kinds/knittingNeedles';
import { lace } from './kinds/lace';
import { linkingCubes } from './kinds/linkingCubes';
import { lunchBag } from './kinds/lunchBag';
import { magneticLetters } from './kinds/magneticLetters';
import { marker } from './kinds/marker';
import { markerSet } from './kinds/markerSet';
import { nameLabels } from './kinds/nameLabels';
import { needles } from './kinds/needles';
import { notebook } from './kinds/notebook';
import { organizer } from './kinds/organizer';
import { origami } from './kinds/origami';
import { pad } from './kinds/pad';
import { paintBottle } from './kinds/paintBottle';
import { palette } from './kinds/palette';
import { paletteKnife } from './kinds/paletteKnife';
import { panSet } from './kinds/panSet';
import { paperStack } from './kinds/paperStack';
import { pastel } from './kinds/pastel';
import { pastelSet } from './kinds/pastelSet';
import { pattern } from './kinds/pattern';
import { patternBlocks } from './kinds/patternBlocks';
import { patternPaper } from './kinds/patternPaper';
import { pen } from './kinds/pen';
import { pencil } from './kinds/pencil';
import { pencilCase } from './kinds/pencilCase';
import { pencilSet } from './kinds/pencilSet';
import { pinCushion } from './kinds/pinCushion';
import { pins } from './kinds/pins';
import { pipeCleaners } from './kinds/pipeCleaners';
import { pompomMaker } from './kinds/pompomMaker';
import { pompoms } from './kinds/pompoms';
import { portfolio } from './kinds/portfolio';
import { poster } from './kinds/poster';
import { posterBoard } from './kinds/posterBoard';
import { potholder } from './kinds/potholder';
import { pressingCloth } from './kinds/pressingCloth';
import { pressingMat } from './kinds/pressingMat';
import { protractor } from './kinds/protractor';
import { punch } from './kinds/punch';
import { rack } from './kinds/rack';
import { ribbon } from './kinds/ribbon';
import { rollingPin } from './kinds/rollingPin';
import { rotaryCutter } from './kinds/rotaryCutter';
import { roving } from './kinds/roving';
import { rowCounter } from './kinds/rowCounter';
import { ruler } from './kinds/ruler';
import { scissors } from './kinds/scissors';
import { seamRipper } from './kinds/seamRipper';
import { setSquare } from './kinds/setSquare';
import { sharpener } from './kinds/sharpener';
import { skein } from './kinds/skein';
import { sketchbook } from './kinds/sketchbook';
import { snaps } from './kinds/snaps';
import { spool } from './kinds/spool';
import { sprayCan } from './kinds/sprayCan';
import { stamp } from './kinds/stamp';
import { stickerSheet } from './kinds/stickerSheet';
import { stickyNotes } from './kinds/stickyNotes';
import { stitchMarkers } from './kinds/stitchMarkers';
import { storageBox } from './kinds/storageBox';
import { tailorsChalk } from './kinds/tailorsChalk';
import { tailorsHam } from './kinds/tailorsHam';
import { tangram } from './kinds/tangram';
import { tape } from './kinds/tape';
import { tapeMeasure } from './kinds/tapeMeasure';
import { tassel } from './kinds/tassel';
import { thimble } from './kinds/thimble';
import { tissue } from './kinds/tissue';
import { tote } from './kinds/tote';
import { tracingWheel } from './kinds/tracingWheel';
import { tube } from './kinds/tube';
import { tubeSet } from './kinds/tubeSet';
import { whiteboard } from './kinds/whiteboard';
import { yarnBall } from './kinds/yarnBall';
import { yarnBowl } from './kinds/yarnBowl';
import { zipper } from './kinds/zipper';
import { zipperPull } from './kinds/zipperPull';

/** Every kind of product that can be drawn, by name. */
export const KINDS: Readonly<Record<string, PictureKind>> = {
  apron,
  backpack,
  baseTen,
  batting,
  beads,
  beadTube,
  beeswax,
  biasTape,
  binder,
  blocks,
  bobbins,
  bolt,
  book,
  bottle,
  brush,
  brushSet,
  bunting,
  button,
  cabinet,
  candle,
  canvas,
  carton,
  certificate,
  chalk,
  charcoal,
  charm,
  circularNeedles,
  classPack,
  clay,
  clayTool,
  compass,
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
  fabricClips,
  felt,
  fixture,
  flashCards,
  foam,
  folder,
  fractionTiles,
  gems,
  geometrySet,
  giftBag,
  giftBox,
  glitter,
  globe,
  glueBottle,
  glueGun,
  glueStick,
  glueSticks,
  googlyEyes,
  heart,
  hoop,
  inkBottle,
  inkPad,
  jar,
  kitBox,
  knittingNeedles,
  lace,
  linkingCubes,
  lunchBag,
  magneticLetters,
  marker,
  markerSet,
  nameLabels,
  needles,
  notebook,
  organizer,
  origami,
  pad,
  paintBottle,
  palette,
  paletteKnife,
  panSet,
  paperStack,
  pastel,
  pastelSet,
  pattern,
  patternBlocks,
  patternPaper,
  pen,
  pencil,
  pencilCase,
  pencilSet,
  pinCushion,
  pins,
  pipeCleaners,
  pompomMaker,
  pompoms,
  portfolio,
  poster,
  posterBoard,
  potholder,
  pressingCloth,
  pressingMat,
  protractor,
  punch,
  rack,
  ribbon,
  rollingPin,
  rotaryCutter,
  roving,
  rowCounter,
  ruler,
  scissors,
  seamRipper,
  setSquare,
  sharpener,
  skein,
  sketchbook,
  snaps,
  spool,
  sprayCan,
  stamp,
  stickerSheet,
  stickyNotes,
  stitchMarkers,
  storageBox,
  tailorsChalk,
  tailorsHam,
  tangram,
  tape,
  tapeMeasure,
  tassel,
  thimble,
  tissue,
  tote,
  tracingWheel,
  tube,
  tubeSet,
  whiteboard,
  yarnBall,
  yarnBowl,
  zipper,
  zipperPull,
};
