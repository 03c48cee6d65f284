/** English words of the home page. */
export const home = {
  'home.title': 'Wholesale art, craft, sewing and school supplies',
  'home.words':
    'Thread, paint, paper and all that goes with them, sold by the ship pack to shops in Canada and the United States.',
  'home.sold': 'What we carry',
  'home.products': '{count|# product|# products}',
  'home.best': 'Best sellers',
  'home.why': 'Why open a trade account',
  'home.why.prices': 'Your prices, our stock',
  'home.why.prices.words': 'List and retail prices and what is on hand, beside every product.',
  'home.why.again': 'Order again in two clicks',
  'home.why.again.words': 'Every order stays in your history, ready to go back into the cart.',
  'home.why.scan': 'From the scanner to the cart',
  'home.why.scan.words':
    'Walk your shelves with an Opticon, upload the file, check each line, done.',
  'home.why.credit': 'Buy on account',
  'home.why.credit.words':
    'Apply for trade credit once. We review the application and write when the account is open.',
  'home.orderAgain': 'Order again',
  'home.allOrders': 'All orders',
  'home.noOrders':
    'You have not ordered yet. Browse the categories, or upload a list you already have.',
  'home.lines': '{count|# line|# lines}',
  'home.usual': 'Usual items',
  'home.noUsual': 'What you order again and again will stand here.',
  'home.last': 'Last: {count|# pack|# packs}, {date}',
  'home.usually': 'Usually {count|# pack|# packs}',
  'home.cart': 'Your order now',
  'home.scan.title': 'Upload or scan',
  'home.scan.why': 'A file from your Opticon scanner, or a list of codes and quantities.',
  'home.scan.link': 'Upload a file',
  'home.news': 'News from Haberdash',
  'quick.title': 'Add by number',
  'quick.code': 'Product number or barcode',
  'quick.packs': 'Packs',
  'quick.added': '{name}: {packs|# pack|# packs} added ({units|# unit|# units}).',
};
