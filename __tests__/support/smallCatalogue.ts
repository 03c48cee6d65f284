import { toGtin14 } from '../../domain/barcodes';
import { bumpCatalogueVersion } from '../../server/catalogue/version';
import type { Db } from '../../server/db/client';
import { withReportedStock } from '../../server/db/stockReports';
import type { OfferTable, ProductTable } from '../../server/db/tables/catalogue';

type Names = readonly [en: string, fr: string, es: string];

const CATEGORIES: readonly [code: string, parent: string | null, ...Names][] = [
  ['ART', null, 'Art Supplies', 'Matériel d’artiste', 'Material de arte'],
  ['ART PNT', 'ART', 'Paint', 'Peinture', 'Pintura'],
  ['ART PNT ACR', 'ART PNT', 'Acrylics', 'Acrylique', 'Acrílicos'],
  ['ART PNT WAT', 'ART PNT', 'Watercolours', 'Aquarelle', 'Acuarelas'],
  ['ART BRU', 'ART', 'Brushes', 'Pinceaux', 'Pinceles'],
  ['SEW', null, 'Sewing', 'Couture', 'Costura'],
  ['SEW THR', 'SEW', 'Thread', 'Fil', 'Hilo'],
  ['SEW SCI', 'SEW', 'Scissors', 'Ciseaux', 'Tijeras'],
  ['SCH', null, 'School', 'École', 'Escuela'],
  ['SCH SCI', 'SCH', 'Scissors', 'Ciseaux', 'Tijeras'],
  ['EMP', null, 'Nothing in it', 'Rien dedans', 'Nada dentro'],
];

/** The fields of a product that a test specifies; the rest have defaults. */
export interface SmallProduct {
  id: string;
  category: string;
  names: Names;
  brand?: string;
  color?: string;
  type?: string;
  size?: string;
  barcodes?: string[];
  popularity?: number;
  /** Class in each country; an omitted country has no offer. */
  classes?: { CA?: string; US?: string };
  active?: boolean;
}

const BRUSH = { category: 'ART BRU', brand: 'Fauve', type: 'Brush' };
const ACRYLIC = { category: 'ART PNT ACR', brand: 'Aquarenne', type: 'Acrylic paint' };

/** Twelve products that differ in everything a product can be found by. */
export const SMALL_CATALOGUE: readonly SmallProduct[] = [
  {
    ...ACRYLIC,
    id: 'AC1001',
    names: [
      'Acrylic Paint, Red, 60 ml',
      'Peinture acrylique, rouge, 60 ml',
      'Pintura acrílica, roja, 60 ml',
    ],
    color: 'Red',
    size: '60 ml',
    barcodes: ['036000291452'],
    popularity: 5,
    classes: { CA: 'Y', US: '' },
  },
  {
    ...ACRYLIC,
    id: 'AC1002',
    names: [
      'Acrylic Paint, Blue, 60 ml',
      'Peinture acrylique, bleue, 60 ml',
      'Pintura acrílica, azul, 60 ml',
    ],
    color: 'Blue',
    size: '60 ml',
    barcodes: ['07838604'],
    popularity: 9,
  },
  {
    ...ACRYLIC,
    id: 'AC1003',
    names: [
      'Acrylic Paint, Red, 250 ml',
      'Peinture acrylique, rouge, 250 ml',
      'Pintura acrílica, roja, 250 ml',
    ],
    brand: 'Fauve',
    color: 'Red',
    size: '250 ml',
    barcodes: ['10036000291459'],
    classes: { CA: 'F', US: 'F' },
  },
  {
    id: 'WC2001',
    category: 'ART PNT WAT',
    names: ['Watercolour Set of 12', 'Ensemble de 12 aquarelles', 'Juego de 12 acuarelas'],
    brand: 'Aquarenne',
    type: 'Watercolour',
    color: 'Assorted',
    size: 'Set of 12',
    barcodes: ['4006381333931'],
    popularity: 7,
    classes: { CA: 'N', US: 'N' },
  },
  {
    ...BRUSH,
    id: 'BR-301',
    names: ['Round Brush No. 3', 'Pinceau rond n° 3', 'Pincel redondo núm. 3'],
    size: 'No. 3',
    classes: { CA: 'R', US: '' },
  },
  {
    ...BRUSH,
    id: 'BR-302',
    names: [
      'Flat Brush for Acrylic <b>Paint</b>',
      'Pinceau plat pour l’acrylique',
      'Pincel plano para acrílico',
    ],
    size: 'No. 8',
  },
  {
    ...BRUSH,
    id: 'BR-303',
    names: ['Crème Fan Brush', 'Pinceau éventail crème', 'Pincel abanico crema'],
    color: 'Cream',
    classes: { CA: '' },
  },
  {
    id: '0120043',
    category: 'SEW THR',
    names: [
      'Polyester Thread, Navy, 100 m',
      'Fil de polyester, bleu marine, 100 m',
      'Hilo de poliéster, azul marino, 100 m',
    ],
    brand: 'Fil d’Or',
    color: 'Navy',
    type: 'Thread',
    size: '100 m',
    barcodes: ['73513537'],
  },
  {
    id: '0120044',
    category: 'SEW THR',
    names: [
      'Polyester Thread, Red, 100 m',
      'Fil de polyester, rouge, 100 m',
      'Hilo de poliéster, rojo, 100 m',
    ],
    brand: 'Fil d’Or',
    color: 'Red',
    type: 'Thread',
    size: '100 m',
    classes: { US: 'R' },
  },
  {
    id: 'SC700',
    category: 'SEW SCI',
    names: ['Dressmaking Scissors, 8 in', 'Ciseaux de couture, 20 cm', 'Tijeras de costura, 20 cm'],
    brand: 'X-Acto',
    type: 'Scissors',
    size: '8 in',
    barcodes: ['5901234123457', '5901234123464'],
    popularity: 2,
  },
  {
    id: 'SC701',
    category: 'SCH SCI',
    names: ['Kids’ Scissors', 'Ciseaux d’enfant', 'Tijeras para niños'],
    brand: 'X-Acto',
    type: 'Scissors',
    classes: { CA: 'Y', US: 'Y' },
  },
  {
    id: 'SC799',
    category: 'SEW SCI',
    names: ['Withdrawn Scissors', 'Ciseaux retirés', 'Tijeras retiradas'],
    active: false,
  },
];

/** Stock and prices that no response to a visitor may contain. */
export const CANARY = { selling: 791_913, sale: 681_913, retail: 1_571_913, available: 48_613 };

/** Stores the categories, the class codes, a product group and the products. */
export async function storeSmallCatalogue(
  db: Db,
  products: readonly SmallProduct[] = SMALL_CATALOGUE,
): Promise<void> {
  for (const [index, [cat_code, parent_code, name_en, name_fr, name_es]] of CATEGORIES.entries()) {
    await db
      .insertInto('categories')
      .values({ cat_code, parent_code, name_en, name_fr, name_es, position: index })
      .execute();
  }
  await db
    .insertInto('class_codes')
    .values(
      ['F', 'R', 'Y', 'N'].map((code) => ({ id: code, class: code, image: `/badges/${code}.svg` })),
    )
    .execute();
  for (const [index, product] of products.entries()) await addSmallProduct(db, product, index);
  await addGroup(db, products);
  await bumpCatalogueVersion(db);
}

export async function addSmallProduct(db: Db, product: SmallProduct, position = 99): Promise<void> {
  await db.insertInto('products').values(productRow(product, position)).execute();
  await db.insertInto('offers').values(offersOf(product).map(withReportedStock)).execute();
  for (const barcode of product.barcodes ?? []) {
    const gtin14 = toGtin14(barcode) ?? barcode;
    await db
      .insertInto('product_barcodes')
      .values({ product_id: product.id, barcode, gtin14 })
      .execute();
  }
}

function productRow(product: SmallProduct, position: number): ProductTable {
  const { id, names, brand = '', color = '', type = '', size = '', popularity = 0 } = product;
  const [name_en, name_fr, name_es] = names;
  return {
    id: `row-${id}`,
    product_id: id,
    cat_code: product.category,
    name_en,
    name_fr,
    name_es,
    description_en: `<p>All about ${name_en}</p>`,
    description_fr: `<p>Tout sur ${name_fr}</p>`,
    description_es: `<p>Todo sobre ${name_es}</p>`,
    brand,
    color,
    type,
    size,
    types: 'Videos',
    ship_pac: 6,
    image: '',
    position,
    popularity,
    active: product.active === false ? 0 : 1,
  };
}

const offersOf = ({ id, classes = { CA: '', US: '' } }: SmallProduct): OfferTable[] =>
  Object.entries(classes).map(([country, code]) => ({
    product_id: id,
    country,
    class: code,
    selling_cents: CANARY.selling,
    sale_cents: code === 'Y' ? CANARY.sale : null,
    retail_cents: CANARY.retail,
    available: CANARY.available,
  }));

async function addGroup(db: Db, products: readonly SmallProduct[]): Promise<void> {
  await db
    .insertInto('product_groups')
    .values({ id: 'spring', title_en: 'Spring', title_fr: 'Printemps', title_es: 'Primavera' })
    .execute();
  const members = products.filter(({ category }) => /SCI$/.test(category)).reverse();
  await db
    .insertInto('product_group_products')
    .values(members.map(({ id }, position) => ({ group_id: 'spring', product_id: id, position })))
    .execute();
}
