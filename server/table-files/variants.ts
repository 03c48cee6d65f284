import type { Columns, FileKind } from './fileKinds';
import { normaliseHeading } from './headings';
import type { TableRow } from './readTable';

/**
 * A row that is not a product for sale: an additional picture of one, a draft, or what its variants
 * share.
 */
export type SkippedVariant = 'picture' | 'draft' | 'parent';

/** Converts a row to that of a product, in sequence. */
type ReadVariant = (row: TableRow) => TableRow | SkippedVariant;

/** A file whose rows are variants of products, as exported by shop software. */
export interface Variants {
  columns: Columns;
  open: () => ReadVariant;
}

interface VariantTable {
  kind: FileKind;
  headings: readonly string[];
  columns: Columns;
  below: readonly TableRow[];
}

/** Returns how the variants of a table are read; `undefined` if it has none. */
export function findVariants({ kind, headings, columns, below }: VariantTable) {
  if (!('product_id' in kind.headings)) return undefined;
  const plain = headings.map(normaliseHeading);
  const named = (...names: string[]) => plain.findIndex((heading) => names.includes(heading));
  const place = { plain, named, columns, hasOptions: 'color' in kind.headings };
  return variantsByHandle(place) ?? variantsByParent(place, below);
}

interface Place {
  plain: readonly string[];
  named: (...names: string[]) => number;
  columns: Columns;
  hasOptions: boolean;
}

/** Fields that the first row of a product gives for all its variants. */
const SHARED_FIELDS = ['name', 'description', 'brand', 'category', 'type', 'image'];

/** Fields that only the row of a variant has. */
const VARIANT_FIELDS = ['product_id', 'price', 'selling_price', 'barcode', 'barcodes'];

/** The option value of a product without variants. */
const NO_VARIANT = 'default title';

const NOT_SOLD = /^(draft|archived|unlisted)$/i;

const put = (filled: string[], at: number | undefined, text: string | undefined): void => {
  if (at !== undefined && text) filled[at] = text;
};

const fillShared = (filled: string[], shared: readonly string[], columns: Columns): void => {
  for (const field of SHARED_FIELDS) {
    const at = columns[field];
    if (at !== undefined) filled[at] ||= shared[at] ?? '';
  }
};

/** Shopify: rows with the same handle are one product, and only the first has what they share. */
function variantsByHandle({ plain, named, columns, hasOptions }: Place): Variants | undefined {
  const [handle, status] = [named('handle', 'url handle'), named('status')];
  const picture = named('variant image', 'variant image url');
  const options = [1, 2, 3].flatMap((number) => {
    const value = named(`option${number} value`);
    return value < 0 ? [] : [{ name: named(`option${number} name`), value }];
  });
  if (handle < 0 || options.length === 0) return undefined;
  const width = plain.length;
  // The options have columns of their own, after the last one.
  const all: Columns = {
    ...columns,
    ...(columns.category === undefined && columns.type !== undefined && { category: columns.type }),
    ...(hasOptions && { color: columns.color ?? width, size: columns.size ?? width + 1 }),
  };
  const nameOptions = (filled: string[], chosen: readonly { name: string; value: string }[]) => {
    const given = chosen.filter(({ value }) => value && value.toLowerCase() !== NO_VARIANT);
    const name = filled[all.name ?? -1];
    const values = given.map(({ value }) => value).join(' / ');
    if (name && values) put(filled, all.name, `${name} – ${values}`);
    const optionValue = (...names: string[]) =>
      given.find(({ name: each }) => names.includes(each))?.value;
    put(filled, all.color, optionValue('color', 'colour', 'couleur'));
    put(filled, all.size, optionValue('size', 'taille', 'format', 'talla', 'tamano'));
  };
  const open = (): ReadVariant => {
    let first: readonly string[] = [];
    return (row) => {
      const { cells } = row;
      if (cells[handle] !== first[handle]) first = cells;
      if (!VARIANT_FIELDS.some((field) => cells[all[field] ?? -1])) return 'picture';
      if (NOT_SOLD.test(cells[status] || first[status] || '')) return 'draft';
      const filled = Array.from({ length: width + 2 }, (_, at) => cells[at] ?? '');
      fillShared(filled, first, all);
      put(filled, all.image, cells[picture] || first[all.image ?? -1]);
      const chosen = options.map(({ name, value }) => ({
        name: normaliseHeading(first[name] ?? ''),
        value: cells[value] ?? '',
      }));
      nameOptions(filled, chosen);
      return { ...row, cells: filled };
    };
  };
  return { columns: all, open };
}

const PARENTS = ['variable', 'configurable', 'grouped', 'bundle'];
const ROW_KINDS = [...PARENTS, 'simple', 'variation', 'external', 'virtual', 'downloadable'];

/**
 * WooCommerce and Magento: a column has the kind of each row, and a variant names its parent, by its
 * number or as `id:44`.
 */
function variantsByParent(
  { named, columns }: Place,
  below: readonly TableRow[],
): Variants | undefined {
  const [kind, parent, id] = [named('type', 'product type'), named('parent'), named('id')];
  const kindsOf = (cell = '') => cell.toLowerCase().split(/,\s*/);
  const isKind = ({ cells }: TableRow) =>
    kindsOf(cells[kind]).every((one) => ROW_KINDS.includes(one));
  if (kind < 0 || below.length === 0 || !below.every(isKind)) return undefined;
  const published = named('published', 'product online');
  const own = { ...columns };
  if (own.type === kind) delete own.type;
  const open = (): ReadVariant => {
    const parents = new Map<string, readonly string[]>();
    return (row) => {
      const { cells } = row;
      if (kindsOf(cells[kind]).some((one) => PARENTS.includes(one))) {
        parents.set(cells[own.product_id ?? -1] ?? '', cells);
        parents.set(`id:${cells[id] ?? ''}`, cells);
        return 'parent';
      }
      const shared = parents.get(cells[parent] || ' ') ?? [];
      if (['-1', '0', '2'].includes(cells[published] ?? '')) return 'draft';
      const filled = [...cells];
      fillShared(filled, shared, own);
      return { ...row, cells: filled };
    };
  };
  return { columns: own, open };
}
