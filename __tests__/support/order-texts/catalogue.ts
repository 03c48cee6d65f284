import type { NamesOf } from '../../../domain/order-file/namesOf';

/** The products that the order texts speak of, with their names in English, French and Spanish. */
export const NAMES: Record<string, string[]> = {
  22423: ['Regency Cakestand 3 Tier', 'Présentoir Regency 3 étages', 'Pastelero Regency 3 niveles'],
  '85123A': ['White Hanging Heart T-Light Holder', 'Photophore cœur blanc', 'Portavelas corazón'],
  22720: ['Set of 3 Cake Tins Pantry Design', 'Lot de 3 moules', 'Juego de 3 moldes'],
  22189: ['Cream Heart Card Holder', 'Porte-cartes cœur crème', 'Tarjetero corazón crema'],
  47566: ['Party Bunting', 'Guirlande de fanions', 'Banderines de fiesta'],
  22197: ['Small Popcorn Holder', 'Petit cornet à maïs', 'Cono pequeño para palomitas'],
  22271: ['Feltcraft Doll Rosie', 'Poupée de feutre Rosie', 'Muñeca de fieltro Rosie'],
  22273: ['Feltcraft Doll Molly', 'Poupée de feutre Molly', 'Muñeca de fieltro Molly'],
  22274: ['Feltcraft Doll Emily', 'Poupée de feutre Emily', 'Muñeca de fieltro Emily'],
  84879: ['Assorted Colour Bird Ornament', 'Oiseau décoratif', 'Pájaro decorativo'],
  20725: ['Lunch Bag Red Retrospot', 'Sac à lunch rouge à pois', 'Bolsa de almuerzo roja'],
  21212: ['Pack of 72 Retrospot Cake Cases', '72 caissettes à pois', 'Paquete de 72 capacillos'],
  'AB-1042': ['Bristle Brush no. 10', 'Brosse en soie n° 10', 'Brocha de cerda n.º 10'],
  'AB-1042-BL': [
    'Bristle Brush no. 10, blue',
    'Brosse en soie n° 10, bleue',
    'Brocha n.º 10, azul',
  ],
  TH1000: ['Cotton Thread 100 m', 'Fil de coton 100 m', 'Hilo de algodón 100 m'],
  AC1004: ['Acrylic Paint 60 ml', 'Peinture acrylique 60 ml', 'Pintura acrílica 60 ml'],
  '8720602838017': ['Gouache Set 12 x 12 ml', 'Gouaches 12 x 12 ml', 'Gouaches 12 x 12 ml'],
  '036000291452': ['Gesso 500 ml', 'Gesso 500 ml', 'Gesso 500 ml'],
  '20727': ['Lunch Bag Black Skull', 'Sac à lunch noir crâne', 'Bolsa de almuerzo negra calavera'],
  '20914': [
    'Set/5 Red Retrospot Lid Glass Bowls',
    '5 bols en verre à couvercle',
    '5 tazones de vidrio con tapa',
  ],
  '21931': ['Jumbo Storage Bag Suki', 'Grand sac de rangement Suki', 'Bolsa jumbo Suki'],
  '22086': [
    "Paper Chain Kit 50's Christmas",
    'Guirlande de papier Noël années 50',
    'Kit de cadena de papel navideña años 50',
  ],
  '22424': ['Enamel Bread Bin Cream', 'Boîte à pain émaillée crème', 'Panera esmaltada crema'],
  '22960': [
    'Jam Making Set with Jars',
    'Ensemble à confiture avec pots',
    'Juego para mermelada con frascos',
  ],
  '47566B': ['Tea Time Party Bunting', 'Guirlande de fanions Tea Time', 'Banderines hora del té'],
  '84997A': [
    'Childrens Cutlery Green',
    'Couverts pour enfants, vert',
    'Cubiertos infantiles verde',
  ],
  '84997B': ['Childrens Cutlery Red', 'Couverts pour enfants, rouge', 'Cubiertos infantiles rojo'],
  '84997C': ['Childrens Cutlery Blue', 'Couverts pour enfants, bleu', 'Cubiertos infantiles azul'],
  '84997D': ['Childrens Cutlery Pink', 'Couverts pour enfants, rose', 'Cubiertos infantiles rosa'],
  '85099B': ['Jumbo Bag Red Retrospot', 'Grand sac rouge à pois', 'Bolsa jumbo roja de lunares'],
  '85099C': [
    'Jumbo Bag Baroque Black White',
    'Grand sac baroque noir et blanc',
    'Bolsa jumbo barroca',
  ],
  '85099F': ['Jumbo Bag Strawberry', 'Grand sac fraises', 'Bolsa jumbo fresa'],
  'AB-1042-RD': ['Bristle Brush no. 10, red', 'Brosse en soie n° 10, rouge', 'Brocha n.º 10, roja'],
  'AB-1043': ['Bristle Brush no. 12', 'Brosse en soie n° 12', 'Brocha de cerda n.º 12'],
  'AP-310-S': ['Canvas Apron, small', 'Tablier de toile, petit', 'Delantal de lona, chico'],
  'AP-310-M': ['Canvas Apron, medium', 'Tablier de toile, moyen', 'Delantal de lona, mediano'],
  'AP-310-L': ['Canvas Apron, large', 'Tablier de toile, grand', 'Delantal de lona, grande'],
};

export const namesOf: NamesOf = (code) => NAMES[code];
