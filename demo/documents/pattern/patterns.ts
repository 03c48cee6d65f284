import { w } from '../translatedText';

import type { Pattern } from './pattern';
import { bunting, feltOrnament, potholder, toteBag, zipPouch } from './sewn';

const dishcloth: Pattern = {
  finished: w(
    '240 × 230 mm (9 1/2 × 9 in); 18 stitches and 26 rows make 100 mm (4 in)',
    '240 × 230 mm (9 1/2 × 9 po); 18 mailles et 26 rangs font 100 mm (4 po)',
    '240 × 230 mm (9 1/2 × 9 in); 18 puntos y 26 vueltas hacen 100 mm (4 in)',
  ),
  materials: [
    {
      text: w(
        '50 g of medium cotton yarn (80 m)',
        '50 g de coton à tricoter moyen (80 m)',
        '50 g de estambre de algodón mediano (80 m)',
      ),
      category: 'YRN YRN',
    },
    {
      text: w(
        'Knitting needles 4.5 mm (US 7)',
        'Aiguilles à tricoter 4,5 mm (US 7)',
        'Agujas de tejer 4.5 mm (US 7)',
      ),
      category: 'YRN NDL',
    },
  ],
  pieces: [],
  chart: [
    '.....#####',
    '.....#####',
    '.....#####',
    '.....#####',
    '.....#####',
    '.....#####',
    '#####.....',
    '#####.....',
    '#####.....',
    '#####.....',
    '#####.....',
    '#####.....',
  ],
  steps: [
    w(
      'Cast on 43 stitches. Knit 6 rows.',
      'Monter 43 mailles. Tricoter 6 rangs à l’endroit.',
      'Monte 43 puntos. Teja 6 vueltas al derecho.',
    ),
    w(
      'Band 1, right side: knit 4, then (knit 5, purl 5) 3 times, knit 5, knit 4. Wrong side: knit 4, then (purl 5, knit 5) 3 times, purl 5, knit 4. Work these two rows 3 times.',
      'Bande 1, endroit : 4 m. endroit, puis (5 m. endroit, 5 m. envers) 3 fois, 5 m. endroit, 4 m. endroit. Envers : 4 m. endroit, puis (5 m. envers, 5 m. endroit) 3 fois, 5 m. envers, 4 m. endroit. Faire ces deux rangs 3 fois.',
      'Franja 1, derecho: 4 p. derecho, luego (5 p. derecho, 5 p. revés) 3 veces, 5 p. derecho, 4 p. derecho. Revés: 4 p. derecho, luego (5 p. revés, 5 p. derecho) 3 veces, 5 p. revés, 4 p. derecho. Haga estas dos vueltas 3 veces.',
    ),
    w(
      'Band 2, right side: knit 4, then (purl 5, knit 5) 3 times, purl 5, knit 4. Wrong side: knit 4, then (knit 5, purl 5) 3 times, knit 5, knit 4. Work these two rows 3 times.',
      'Bande 2, endroit : 4 m. endroit, puis (5 m. envers, 5 m. endroit) 3 fois, 5 m. envers, 4 m. endroit. Envers : 4 m. endroit, puis (5 m. endroit, 5 m. envers) 3 fois, 5 m. endroit, 4 m. endroit. Faire ces deux rangs 3 fois.',
      'Franja 2, derecho: 4 p. derecho, luego (5 p. revés, 5 p. derecho) 3 veces, 5 p. revés, 4 p. derecho. Revés: 4 p. derecho, luego (5 p. derecho, 5 p. revés) 3 veces, 5 p. derecho, 4 p. derecho. Haga estas dos vueltas 3 veces.',
    ),
    w(
      'Work both bands 4 times in all. Knit 6 rows.',
      'Faire les deux bandes 4 fois en tout. Tricoter 6 rangs à l’endroit.',
      'Haga ambas franjas 4 veces en total. Teja 6 vueltas al derecho.',
    ),
    w(
      'Bind off, weave in the ends, wash and dry flat.',
      'Rabattre, rentrer les fils, laver et sécher à plat.',
      'Cierre los puntos, esconda los cabos, lave y seque extendido.',
    ),
  ],
};

/** Printable patterns by the id of their download. */
export const PATTERNS: Readonly<Record<string, Pattern>> = {
  'tote-bag': toteBag,
  bunting,
  'zip-pouch': zipPouch,
  potholder,
  'felt-ornament': feltOrnament,
  dishcloth,
};
