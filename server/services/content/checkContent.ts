import type { ContentDocument } from '#contract/contentDocument';
import { PICTURED_LISTS } from '#domain/content';
import { isExistingDay } from '#domain/days';

import { rowsInChunks, type Db } from '../../db/client';
import type { FindPrintedFile } from '../../documents/printedFile';
import type { ServerMessageKey } from '../../messages/translate';
import { isUploadAddress, openContentUploads } from '../../pictures/contentUploads';

import { faultAt, type ContentFault } from './readContent';

/** Sources of the files that entries refer to or that are generated for them. */
export interface ContentFiles {
  printedFile?: FindPrintedFile | undefined;
  /** Folder that contains the uploaded pictures. */
  dataDir?: string | undefined;
}

/**
 * Finds errors in a document that matches the schema: duplicates and references to things that do
 * not exist.
 */
export async function checkContent(
  db: Db,
  document: ContentDocument,
  { printedFile, dataDir }: ContentFiles,
): Promise<ContentFault[]> {
  return [
    ...duplicateIds(document),
    ...invalidDates(document),
    ...missingFiles(document, printedFile),
    ...(await missingUploads(document, dataDir)),
    ...(await unknownCategories(db, document)),
    ...(await unknownProducts(db, document)),
  ];
}

function duplicateIds(document: ContentDocument): ContentFault[] {
  return Object.entries(document).flatMap(([list, entries]) => {
    const seen = new Set<string>();
    return entries.flatMap((entry, index) => {
      const name = 'name' in entry ? entry.name : entry.id;
      const isSecond = seen.has(name);
      seen.add(name);
      const reason = 'has the same id as an earlier entry';
      return isSecond ? [faultAt(document, [list, String(index)], reason, 'content.idTaken')] : [];
    });
  });
}

const invalidDates = (document: ContentDocument): ContentFault[] =>
  (document.newsletters ?? []).flatMap(({ date }, index) => {
    if (isExistingDay(date)) return [];
    const steps = ['newsletters', String(index), 'date'];
    return [faultAt(document, steps, 'is not an existing date', 'content.date')];
  });

const missingFiles = (
  document: ContentDocument,
  printedFile: FindPrintedFile | undefined,
): ContentFault[] =>
  (document.downloads ?? []).flatMap(({ kind, id, file }, index) => {
    if (file || kind === 'catalogue' || printedFile?.(kind, id)) return [];
    const reason = `is missing, and there is no built-in ${kind} with this id`;
    return [faultAt(document, ['downloads', String(index), 'file'], reason, 'content.noFile')];
  });

/** Finds references to uploaded pictures that do not exist: a document does not contain them. */
async function missingUploads(document: ContentDocument, dataDir = ''): Promise<ContentFault[]> {
  const storedUploads = dataDir === '' ? undefined : openContentUploads(dataDir);
  const faults: ContentFault[] = [];
  for (const list of PICTURED_LISTS) {
    for (const [index, entry] of (document[list] ?? []).entries()) {
      for (const [name, address] of Object.entries(entry) as [string, unknown][]) {
        if (typeof address !== 'string' || !isUploadAddress(address)) continue;
        if (await storedUploads?.has(address)) continue;
        const reason =
          'refers to an uploaded picture that does not exist; upload it at the desk first';
        faults.push(faultAt(document, [list, String(index), name], reason, 'content.noUpload'));
      }
    }
  }
  return faults;
}

async function unknownCategories(db: Db, document: ContentDocument): Promise<ContentFault[]> {
  const rows = await db.selectFrom('categories').select(['cat_code', 'name_en']).execute();
  const known = new Set(rows.flatMap(({ cat_code, name_en }) => [cat_code, name_en]));
  return (document.downloads ?? []).flatMap(({ categories: codes = [] }, index) =>
    codes.flatMap((code, codeIndex) =>
      known.has(code)
        ? []
        : [
            faultAt(
              document,
              ['downloads', String(index), 'categories', String(codeIndex)],
              `there is no category "${code}"`,
              'content.noCategory',
              { name: code },
            ),
          ],
    ),
  );
}

async function unknownProducts(db: Db, document: ContentDocument): Promise<ContentFault[]> {
  const groups = document.product_groups ?? [];
  const productIds = [...new Set(groups.flatMap((group) => group.products))];
  const rows = await rowsInChunks(productIds, (ids) =>
    db.selectFrom('products').where('product_id', 'in', ids).select('product_id'),
  );
  const known = new Set(rows.map(({ product_id }) => product_id));
  return groups.flatMap((group, index) =>
    group.products.flatMap((id, position) => {
      const steps = ['product_groups', String(index), 'products', String(position)];
      const productFault = (reason: string, code: ServerMessageKey) => [
        faultAt(document, steps, reason, code, { name: id }),
      ];
      if (group.products.indexOf(id) < position)
        return productFault(`"${id}" is listed twice`, 'content.productTwice');
      return known.has(id) ? [] : productFault(`there is no product "${id}"`, 'content.noProduct');
    }),
  );
}
