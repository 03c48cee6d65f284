import { orderText as text } from './orderText';

/** Written as office staff in Canada and the United States write. */
export const ENGLISH = [
  text(
    'Hi Sam,\n\nCould you send us 6 of 22423 and a dozen 85123A?\n\nThanks,\nJoan',
    '22423=6 85123A=12',
  ),
  text('Morning! 22720 x 8, 47566 x 24, 20725 x 10. Cheers, Bev', '22720=8 47566=24 20725=10'),
  text(
    'PO 88213\n22423    12\n85123A    36\n84879    16\nTotal    64',
    '22423=12 85123A=36 84879=16',
  ),
  text(
    'Please add to our next delivery:\n- 4 cakestands (22423)\n- 10 lunch bags (20725)',
    '22423=4 20725=10',
  ),
  text(
    'We got 2 of 22423 with the glass broken, please send a credit.\n\nNew order:\n22720 x 6',
    '22720=6',
    '22423',
  ),
  text('6 of 22423 and 3 of the red ones please', '22423=6', 'red ones'),
  text('Down to 2 of 47566 on the shelf, please send 12.', '47566=12'),
  text(
    '22189 - 5\n84879 - 8\n\nOn Tue, Nov 3, 2026 at 9:12 AM Purl Supply <orders@purl.test> wrote:\n> 22189 is back in stock, we have 40\n> Regards',
    '22189=5 84879=8',
  ),
  text(
    "Order for Thistle & Thread, 118 Water St., St. John's NL A1C 1A9\n22423 (3)\n22720 (6)",
    '22423=3 22720=6',
  ),
  text(
    'Can I get three of 22423, two dozen of 85123A and five 22189?',
    '22423=3 85123A=24 22189=5',
  ),
  text('22423 x 6\n85123A x 12 - sorry, make that 8', '22423=6 85123A=8'),
  text('Returning 2 of 22423, damaged.\nReplace with 2 x 22720.', '22720=2', '22423'),
  text('Need by 12/05: 22423 (3), 22720 (4), 47566 (10)', '22423=3 22720=4 47566=10'),
  text('do not send 22720 this time. 85123A x 12 only', '85123A=12', '22720'),
  text('22271 / 22273 / 22274 - 6 ea.', '22271=6 22273=6 22274=6'),
  text('1. 22423, qty 4\n2. 85123A, qty 12\n3. 22720, qty 2', '22423=4 85123A=12 22720=2'),
  text('hey! 22423 ×4 🙏 85123A ×12 and 47566 ×6 ty', '22423=4 85123A=12 47566=6'),
  text('AB 1042 BL x 4\nAB 1042 x 2', 'AB-1042-BL=4 AB-1042=2'),
  text(
    'Sold 5 of 22423 yesterday, great seller!\nCould we have 10 more of them?',
    '',
    '22423',
    '10 more',
  ),
  text('Item\tQty\tDescription\n22423\t3\tCakestand\n20725\t12\tLunch bag red', '22423=3 20725=12'),
  text(
    'Please ship 24 each of 22271, 22273 and 22274 before Friday 4 December.',
    '22271=24 22273=24 22274=24',
  ),
  text('22197 1,200 pcs', '22197=1200'),
  text('Could you check the price of 22720? And send 6 of 22423.', '22423=6', '22720'),
  text('Same again as last month but 22423 x 8', '', '22423'),
  text('22423 Dec 4', '', '22423'),
  text(
    'We were short shipped 2 of 22423 on invoice 55871. Please also send 85123A x 6 with the next order.',
    '85123A=6',
    '22423',
  ),
  text('EAN: 8720602838017 x 3\nUPC 036000291452, 6 units', '8720602838017=3 036000291452=6'),
  text('Qty 6 - 22423\nQty 12 - 47566\nQty 4 - 20725', '22423=6 47566=12 20725=4'),
  text('22423 half a dozen, 85123A two dozen', '22423=6 85123A=24'),
  text('*22423* 4\n*22720* 6', '22423=4 22720=6'),
  text('I have 3 of 22423 left, send 6', '22423=6'),
  text('pls cancel the 22720 from yesterday\nand add 4x 47566', '47566=4', '22720'),
  text('22423 x 6 (not the blue one)\n84879 x 4', '84879=4', '22423'),
  text(
    'Hello,\nWe would like:\n\n2 cases of 22197\n10 of 22189\n\nBill to account 40012.\nMarg Ellis\nTel 709-555-0142',
    '22189=10',
    '22197',
  ),
  text('22720 8 ea\n47566 3 pk\n85123A 1 doz', '22720=8 47566=3 85123A=12'),
  text('22423 x 4 and 2 boxes of plain candles', '22423=4', 'candles'),
  text('8.720.602.838.017 - 4', '8720602838017=4'),
  text('about twenty of 22189 and exactly 6 of 20725', '20725=6', '22189'),
  text(
    'Our order\n\n22423\nCakestand\n4\n\n85123A\nHeart holder\n12\n\n47566\nBunting\n6',
    '22423=4 85123A=12 47566=6',
  ),
  text('If 22720 is in stock send 6, otherwise 22189 x 6', '', '22720', '22189'),
];
