import { w } from '../translatedText';

import type { Pattern } from './pattern';

const THREAD = {
  text: w('Matching all-purpose thread', 'Fil tout usage assorti', 'Hilo multiusos a juego'),
  category: 'SEW THR ALL',
};

export const toteBag: Pattern = {
  finished: w(
    '390 × 370 × 100 mm (15 3/8 × 14 5/8 × 4 in); seams 10 mm (3/8 in), included',
    '390 × 370 × 100 mm (15 3/8 × 14 5/8 × 4 po); coutures de 10 mm (3/8 po) comprises',
    '390 × 370 × 100 mm (15 3/8 × 14 5/8 × 4 in); costuras de 10 mm (3/8 in) incluidas',
  ),
  materials: [
    {
      text: w(
        '0.8 m (7/8 yd) of firm cotton or canvas, 110 cm wide',
        '0,8 m (7/8 vg) de coton ferme ou de toile, en 110 cm de largeur',
        '0.8 m (7/8 yd) de algodón firme o lona, de 110 cm de ancho',
      ),
      category: 'FAB COT',
    },
    THREAD,
    {
      text: w('Machine needles 90/14', 'Aiguilles à machine 90/14', 'Agujas de máquina 90/14'),
      category: 'SEW NDL MCH',
    },
  ],
  pieces: [
    {
      letter: 'A',
      name: w('Body', 'Corps', 'Cuerpo'),
      cut: w('cut 2', 'couper 2', 'cortar 2'),
      width: 410,
      height: 470,
      outline: 'M0 0 H410 V420 H360 V470 H50 V420 H0 Z',
      folds: 'M0 10 H410 M0 40 H410',
    },
    {
      letter: 'B',
      name: w('Handle', 'Anse', 'Asa'),
      cut: w('cut 2', 'couper 2', 'cortar 2'),
      width: 660,
      height: 100,
      folds: 'M0 50 H660 M0 25 H660 M0 75 H660',
    },
  ],
  steps: [
    w(
      'Fold each handle (B) in half lengthwise and press; open, fold both long edges to the crease, fold again and stitch 3 mm from both long edges.',
      'Plier chaque anse (B) en deux sur la longueur et repasser; ouvrir, rabattre les deux bords sur le pli, replier et piquer à 3 mm des deux longs bords.',
      'Doble cada asa (B) a lo largo y planche; abra, lleve ambos bordes al doblez, doble otra vez y cosa a 3 mm de los dos bordes largos.',
    ),
    w(
      'Place the bodies (A) right sides together. Sew the sides and the bottom; leave the cut-out corners open. Zigzag the allowances.',
      'Placer les corps (A) endroit contre endroit. Coudre les côtés et le fond; laisser les coins évidés ouverts. Surfiler les marges.',
      'Ponga los cuerpos (A) derecho con derecho. Cosa los lados y el fondo; deje abiertas las esquinas recortadas. Sobrehíle los márgenes.',
    ),
    w(
      'Bring each side seam onto the bottom seam so that the cut-out closes to a straight line, and sew across it: the bag now has a base 100 mm deep.',
      'Amener chaque couture de côté sur la couture du fond pour fermer l’évidement en ligne droite, et coudre en travers : le sac a un fond de 100 mm.',
      'Lleve cada costura lateral sobre la del fondo hasta cerrar el recorte en línea recta y cosa a través: la bolsa ya tiene un fondo de 100 mm.',
    ),
    w(
      'Turn the top edge in 10 mm, then 30 mm, and pin. Slip the handle ends under the hem, 100 mm from each side seam.',
      'Rentrer le bord supérieur de 10 mm, puis de 30 mm, et épingler. Glisser les bouts des anses sous l’ourlet, à 100 mm de chaque couture de côté.',
      'Meta el borde superior 10 mm, luego 30 mm, y prenda. Deslice las puntas de las asas bajo el dobladillo, a 100 mm de cada costura lateral.',
    ),
    w(
      'Stitch the hem along both edges. Fold the handles up and sew a square with a cross in it over each end.',
      'Piquer l’ourlet sur ses deux bords. Relever les anses et coudre un carré barré d’une croix sur chaque bout.',
      'Cosa el dobladillo por ambos bordes. Suba las asas y cosa sobre cada punta un cuadro con una cruz.',
    ),
  ],
};

export const bunting: Pattern = {
  finished: w(
    '9 flags of 168 × 200 mm (6 5/8 × 7 7/8 in) on 3 m (3 1/4 yd) of tape; seams 6 mm (1/4 in), included',
    '9 fanions de 168 × 200 mm (6 5/8 × 7 7/8 po) sur 3 m (3 1/4 vg) de biais; coutures de 6 mm (1/4 po) comprises',
    '9 banderines de 168 × 200 mm (6 5/8 × 7 7/8 in) en 3 m (3 1/4 yd) de bies; costuras de 6 mm (1/4 in) incluidas',
  ),
  materials: [
    {
      text: w(
        'Cotton in three prints, 25 cm (1/4 yd) of each',
        'Coton en trois imprimés, 25 cm (1/4 vg) de chacun',
        'Algodón en tres estampados, 25 cm (1/4 yd) de cada uno',
      ),
      category: 'FAB COT',
    },
    {
      text: w(
        '3 m (3 1/4 yd) of double-fold bias tape, 12 mm',
        '3 m (3 1/4 vg) de biais à double pli, 12 mm',
        '3 m (3 1/4 yd) de bies doble de 12 mm',
      ),
      category: 'RIB BIA',
    },
    THREAD,
  ],
  pieces: [
    {
      letter: 'A',
      name: w('Flag', 'Fanion', 'Banderín'),
      cut: w('cut 18', 'couper 18', 'cortar 18'),
      width: 180,
      height: 220,
      outline: 'M0 0 H180 L90 220 Z',
    },
  ],
  hasTemplate: true,
  steps: [
    w(
      'Print the template without scaling, check the 50 mm square, and cut 18 flags (A), two for each.',
      'Imprimer le gabarit sans mise à l’échelle, vérifier le carré de 50 mm et couper 18 fanions (A), deux pour chacun.',
      'Imprima la plantilla sin escalar, compruebe el cuadro de 50 mm y corte 18 banderines (A), dos para cada uno.',
    ),
    w(
      'Sew two flags right sides together along the two long sides. Clip the point, turn, push it out and press.',
      'Coudre deux fanions endroit contre endroit sur les deux longs côtés. Cranter la pointe, retourner, la pousser et repasser.',
      'Cosa dos banderines derecho con derecho por los dos lados largos. Recorte la punta, voltee, sáquela bien y planche.',
    ),
    w(
      'Leave 300 mm of tape for tying. Lay the open edges into the fold of the tape, 90 mm apart, and pin.',
      'Laisser 300 mm de biais pour nouer. Glisser les bords ouverts dans le pli du biais, à 90 mm les uns des autres, et épingler.',
      'Deje 300 mm de bies para amarrar. Meta los bordes abiertos en el doblez del bies, a 90 mm entre sí, y prenda.',
    ),
    w(
      'Stitch the whole length of the tape close to its open edge, ends included.',
      'Piquer le biais sur toute sa longueur près du bord ouvert, bouts compris.',
      'Cosa el bies a todo lo largo, cerca del borde abierto, puntas incluidas.',
    ),
  ],
};

export const zipPouch: Pattern = {
  finished: w(
    '230 × 160 mm (9 × 6 1/4 in); seams 10 mm (3/8 in), included',
    '230 × 160 mm (9 × 6 1/4 po); coutures de 10 mm (3/8 po) comprises',
    '230 × 160 mm (9 × 6 1/4 in); costuras de 10 mm (3/8 in) incluidas',
  ),
  materials: [
    {
      text: w(
        'Cotton for the outside and the lining, 20 cm (1/4 yd) of each',
        'Coton pour l’extérieur et la doublure, 20 cm (1/4 vg) de chacun',
        'Algodón para el exterior y el forro, 20 cm (1/4 yd) de cada uno',
      ),
      category: 'FAB COT',
    },
    {
      text: w(
        'One nylon zipper, 230 mm (9 in)',
        'Une fermeture à glissière de nylon de 230 mm (9 po)',
        'Un cierre de nylon de 230 mm (9 in)',
      ),
      category: 'ZIP NYL',
    },
    THREAD,
  ],
  pieces: [
    {
      letter: 'A',
      name: w('Outside', 'Extérieur', 'Exterior'),
      cut: w('cut 2', 'couper 2', 'cortar 2'),
      width: 250,
      height: 180,
    },
    {
      letter: 'B',
      name: w('Lining', 'Doublure', 'Forro'),
      cut: w('cut 2', 'couper 2', 'cortar 2'),
      width: 250,
      height: 180,
    },
    {
      letter: 'C',
      name: w('Zipper tab', 'Languette', 'Lengüeta'),
      cut: w('cut 2', 'couper 2', 'cortar 2'),
      width: 60,
      height: 30,
      folds: 'M30 0 V30',
    },
  ],
  steps: [
    w(
      'Fold the tabs (C) in half and stitch one over each end of the zipper; trim the zipper to 250 mm with its tabs.',
      'Plier les languettes (C) en deux et en piquer une sur chaque bout de la fermeture; couper la fermeture à 250 mm, languettes comprises.',
      'Doble las lengüetas (C) por la mitad y cosa una sobre cada punta del cierre; recorte el cierre a 250 mm con sus lengüetas.',
    ),
    w(
      'Lay the zipper face down on the long edge of one outside (A), the lining (B) face down on top, and sew all three 6 mm from the edge. Repeat on the other side.',
      'Poser la fermeture, endroit dessous, sur le long bord d’un extérieur (A), la doublure (B) endroit dessous par-dessus, et coudre les trois à 6 mm du bord. Répéter de l’autre côté.',
      'Ponga el cierre boca abajo sobre el borde largo de un exterior (A), el forro (B) boca abajo encima, y cosa los tres a 6 mm del borde. Repita del otro lado.',
    ),
    w(
      'Press both layers away from the zipper and topstitch 3 mm from it. Open the zipper half-way.',
      'Repasser les deux épaisseurs vers l’extérieur et surpiquer à 3 mm de la fermeture. Ouvrir la fermeture à moitié.',
      'Planche ambas capas hacia afuera y pespunte a 3 mm del cierre. Abra el cierre a la mitad.',
    ),
    w(
      'Place outside on outside and lining on lining, right sides together, and sew all round; leave 100 mm open in the bottom of the lining.',
      'Placer extérieur sur extérieur et doublure sur doublure, endroit contre endroit, et coudre tout le tour; laisser 100 mm ouverts au fond de la doublure.',
      'Ponga exterior con exterior y forro con forro, derecho con derecho, y cosa todo alrededor; deje 100 mm abiertos en el fondo del forro.',
    ),
    w(
      'Clip the corners, turn through the opening and the zipper, close the lining and push it inside.',
      'Cranter les coins, retourner par l’ouverture et la fermeture, fermer la doublure et la glisser à l’intérieur.',
      'Recorte las esquinas, voltee por la abertura y el cierre, cierre el forro y métalo.',
    ),
  ],
};

export const potholder: Pattern = {
  finished: w(
    '200 × 200 mm (7 7/8 × 7 7/8 in); seams 6 mm (1/4 in), included',
    '200 × 200 mm (7 7/8 × 7 7/8 po); coutures de 6 mm (1/4 po) comprises',
    '200 × 200 mm (7 7/8 × 7 7/8 in); costuras de 6 mm (1/4 in) incluidas',
  ),
  materials: [
    {
      text: w(
        'Cotton scraps in two colours, and cotton for the back',
        'Retailles de coton de deux couleurs, et coton pour le dos',
        'Retazos de algodón de dos colores, y algodón para el revés',
      ),
      category: 'FAB COT',
    },
    {
      text: w(
        'Cotton batting: never polyester, which melts',
        'Ouate de coton : jamais de polyester, qui fond',
        'Guata de algodón: nunca de poliéster, que se derrite',
      ),
    },
    {
      text: w(
        '1 m (1 1/8 yd) of double-fold bias tape, 12 mm',
        '1 m (1 1/8 vg) de biais à double pli, 12 mm',
        '1 m (1 1/8 yd) de bies doble de 12 mm',
      ),
      category: 'RIB BIA',
    },
    {
      text: w('Quilting thread', 'Fil à courtepointe', 'Hilo para acolchar'),
      category: 'SEW THR QLT',
    },
  ],
  pieces: [
    {
      letter: 'A',
      name: w('Patch', 'Carré', 'Cuadro'),
      cut: w('cut 2 of each colour', 'couper 2 de chaque couleur', 'cortar 2 de cada color'),
      width: 106,
      height: 106,
    },
    {
      letter: 'B',
      name: w('Back and batting', 'Dos et ouate', 'Revés y guata'),
      cut: w('cut 1 back, 2 batting', 'couper 1 dos, 2 ouates', 'cortar 1 revés, 2 guatas'),
      width: 200,
      height: 200,
      folds:
        'M0 50 L150 200 M0 100 L100 200 M0 150 L50 200 M0 0 L200 200 M50 0 L200 150 M100 0 L200 100 M150 0 L200 50',
    },
  ],
  steps: [
    w(
      'Sew the patches (A) into two pairs, press the seams to opposite sides, and sew the pairs into a checkerboard.',
      'Coudre les carrés (A) en deux paires, coucher les coutures en sens opposés et assembler les paires en damier.',
      'Cosa los cuadros (A) en dos pares, planche las costuras hacia lados opuestos y una los pares en tablero.',
    ),
    w(
      'Stack the back (B) face down, both layers of batting, and the patchwork face up. Pin from the middle outwards.',
      'Superposer le dos (B) endroit dessous, les deux ouates et le patchwork endroit dessus. Épingler du centre vers les bords.',
      'Apile el revés (B) boca abajo, las dos capas de guata y el patchwork boca arriba. Prenda del centro hacia afuera.',
    ),
    w(
      'Quilt in diagonal lines 35 mm apart, then trim to 200 × 200 mm.',
      'Matelasser en diagonale à 35 mm d’intervalle, puis égaliser à 200 × 200 mm.',
      'Acolche en diagonal cada 35 mm y luego recorte a 200 × 200 mm.',
    ),
    w(
      'Round one corner over a cup if you like. Bind the edge with the tape, beginning and ending at a corner; leave 120 mm free there.',
      'Arrondir un coin autour d’une tasse, si désiré. Border du biais en commençant et en finissant à un coin; y laisser 120 mm libres.',
      'Redondee una esquina con una taza, si quiere. Ribetee con el bies empezando y terminando en una esquina; deje ahí 120 mm libres.',
    ),
    w(
      'Stitch the free tape closed, bend it into a loop and sew its end down firmly at the back.',
      'Piquer le biais libre, le courber en boucle et coudre solidement son bout au dos.',
      'Cosa el bies libre, dóblelo en presilla y fije bien la punta por el revés.',
    ),
  ],
};

export const feltOrnament: Pattern = {
  finished: w(
    '100 × 92 mm (3 7/8 × 3 5/8 in), without the ribbon; no seam allowance',
    '100 × 92 mm (3 7/8 × 3 5/8 po), sans le ruban; sans marge de couture',
    '100 × 92 mm (3 7/8 × 3 5/8 in), sin el listón; sin margen de costura',
  ),
  materials: [
    {
      text: w(
        'Two pieces of felt, 110 × 100 mm, and scraps',
        'Deux morceaux de feutrine de 110 × 100 mm, et des retailles',
        'Dos pedazos de fieltro de 110 × 100 mm, y retazos',
      ),
      category: 'CRF FLT FLT',
    },
    {
      text: w(
        'Six-strand embroidery floss',
        'Fil à broder à six brins',
        'Hilo mouliné de seis hebras',
      ),
      category: 'YRN EMB',
    },
    {
      text: w(
        '200 mm (8 in) of narrow ribbon',
        '200 mm (8 po) de ruban étroit',
        '200 mm (8 in) de listón angosto',
      ),
      category: 'RIB SAT',
    },
    {
      text: w(
        'A handful of filling or wool',
        'Une poignée de bourre ou de laine',
        'Un puñado de relleno o lana',
      ),
      category: 'CRF FLT WOL',
    },
  ],
  pieces: [
    {
      letter: 'A',
      name: w('Heart', 'Cœur', 'Corazón'),
      cut: w('cut 2', 'couper 2', 'cortar 2'),
      width: 100,
      height: 92,
      outline: 'M50 92 C-8 50 -2 0 28 0 C42 0 48 10 50 20 C52 10 58 0 72 0 C102 0 108 50 50 92 Z',
    },
    {
      letter: 'B',
      name: w('Leaf', 'Feuille', 'Hoja'),
      cut: w('cut 2', 'couper 2', 'cortar 2'),
      width: 46,
      height: 22,
      outline: 'M0 11 Q14 -6 46 11 Q14 28 0 11 Z',
      folds: 'M4 11 H40',
    },
  ],
  hasTemplate: true,
  steps: [
    w(
      'Print the template without scaling, check the 50 mm square, and cut the pieces from felt.',
      'Imprimer le gabarit sans mise à l’échelle, vérifier le carré de 50 mm et couper les pièces dans la feutrine.',
      'Imprima la plantilla sin escalar, compruebe el cuadro de 50 mm y corte las piezas en fieltro.',
    ),
    w(
      'Embroider the front heart (A) with two strands: running stitch along the edge, French knots in the middle.',
      'Broder le cœur de devant (A) à deux brins : point avant le long du bord, points de nœud au centre.',
      'Borde el corazón de enfrente (A) con dos hebras: punto adelante junto al borde y nudos franceses en el centro.',
    ),
    w(
      'Lay the hearts wrong sides together with the ribbon, folded in half, between them at the top.',
      'Placer les cœurs envers contre envers, le ruban plié en deux entre eux, en haut.',
      'Ponga los corazones revés con revés, con el listón doblado por la mitad entre ellos, arriba.',
    ),
    w(
      'Join them with blanket stitch in three strands; stop 30 mm before the end, fill, and close.',
      'Les assembler au point de feston à trois brins; arrêter à 30 mm de la fin, bourrer et fermer.',
      'Únalos con punto de festón en tres hebras; pare 30 mm antes del final, rellene y cierre.',
    ),
    w(
      'Sew the leaves (B) below the ribbon along their middle line.',
      'Coudre les feuilles (B) sous le ruban, sur leur ligne médiane.',
      'Cosa las hojas (B) bajo el listón, por su línea central.',
    ),
  ],
};
