/** Every request that shows a visitor products of the small catalogue. */
export const VISITOR_CALLS = [
  '/api/cadProducts?category=ART',
  '/api/usProducts?pagination=300',
  '/api/classCode?class_codes=Y',
  '/api/displayProducts?category=SEW',
  '/api/best/sellers',
  '/api/productDescription?product_id=AC1001',
  '/api/categories',
  '/api/displayCategories',
  '/api/brands-by-category',
  '/api/filter-options-by-category',
  '/api/class_codes',
  '/api/product_group/spring',
  '/search/?search_term=red',
  '/search/?search_term=AC1001',
  '/search/?search_term=036000291452',
];
