/**
 * Id of a customer's account. The mark exists for the compiler only, which thus refuses the id of a
 * person where a company's is needed, and the reverse.
 */
export type CustomerId = string & { readonly idOf?: 'customer' };

/**
 * Id of a person who signs in: of a colleague, or of the owner, whose id is the account's own. The
 * tables of what belongs to a person call it `customer_id`.
 */
export type UserId = string & { readonly idOf?: 'user' };
