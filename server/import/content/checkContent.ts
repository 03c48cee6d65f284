import type { Db } from '../../db/client';
import { inChunks } from '../../db/client';
import type { FindPrintedFile } from '../../documents/printedFile';

import type { ContentDocument } from './contentDocument';
import { placeOf, type ContentFault } from './readContent';

/** What a document of the right form still gets wrong: what it names twice, or what there is not. */
export async function checkContent(
  db: Db,
  document: ContentDocument,
  printedFile: FindPrintedFile | undefined,
): Promise<ContentFault[]> {
  return [
    ...namedTwice(document),
    ...dates(document),
    ...filesToMake(document, printedFile),
    ...(await categories(db, document)),
    ...(await products(db, document)),
  ];
}

function namedTwice(document: ContentDocument): ContentFault[] {
  return Object.entries(document).flatMap(([list, entries]) => {
    const seen = new Set<string>();
    return entries.flatMap((entry, at) => {
      const name = 'name' in entry ? entry.name : entry.id;
      const isSecond = seen.has(name);
      seen.add(name);
      const place = placeOf(document, [list, String(at)]);
      return isSecond ? [{ place, reason: 'has the id of an earlier entry' }] : [];
    });
  });
}

const dates = (document: ContentDocument): ContentFault[] =>
  (document.newsletters ?? []).flatMap(({ date }, at) => {
    const day = new Date(`${date}T00:00:00Z`);
    const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
    const place = placeOf(document, ['newsletters', String(at), 'date']);
    return isDay ? [] : [{ place, reason: 'is a day that there is not' }];
  });

const filesToMake = (
  document: ContentDocument,
  printedFile: FindPrintedFile | undefined,
): ContentFault[] =>
  (document.downloads ?? []).flatMap(({ kind, id, file }, at) => {
    if (file || kind === 'catalogue' || printedFile?.(kind, id)) return [];
    const place = placeOf(document, ['downloads', String(at), 'file']);
    return [{ place, reason: `is missing: the program draws no ${kind} of this id itself` }];
  });

async function categories(db: Db, document: ContentDocument): Promise<ContentFault[]> {
  const rows = await db.selectFrom('categories').select(['cat_code', 'name_en']).execute();
  const known = new Set(rows.flatMap(({ cat_code, name_en }) => [cat_code, name_en]));
  return (document.downloads ?? []).flatMap(({ categories: codes = [] }, at) =>
    codes.flatMap((code, place) =>
      known.has(code)
        ? []
        : [
            {
              place: placeOf(document, ['downloads', String(at), 'categories', String(place)]),
              reason: `there is no category "${code}"`,
            },
          ],
    ),
  );
}

async function products(db: Db, document: ContentDocument): Promise<ContentFault[]> {
  const groups = document.product_groups ?? [];
  const asked = [...new Set(groups.flatMap((group) => group.products))];
  const known = new Set<string>();
  for (const chunk of inChunks(asked)) {
    const rows = await db
      .selectFrom('products')
      .where('product_id', 'in', chunk)
      .select('product_id')
      .execute();
    for (const { product_id } of rows) known.add(product_id);
  }
  return groups.flatMap((group, at) =>
    group.products.flatMap((id, position) => {
      const place = placeOf(document, ['product_groups', String(at), 'products', String(position)]);
      if (group.products.indexOf(id) < position) return [{ place, reason: `"${id}" stands twice` }];
      return known.has(id) ? [] : [{ place, reason: `there is no product "${id}"` }];
    }),
  );
}
