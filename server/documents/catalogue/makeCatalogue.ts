import type { Language } from '#domain/languages';

import { categoryPathOf } from '../../catalogue/categoryTree';
import { readProducts } from '../../catalogue/readProducts';
import type { ProductForPrint, View } from '../../catalogue/view';
import type { Db } from '../../db/client';
import { inLanguage } from '../../db/inLanguage';
import type { DownloadTable } from '../../db/tables/content';
import { makePdf } from '../../pdf/sheet';
import type { Pictures } from '../../pictures/pictures';
import { catalogueProducts } from '../catalogueProducts';
import type { DocumentVariant } from '../document';

import { coverColour } from './coverColour';
import { drawCatalogue, type PrintedProduct } from './drawCatalogue';
import type { PrintedSection } from './layOut';
import { printedPicture } from './printedPicture';

export interface CatalogueSource {
  db: Db;
  view: View;
  pictures: Pictures;
  /** Public URL of the storefront. */
  publicUrl: string;
}

/** Makes a printed catalogue of the products currently for sale, without prices and stock. */
export async function makeCatalogue(
  source: CatalogueSource,
  row: DownloadTable,
  { language, country, paper }: DocumentVariant,
): Promise<Buffer> {
  const { db, view, publicUrl } = source;
  const ranged = await catalogueProducts(db, view, row, country);
  const productIds = ranged.map(({ product_id }) => product_id);
  const products = await readProducts(db, { productIds, country, language, buyer: null });
  const names = sectionNames(ranged, language);

  const sections = new Map<string, PrintedProduct[]>();
  for (const product of products) {
    const printed = { ...product, picture: await pictureOf(source, product) };
    const name = names.get(product.product_id) ?? '';
    sections.set(name, [...(sections.get(name) ?? []), printed]);
  }
  const title = inLanguage(row, 'title', language);
  return makePdf({ title, language, paper }, (sheet) =>
    drawCatalogue(sheet, {
      title,
      language,
      colour: coverColour(row.id),
      address: new URL(publicUrl).host,
      sections: Array.from(sections, ([name, items]): PrintedSection<PrintedProduct> => ({
        name,
        items,
      })),
    }),
  );
}

/** Maps each product to its department and, if it has one, sub-category. */
function sectionNames(products: readonly ProductForPrint[], language: Language) {
  return new Map(
    products.map(({ product_id, category: own }) => {
      const [department, category] = categoryPathOf(own);
      const names = [department, category].flatMap((node) => node?.names[language] ?? []);
      return [product_id, names.join(' — ')] as const;
    }),
  );
}

/** Products whose picture is on another host are printed without one. */
const pictureOf = async (
  { pictures }: CatalogueSource,
  { product_id, image }: { product_id: string; image: string },
): Promise<Buffer | undefined> =>
  /^https?:/.test(image) ? undefined : printedPicture(pictures, product_id);
