import { flag, integer, listOf, nonEmptyText, number, object, optional, text } from '../shapes';

/** A line of the cart. */
export const item = object({
  id: nonEmptyText,
  name: text,
  quantity: integer(0),
  thumbnail: object({ url: text }),
  price: object({ regularPrice: object({ amount: object({ value: number }) }) }),
  breaks: optional(listOf(object({ packs: integer(), value: number }))),
  isOrderable: flag,
});
