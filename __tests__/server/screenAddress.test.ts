import { screenAddressOf } from '../../server/plugins/screenAddress';

describe('the address of a screen', () => {
  it.each([
    ['/products/a/b/SEW?gclid=1&utm_source=x', '/products/a/b/SEW'],
    ['/products?sort=name&page=2&brand=B&brand=A', '/products?brand=B&brand=A&sort=name&page=2'],
    ['/products?page=1&sort=loud&pagination=26&brand=', '/products'],
    ['/products?page=02&pagination=50&page=3', '/products?page=2&pagination=50'],
    [
      '/search-page/red/2?page_size=50&page=4&size=60%20ml',
      '/search-page/red/2?size=60+ml&page_size=50',
    ],
    ['/product-groups/spring?page=2&brand=A', '/product-groups/spring?page=2'],
    ['/description/A/CA?page=2', '/description/A/CA'],
    ['/?fbclid=1', '/'],
    ['/order-confirm?order_id=1042&gclid=1', '/order-confirm?order_id=1042'],
    ['/order-confirm?order_id=', '/order-confirm?order_id='],
    ['/print-order?order_id=1042', '/print-order?order_id=1042'],
    ['/pdata?search=thread&gclid=1', '/pdata?search=thread'],
    ['/order?search=PO-7&page=2&status=', '/order?search=PO-7'],
    ['/invoices?search=INV-7&page=2&view=', '/invoices?search=INV-7'],
  ])('%s is %s', (url, address) => {
    expect(screenAddressOf(url)).toBe(address);
    expect(screenAddressOf(address)).toBe(address);
  });
});
