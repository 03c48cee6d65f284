import { foldCaseAndAccents } from '#domain/foldCaseAndAccents';

import { categoryPathOf, findByCode, type CategoryTree } from '../catalogue/categoryTree';

/** Line icons for product categories, 24 × 24. */
const ICONS = {
  thread: 'M7 3h10M7 21h10M8.5 3v3M15.5 3v3M8.5 18v3M15.5 18v3M7 6h10v12H7zM7 9h10M7 12h10M7 15h10',
  fabric: 'M5 4h9a3 3 0 0 1 0 6H5zM5 10v10h14V7M14 4h2a3 3 0 0 1 3 3M8 13h8M8 16.5h8',
  yarn: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM5 9c5-1 9 2 11 9.5M8 5.2c5 .8 9 5 10 11M4.3 13.5c3 0 6 2 7 6M14 20h7',
  button:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.5 9.4v.01M14.5 9.4v.01M9.5 14.6v.01M14.5 14.6v.01',
  zipper: 'M12 3v11M9 4h3M9 7h3M9 10h3M12 5.5h3M12 8.5h3M12 11.5h3M10 14h4l1 4-3 3-3-3z',
  ribbon: 'M12 9C9 4 4 4 4 7.5S9 11 12 9c3-5 8-5 8-1.5S15 11 12 9M11 10l-4 10M13 10l4 10',
  bead: 'M4 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0ZM14 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0ZM10 12h4M1.5 12H4M20 12h2.5',
  paint: 'M14 4l6 6-8 7-5-5zM7 12c-3 0-2.5 5-5 6.5 4 1.5 9 .5 9-2.5',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4M4 20l3-.6L4.6 17z',
  paper: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 15.5h6',
  scissors:
    'M6 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM18 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM7.5 16 16 3M16.5 16 8 3',
  book: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2ZM12 6v14',
  school: 'M6 21V10a6 6 0 0 1 12 0v11zM10 4V2.5h4V4M9 14h6v4H9zM9 9.5h6',
  shelf: 'M5 3v18M19 3v18M5 8h14M5 14h14M5 19h14M8 8V5h3v3M13 14v-4h3v4',
  gift: 'M4 9h16v4H4zM5.5 13h13v8h-13zM12 9v12M12 9C10 4 5.5 5 7 9M12 9c2-5 6.5-4 5 0',
  box: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
} as const;

export type CategoryIcon = keyof typeof ICONS;

/** Word prefixes in English, French and Spanish category names; the first match wins. */
const NAME_PATTERNS: readonly (readonly [CategoryIcon, RegExp])[] = [
  ['zipper', /\b(zip|fermeture|cierre|cremallera)/],
  ['yarn', /\b(yarn|knit|crochet|needlework|wool|laine|tricot|estambre|tejid|lana)/],
  ['button', /\b(button|snap|bouton|boton)/],
  ['ribbon', /\b(ribbon|trim|lace|bows?\b|ruban|dentelle|liston|encaje|cinta)/],
  ['bead', /\b(bead|jewel|perle|bijou|cuenta|joyer)/],
  ['thread', /\b(thread|sew|needle|notion|fils?\b|couture|mercer|hilo|costura|aguja)/],
  ['fabric', /\b(fabric|quilt|felt|textile|tissus?\b|tela|fieltro)/],
  ['pencil', /\b(draw|pencil|marker|pens?\b|writ|crayon|chalk|dessin|marqueur|dibujo|lapi|pluma)/],
  ['paint', /\b(paint|brush|arts?\b|artist|canvas|peint|pinceau|pint|pincel)/],
  ['book', /\b(book|patterns?\b|educat|livre|patron|libro)/],
  ['school', /\b(school|class|office|scolaire|ecole|bureau|escolar|oficina)/],
  ['shelf', /\b(cabinet|display|fixture|rack|storage|meuble|presentoir|mueble|exhibidor)/],
  ['gift', /\b(gift|party|promo|seasonal|christmas|cadeau|fete|regalo|fiesta)/],
  ['paper', /\b(paper|card|envelope|stationer|papier|carte|papel|cartulina)/],
  ['scissors', /\b(craft|tool|cut|hobb|bricolage|outil|manualidad|herramienta)/],
];

/**
 * Chooses the icon of a category from its name or those of its ancestors; a plain box if none
 * matches.
 */
export function iconFor(names: readonly string[]): CategoryIcon {
  for (const name of names.toReversed().map(foldCaseAndAccents)) {
    const [found] = NAME_PATTERNS.find(([, pattern]) => pattern.test(name)) ?? [];
    if (found) return found;
  }
  return 'box';
}

/** Returns the icon of the category with a code. */
export const iconOfCategory = (categories: CategoryTree, code: string): CategoryIcon =>
  iconFor(categoryPathOf(findByCode(categories, code)).map(({ names }) => names['']));

/** Renders a square placeholder for a missing picture: the icon on a neutral background. */
export const drawTile = (icon: CategoryIcon, pixels: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 24 24">` +
  '<rect width="24" height="24" fill="#f3f5f5"/>' +
  '<g transform="translate(7.2 7.2) scale(0.4)" fill="none" stroke="#8b9a9c" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">' +
  `<path d="${ICONS[icon]}"/></g></svg>`;
