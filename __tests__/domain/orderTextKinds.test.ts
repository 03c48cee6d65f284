import { readPastedText } from '../../domain/order-file/readOrderText';
import { namesOf } from '../support/order-texts/catalogue';
import { formatReading } from '../support/orderReading';

const format = (text: string): string => formatReading(readPastedText(text, undefined, namesOf));

/** Texts of one kind, in English, French and Spanish, and what is read from each. */
const READ: Record<string, [text: string, lines: string][]> = {
  'a unit that is what the product is called': [
    ['10 lunch bags 20725, 3 sets 22720', '20725=10 22720=3'],
    ['10 sacs à lunch 20725 et 3 lots 22720', '20725=10 22720=3'],
    ['10 bolsas 20725 y 3 juegos 22720', '20725=10 22720=3'],
    ['22720 - 3 sets', '22720=3'],
    ['3 cases of 20725', '!otherUnit(20725)'],
    ['3 caisses de 20725', '!otherUnit(20725)'],
    ['3 cajas de 20725', '!otherUnit(20725)'],
    ['3 bags of 22423', '!otherUnit(22423)'],
  ],
  'a number in words before several of a thing': [
    ['seven strings of bunting 47566', '47566=7'],
    ['On aimerait sept guirlandes 47566', '47566=7'],
    ['Queremos siete tiras de banderines 47566', '47566=7'],
    ['three tier cakestand 22423', '!ambiguousLine(22423)'],
    ['three cake tins 22720', '!ambiguousLine(22720)'],
    ['trois moules 22720', '!ambiguousLine(22720)'],
    ['tres moldes 22720', '!ambiguousLine(22720)'],
  ],
  'a number that counts nothing for sale': [
    ['2 weeks supply of 22423', '!ambiguousLine(22423)'],
    ['2 semaines de 22423', '!ambiguousLine(22423)'],
    ['2 semanas de 22423', '!ambiguousLine(22423)'],
    ['seven stores carry 22423', '!ambiguousLine(22423)'],
    ['3 clients veulent 22423', '!ambiguousLine(22423)'],
    ['3 clientes quieren 22423', '!ambiguousLine(22423)'],
    ['4 more customers asked about 22423', '!statement(22423)'],
    ['20 more 22423 came in, we need 6 of 22720', '!statement(22423) 22720=6'],
    ['22423 x 4 for 3 stores', '22423=4'],
    ['22423 x 4 pour 3 magasins', '22423=4'],
    ['22423 x 4 para 3 tiendas', '22423=4'],
  ],
  'a number and a half': [
    ['22423 x 2 1/2 dozen', '22423=30'],
    ['2 ½ douzaines de 22423', '22423=30'],
    ['2 1/2 docenas de 22423', '22423=30'],
    ['1/2 dz 22423', '22423=6'],
    ['22423 x 2 1/2', '!ambiguousLine(22423)'],
  ],
  'a month behind a code, with a year or alone': [
    ['22423 September', '!invalidQuantity(22423)'],
    ['22423 septembre', '!invalidQuantity(22423)'],
    ['22423 de septiembre', '!invalidQuantity(22423)'],
    ['22423 September 2026', '!ambiguousLine(22423)'],
    ['22423 mars 2027', '!ambiguousLine(22423)'],
    ['22423 ene 2027', '!ambiguousLine(22423)'],
    ['22423 x 4 for September', '22423=4'],
  ],
  'a short form before a code': [
    ['qty. 12 cod. 22423', '22423=12'],
    ['qté. 12 réf. 22423', '22423=12'],
    ['cant. 12 cód. 22423', '22423=12'],
    ['12 pzas. cód. 22423', '22423=12'],
    ['12 unid. 22423', '22423=12'],
  ],
  'a number written in words and in figures': [
    ['twelve (12) 84997D', '84997D=12'],
    ['douze (12) 84997D', '84997D=12'],
    ['doce (12) 84997D', '84997D=12'],
    ['12 (douze) 84997D', '84997D=12'],
    ['twelve (10) 84997D', '!ambiguousLine(84997D)'],
  ],
  'a word for several that is another word in the next language, or in short': [
    ['22423 x 6 par courrier', '22423=6'],
    ['envoyez 6 par la poste, 22423', '22423=6'],
    ['22423 x 6 doc ci-joint', '22423=6'],
    ['22423 x 6 doc attached', '22423=6'],
    ['22423 x 6 doc adjunto', '22423=6'],
    ['2 grosses tasses 22423', '22423=2'],
    ['2 tazas gruesas 22423', '22423=2'],
    ['22423 x 6 pr vendredi', '!otherUnit(22423)'],
    ['3 pairs of scissors 22423', '!otherUnit(22423)'],
    ['3 paires de ciseaux 22423', '!otherUnit(22423)'],
    ['3 pares de tijeras 22423', '!otherUnit(22423)'],
    ['12 gross tassels 22423', '!otherUnit(22423)'],
    ['6 doc lápices 22423', '22423=72'],
    ['2 grosses de 22423', '22423=288'],
    ['3 paires de 22423', '22423=6'],
    ['a dozen 22423, another dozen 22720', '22423=12 22720=12'],
    ['une douzaine de 22423, une autre douzaine de 22720', '22423=12 22720=12'],
    ['una docena de 22423, otra docena de 22720', '22423=12 22720=12'],
  ],
  'a number in words beside a sign or a unit': [
    ['22423 x ten', '22423=10'],
    ['Six paquets 22423', '22423=6'],
    ['20725 bolsa, tres piezas, gracias', '20725=3'],
    ['22423 and 22720: twelve each', '22423=12 22720=12'],
    ['22423 et 22720 : douze chacun', '22423=12 22720=12'],
    ['une demi-dz de chaque : 22423 + 22720', '22423=6 22720=6'],
    ['three piece set 22423', '!otherUnit(22423)'],
  ],
  'dozens above the code': [
    ['2 dz\n22423', '22423=24'],
    ['2 douzaines\n22423', '22423=24'],
    ['2 docenas\n22423', '22423=24'],
    ['2 dz', '!ambiguousLine'],
    ['100 dz', '!ambiguousLine'],
  ],
  'a price with its currency apart': [
    ['JUMBO 85099B at $2.08 40', '85099B=40'],
    ['JUMBO 85099B à 2,08 $ 40', '85099B=40'],
    ['JUMBO 85099B a $2.08 40', '85099B=40'],
  ],
  'one of a product': [
    ['one 22423, one 22720', '22423=1 22720=1'],
    ['un 22423, un 22720 svp', '22423=1 22720=1'],
    ['un 22423 y una 22720 porfis', '22423=1 22720=1'],
  ],
  'each of several codes': [
    ['ten of each please 22423 22720 22189', '22423=10 22720=10 22189=10'],
    ['10 de chacune svp 22423 22720 22189', '22423=10 22720=10 22189=10'],
    ['10 de cada una porfa 22423 22720 22189', '22423=10 22720=10 22189=10'],
    ['dolls 22271/22273 12 ea', '22271=12 22273=12'],
    ['5 de cada bolsa: 22423 rosa, 22720 azul', '22423=5 22720=5'],
  ],
  'the code with an article': [
    ['4 of the 22423', '22423=4'],
    ['4 de la 22423', '22423=4'],
    ['4 de los 22423', '22423=4'],
  ],
  'sentences without capitals': [
    [
      'yes to 20 of 22423 and 20 of 22720. no to the 22189',
      '22423=20 22720=20 !ambiguousLine(22189)',
    ],
    ['oui pour 20 du 22423. non pour le 22189', '22423=20 !ambiguousLine(22189)'],
    ['sí a 20 del 22423. no al 22189', '22423=20 !ambiguousLine(22189)'],
    ['could you do 15 x 22423 by friday? if not friday then monday 16th is fine', '22423=15'],
    ['on peut avoir 15 x 22423 pour vendredi? sinon lundi le 16 c’est correct', '22423=15'],
    ['¿podrías mandar 15 x 22423 para el viernes? si no, el lunes 16 está bien', '22423=15'],
    ['6 pkgs. of 22423', '22423=6'],
  ],
  'what is wanted if there is any': [
    ['6 of 22423 if you have them', '22423=6'],
    ['6 du 22423 si vous en avez', '22423=6'],
    ['6 del 22423 si hay', '22423=6'],
    ['if you have 22423 in red send 6', '!statement(22423)'],
    ['si vous avez le 22423 en rouge, 6', '!statement(22423)'],
    ['si tienen el 22423 en rojo, 6', '!statement(22423)'],
  ],
  'words between the verb and the quantity': [
    ['please put me down for 15 of 22423 and 4 22720', '22423=15 22720=4'],
    ['Mettez-moi 2 présentoirs 22423', '22423=2'],
    ['¿Me agregas 8 pasteleros 22423?', '22423=8'],
  ],
  'more, because there is little left': [
    ["we've 1 stand left, so 4 more of 22423 and 2 of 22720", '22423=4 22720=2'],
    ['il reste 1 présentoir, donc 4 autres du 22423 et 2 du 22720', '22423=4 22720=2'],
    ['me queda 1 pastelero, así que 4 más del 22423 y 2 del 22720', '22423=4 22720=2'],
    ['4 more of 22423 arrived', '!statement(22423)'],
  ],
  'a remark about the order behind a comma': [
    ["22423 x 4 and 22720 x 2, sizes don't matter", '22423=4 22720=2'],
    ['22423 x 4 et 22720 x 2, peu importe la couleur', '22423=4 22720=2'],
    ['22423 x 4 y 22720 x 2, da igual el color', '22423=4 22720=2'],
    ['22423 qty 1 - special order, call when in', '22423=1'],
    ['22423 qté 1 - commande spéciale, appeler à l’arrivée', '22423=1'],
    ['22423 cant 1 - pedido especial, avisar al llegar', '22423=1'],
    ['22423 x 4, price tags', '22423=4 !leftover'],
    ['22423 x 4, phone cases', '22423=4 !leftover'],
    ['22423 x 4, livres d’école', '22423=4 !leftover'],
    ['22423 x 4, avisos de papel', '22423=4 !leftover'],
    ['22423 x 4 and 22720 x 2, net 30 as usual', '22423=4 22720=2'],
    ['22423 x 4 et 22720 x 2, net 30 comme d’habitude', '22423=4 22720=2'],
    ['22423 x 4 y 22720 x 2, a 30 días como siempre', '22423=4 22720=2'],
    ['22423 x 4 and 22720 x 2, one for each window', '22423=4 22720=2'],
    ['22423 x 4 et 22720 x 2, un par vitrine', '22423=4 22720=2'],
    ['22423 x 4 y 22720 x 2, una para cada aparador', '22423=4 22720=2'],
    ['22423 x 4, before the 12th', '22423=4'],
    ['22423 x 4, avant le 12', '22423=4'],
    ['22423 x 4, antes del 12', '22423=4'],
  ],
  'how a quantity is packed': [
    ['22423 60 (5 boxes of 12)', '22423=60'],
    ['22423 60 (5 boîtes de 12)', '22423=60'],
    ['22423 60 (5 cajas de 12)', '22423=60'],
    ['22423 50 (5 boxes of 12)', '!ambiguousLine(22423)'],
  ],
  'an hour, a paper and a town': [
    ['Deliver after 3pm pls. 10 x 22423', '22423=10'],
    ['B/C 88214\n10 x 22423', '22423=10'],
    ['¿Me agregas 8 del 22423 a mi pedido de hoy, no. 41877?', '22423=8'],
    ['Can you add 8 of 22423 to my order of today, no. 41877?', '22423=8'],
    ['Ajoutez 8 du 22423 à ma commande de ce matin, no 41877', '22423=8'],
    ['22423 x 10\nCalle 60 núm. 491, Centro, 97000 Mérida, Yuc.', '22423=10'],
  ],
  'the quantity above its code': [
    ['QTY: 25\nITEM: 22423\nDESC: Cakestand', '22423=25'],
    ['QTÉ : 25\nCODE : 22423\nQTÉ : 3\nCODE : 22720', '22423=25 22720=3'],
    ['CANT: 25\nCÓDIGO: 22423', '22423=25'],
  ],
  'the same as before, written out': [
    ['Same as last month: 12 x 22423, 4 x 22720', '22423=12 22720=4'],
    ['Comme d’habitude : 12 x 22423, 4 x 22720', '22423=12 22720=4'],
    ['Lo de siempre: 12 x 22423, 4 x 22720', '22423=12 22720=4'],
    ['Same as last month plus: 12 x 22423', '!ambiguousLine(22423)'],
    ['Comme d’habitude avec 2 de plus : 12 x 22423', '!ambiguousLine(22423)'],
    ['Lo de siempre y además: 12 x 22423', '!ambiguousLine(22423)'],
  ],
};

describe.each(Object.entries(READ))('in an order text, %s', (_kind, texts) => {
  it.each(texts)('is read: %j', (text, lines) => {
    expect(format(text)).toBe(lines);
  });
});

describe('money alone below a table', () => {
  it.each([
    ['Code\tQty\tPrice\n22423\t3\t5.95\n22720\t10\t2.95\n\t\t47.35'],
    ['Code\tQté\tPrix\n22423\t3\t5,95\n22720\t10\t2,95\n\t\t47,35'],
    ['Clave\tCant\tPrecio\n22423\t3\t5.95\n22720\t10\t2.95\n\t\t47.35'],
  ])('is what the lines cost together: %j', (text) => {
    expect(format(text)).toBe('22423=3 22720=10');
  });
});
