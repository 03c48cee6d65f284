import { orderText as text } from './orderText';

/**
 * Ordinary orders with numbers that name something else: telephones, customers, papers, rooms, the
 * time in a chat, what the order comes to. None of them needs a question, except where the number
 * of a place is the only one beside a product.
 */
export const BESIDE_ORDERS = [
  text('Acct 40871. 22423 x 6, 22720 x 3. My direct line is 613 555 0178.', '22423=6 22720=3'),
  text('22423 x 3 (call 514-555-0199)\n22720 x 6', '22423=3 22720=6'),
  text(
    'Hi Noor, PO is 88-2041.\n\n22189 - 6\n47566 - 12\n\nLee Park\nRiverside School, Room 9\nTel 250-555-0161 ext. 40',
    '22189=6 47566=12',
  ),
  text('Please deliver to store 18: 20725 x 12 and 20727 x 12', '20725=12 20727=12'),
  text(
    '[18/11, 9:02] Toy Loft: morning\n[18/11, 9:02] Toy Loft: 22271 x 4\n[18/11, 9:03] Toy Loft: 22273 x 4',
    '22271=4 22273=4',
  ),
  text('22197 x 20\n22189 x 5\n25 pieces in all, budget is $300.', '22197=20 22189=5'),
  text('22423 x6, 22720 x4 (10 pcs total)', '22423=6 22720=4'),
  text('Two classes of 28 students.\n22720: 56\n22189: 60\nNeeded by 8/21.', '22720=56 22189=60'),
  text('Order date: 11/26\nRequired: 2026-12-03\nTerms net 30\n22424 - 5', '22424=5'),
  text(
    'Our shop would like 6 of 22423 and 5 more of 22720 to the usual address',
    '22423=6 22720=5',
  ),
  text('Ref: 22720/26\n22423 - 6', '22423=6', '22720'),
  text('PO 22086: 22423 x 6', '22423=6', '22086'),
  text('22423 x 6 for my class 12 of 22720', '', '22423', '22720'),
  text('22423 for room 12', '', '22423'),
  text('22423 store 12\n22720 x 3', '22720=3', '22423'),
  text('22423 local 6', '', '22423'),
  text('Bonjour, compte client 5512, poste 31.\n22423 : 4\n85123A : 12', '22423=4 85123A=12'),
  text(
    'Notre bon de commande no 6120 du 24 novembre 2026.\n22086 : 8\n22197 : 20\n28 articles en tout',
    '22086=8 22197=20',
  ),
  text('Pour le local 118 : 15 22720 et 40 22189. Rappeler au 04 78 55 01 23', '22720=15 22189=40'),
  text('slt peux-tu mettre 6 22423 pis 10 22720 à notre adresse habituelle', '22423=6 22720=10'),
  text('Mon magasin est ouvert de 9 h à 17 h.\nTPS 812345678 RT0001\n20914 x 2', '20914=2'),
  text('Cliente 3391, cel. 55 2345 6789\n22423: 3\n22720: 6\nson 9 piezas', '22423=3 22720=6'),
  text('Para el aula 5, ocupo 35 22720 y 70 22189. RFC: TEC900101AB1', '22720=35 22189=70'),
  text('Orden de compra OC-731 de fecha 24/11/2026\n22086 48 pzas\nDespacho 12', '22086=48'),
  text('Llamó la Sra. Vega 10:40 am (81 5555 0123)\nquiere 3 docenas 22197', '22197=36'),
];
