import type { Listed } from './listed';

/** The class codes with their badges. */
export const CLASS_CODES = ['F', 'R', 'Y', 'N'].map((code, at) => ({
  id: String(at + 1),
  class: code,
  image: `/badges/${code}.svg`,
}));

interface Group {
  titles: readonly [en: string, fr: string, es: string];
  /** Which products may stand in the group. */
  holds: (product: Listed) => boolean;
}

const isIn =
  (...codes: string[]) =>
  ({ cat_code }: Listed): boolean =>
    codes.some((code) => cat_code.startsWith(code));

const isOnSale = ({ offers }: Listed): boolean =>
  offers.some(({ sale_cents }) => sale_cents !== null);

const GROUPS: readonly Group[] = [
  { titles: ['Back to School', 'La rentrée', 'Regreso a clases'], holds: isIn('SCH', 'EDU') },
  {
    titles: ['The Watercolour Table', 'Le coin aquarelle', 'La mesa de acuarela'],
    holds: isIn('ART PNT WTR', 'ART BRS', 'DRW PAD'),
  },
  {
    titles: ['First Quilt', 'Première courtepointe', 'Mi primera colcha'],
    holds: isIn('FAB COT', 'SEW THR QLT', 'CRF TOL MAT'),
  },
  {
    titles: [
      'Thread and Zippers on Sale',
      'Fils et fermetures en solde',
      'Hilos y cierres en oferta',
    ],
    holds: (product) => isIn('SEW THR', 'ZIP')(product) && isOnSale(product),
  },
  {
    titles: ['For Rainy Afternoons', 'Pour les après-midi de pluie', 'Para tardes de lluvia'],
    holds: isIn('CRF KID', 'CRF KIT', 'BKS BOK KID'),
  },
  {
    titles: ['Knit and Crochet', 'Tricot et crochet', 'Tejido y crochet'],
    holds: isIn('YRN YRN', 'YRN NDL', 'BKS PAT KNT'),
  },
];

/** Products that a group shows. */
const GROUP_SIZE = 60;

/** The hand-picked groups: the most popular of their kind. */
export function productGroups(catalogue: readonly Listed[]) {
  return GROUPS.map(({ titles: [title_en, title_fr, title_es], holds }, at) => {
    const id = String(at + 1);
    const picked = catalogue
      .filter(holds)
      .sort((a, b) => b.popularity - a.popularity)
      .slice(0, GROUP_SIZE);
    return {
      group: { id, title_en, title_fr, title_es },
      products: picked.map(({ product_id }, position) => ({
        group_id: id,
        product_id,
        position,
      })),
    };
  });
}
