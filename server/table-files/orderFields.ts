import { FIELDS, normaliseHeading } from './fields';
import { matchHeadings, type MatchedColumns } from './matchHeadings';

/**
 * The fields of an order history file, with one order line per row; headings are recognised as in
 * `FIELDS`.
 */
const ORDER_FIELDS = {
  order: [
    'order|order number|order no|order id|sales order|invoice|invoice no|invoice number|invoice id',
    'commande|no de commande|no commande|numero de commande',
    'facture|no de facture|no facture|numero de facture',
    'pedido|no de pedido|numero de pedido|factura|no de factura|numero de factura',
  ],
  at: [
    'order date|invoice date|date|created at|placed at|ordered at|order time|processed at',
    'date de commande|date de facture|fecha|fecha de pedido|fecha de factura',
  ],
  email: ['email|e mail|customer email|email address|courriel|correo|correo electronico'],
  customer: [
    'customer|customer id|customer code|customer no|customer number|account|account no|account number',
    'client|code client|no client|numero de client|cliente|codigo de cliente|numero de cliente',
  ],
  name: [
    'customer name|company name|company|billing company|billing name|client name|nom du client',
    'raison sociale|nombre del cliente|razon social',
  ],
  country: ['country|billing country|shipping country|pays|pais'],
  quantity: [
    'quantity|qty|units|lineitem quantity|quantity ordered|qty ordered|order qty',
    'quantite|qte|cantidad',
  ],
  price: ['lineitem price', ...FIELDS.price],
  product_id: ['lineitem sku', ...FIELDS.product_id],
} as const satisfies Record<string, readonly string[]>;

export type OrderField = keyof typeof ORDER_FIELDS;
export type OrderColumns = MatchedColumns<OrderField>;

/** Shop exports use the heading "name" for the order number. */
const EXPORT_ORDER_HEADING = 'name';
const EXPORT_QUANTITY_HEADING = 'lineitem quantity';

export function chooseOrderColumns(headings: readonly string[]): OrderColumns {
  const normalised = headings.map(normaliseHeading);
  const isExport = normalised.includes(EXPORT_QUANTITY_HEADING);
  return matchHeadings(
    normalised,
    (Object.keys(ORDER_FIELDS) as OrderField[]).map((field) => [
      field,
      field === 'order' && isExport ? [EXPORT_ORDER_HEADING] : ORDER_FIELDS[field],
    ]),
  );
}

const REQUIRED = ['order', 'at', 'product_id', 'quantity'] as const;

/** Whether the headings are those of a table of order lines. */
export function areOrderHeadings(headings: readonly string[]): boolean {
  const columns = chooseOrderColumns(headings);
  return REQUIRED.every((field) => columns[field] !== undefined);
}
