import type { DeskLine } from '../../api/staffOrders';
import { ProductName } from '../../ui/ProductName';

/** The columns that every table of an order's lines begins with. */
export const PRODUCT_COLUMNS = {
  product: {
    label: 'order.product',
    width: 1,
    fold: 'head',
    cell: ({ product_id, name, image }: DeskLine) => (
      <ProductName id={product_id} name={name} picture={image} />
    ),
    sort: ({ product_id }: DeskLine) => product_id,
  },
  bin: { label: 'desk.bin', width: '5.25rem', mono: ({ bin }: DeskLine) => bin },
} as const;
