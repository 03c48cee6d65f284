import { findByCode } from '../catalogue/categoryTree';
import { inLanguage } from '../db/inLanguage';
import type { DownloadTable } from '../db/tables/content';
import { makePdf } from '../pdf/sheet';

import { makeCatalogue, type CatalogueSource } from './catalogue/makeCatalogue';
import { hasCatalogueProducts } from './catalogueProducts';
import type { DocumentVariant } from './document';
import type { DocumentPlan } from './documents';
import type { FindPrintedFile } from './printedFile';

export interface DownloadSource extends CatalogueSource {
  printedFile: FindPrintedFile | undefined;
}

/**
 * Plans the generation of a download; `undefined` if its file is hosted elsewhere or would be
 * empty.
 */
export async function planDownload(
  source: DownloadSource,
  row: DownloadTable,
  edition: DocumentVariant,
): Promise<DocumentPlan | undefined> {
  const make = row.file === '' ? await makerOf(source, row, edition) : undefined;
  return (
    make && {
      name: [row.kind, row.id, edition],
      facts: [row, source.view.version, source.publicUrl],
      make,
    }
  );
}

async function makerOf(
  source: DownloadSource,
  row: DownloadTable,
  edition: DocumentVariant,
): Promise<DocumentPlan['make'] | undefined> {
  const { db, view } = source;
  if (row.kind === 'catalogue') {
    if (!(await hasCatalogueProducts(db, view, row, edition.country))) return undefined;
    return () => makeCatalogue(source, row, edition);
  }
  const printed = source.printedFile?.(row.kind, row.id);
  if (!printed) return undefined;
  const { language } = edition;
  const title = inLanguage(row, 'title', language);
  return async () => {
    const best = new Map<string, string | undefined>();
    for (const code of printed.categories)
      best.set(code, await mostPopularIn(source, code, edition));
    const productIn = (category: string) => best.get(category);
    return makePdf({ title, ...edition }, (sheet) =>
      printed.draw(sheet, { title, language, productIn }),
    );
  };
}

/** Returns the most popular product of a category among those sold in the country. */
async function mostPopularIn(
  { db, view }: DownloadSource,
  category: string,
  { country }: DocumentVariant,
): Promise<string | undefined> {
  const node = findByCode(view.categories, category);
  return node && view.mostPopular(db, node, country);
}
