/** A sale price must be below the list price; both in cents. */
export const isSalePrice = (sale: number, listPrice: number): boolean => sale < listPrice;
