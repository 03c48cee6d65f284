import { Type, type Static } from 'typebox';

import { StrictObject, Nullable } from '../fields';

import { dataResponse, DataRows, dataTags } from './data';
import { goodRows, DryRun, idempotencyRefusals, type MachineCall } from './machineCall';

const TEXT = 200;
/** Limited because codes appear in URLs. */
const CODE = 100;

const Code = Type.String({ minLength: 1, maxLength: CODE });
const Name = Type.Optional(Nullable(Type.String({ maxLength: TEXT })));

export const CategoryRow = Type.Object(
  {
    cat_code: Code,
    /** Parent category; null for the top level of the menu. */
    parent_code: Type.Optional(Nullable(Code)),
    /** Required for a new category. */
    name: Type.Optional(Type.String({ minLength: 1, maxLength: TEXT })),
    /** Null falls back to the English name. */
    name_fr: Name,
    name_es: Name,
    /** Sort position among its siblings, ascending; new categories are placed last. */
    position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    /** True deletes the category, provided that it contains no products or subcategories. */
    removed: Type.Optional(Type.Boolean()),
  },
  { title: 'CategoryRow', additionalProperties: false },
);
export type CategoryRow = Static<typeof CategoryRow>;

export const changeCategories = {
  method: 'PATCH',
  url: '/api/v1/categories',
  schema: {
    tags: dataTags,
    summary: 'Adds, changes and removes categories',
    querystring: DryRun,
    body: StrictObject({ rows: DataRows(CategoryRow) }),
    response: dataResponse,
  },
  machine: {
    description:
      'Fields that a row omits are unchanged. A category can be the child of another in the same batch. A category that contains products, including withdrawn ones, is not removed.',
    scope: 'categories:write',
    limit: 'batch',
    refusals: idempotencyRefusals,
    example: {
      body: {
        rows: [
          { cat_code: 'YARN', name: 'Yarn', name_fr: 'Laine', name_es: 'Lana', position: 4 },
          { cat_code: 'YARN MERINO', parent_code: 'YARN', name: 'Merino' },
        ],
      },
      answer: goodRows([
        { row: 1, key: 'YARN', outcome: 'added' },
        { row: 2, key: 'YARN MERINO', outcome: 'added' },
      ]),
    },
  },
} as const satisfies MachineCall;
