import type { ContentDocument } from '#contract/contentDocument';

import { t, type Term } from '../catalogue/vocabulary/term';

const faq = (id: string, question: Term, answer: Term) => ({ id, question, answer });

/**
 * Frequently asked questions; amounts and terms are those of the credit terms (specification 9).
 */
export const FAQS: ContentDocument['faqs'] = [
  faq(
    'open-an-account',
    t(
      'How do I open a trade account?',
      'Comment ouvrir un compte commercial?',
      '¿Cómo abro una cuenta comercial?',
    ),
    t(
      '<p>Any registered business may apply. <a href="/register">Fill in the two-step application</a>: your business first, then the trade account application for Canada or the United States. Our credit department reviews it, usually within three working days, and an e-mail tells you when the account is active.</p>',
      '<p>Toute entreprise enregistrée peut faire une demande. <a href="/register">Remplissez la demande en deux étapes</a> : votre entreprise d’abord, puis la demande de compte commercial pour le Canada ou les États-Unis. Notre service du crédit l’étudie, en général en trois jours ouvrables, et un courriel vous annonce l’activation du compte.</p>',
      '<p>Cualquier negocio registrado puede abrir una cuenta. <a href="/register">Llene la solicitud de dos pasos</a>: primero su negocio y luego la solicitud de cuenta comercial para Canadá o Estados Unidos. Nuestro departamento de crédito la revisa, por lo común en tres días hábiles, y un correo le avisa cuando la cuenta está activa.</p>',
    ),
  ),
  faq(
    'see-prices',
    t(
      'Why do I see no prices?',
      'Pourquoi ne vois-je pas les prix?',
      '¿Por qué no veo los precios?',
    ),
    t(
      '<p>Wholesale prices and stock are for account holders. <a href="/login">Sign in</a> and you see your price, the suggested retail price and what is available on every product. Canadian accounts see Canadian dollars, US accounts US dollars.</p>',
      '<p>Les prix de gros et les stocks sont réservés aux titulaires d’un compte. <a href="/login">Connectez-vous</a> pour voir votre prix, le prix de détail suggéré et la quantité disponible de chaque produit. Les comptes canadiens voient des dollars canadiens, les comptes américains des dollars américains.</p>',
      '<p>Los precios de mayoreo y las existencias son para clientes con cuenta. <a href="/login">Inicie sesión</a> y verá su precio, el precio sugerido al público y lo disponible de cada producto. Las cuentas canadienses ven dólares canadienses; las de Estados Unidos, dólares estadounidenses.</p>',
    ),
  ),
  faq(
    'place-an-order',
    t('How do I place an order?', 'Comment passer une commande?', '¿Cómo hago un pedido?'),
    t(
      '<p>Enter quantities in the catalogue and press Update cart, type or paste product numbers in <a href="/quick-order">Quick order</a>, upload a scanner file, or repeat an earlier order from <a href="/order">your orders</a>. Then open the <a href="/cart">cart</a>, choose the lines to send, and confirm. You get an order number at once.</p>',
      '<p>Inscrivez les quantités dans le catalogue et mettez le panier à jour, tapez ou collez des numéros de produit dans la <a href="/quick-order">commande rapide</a>, téléversez un fichier de lecteur ou répétez une commande passée depuis <a href="/order">vos commandes</a>. Ouvrez ensuite le <a href="/cart">panier</a>, choisissez les lignes à envoyer et confirmez. Vous recevez aussitôt un numéro de commande.</p>',
      '<p>Anote cantidades en el catálogo y actualice el carrito, escriba o pegue números de producto en el <a href="/quick-order">pedido rápido</a>, suba un archivo del lector o repita un pedido anterior desde <a href="/order">sus pedidos</a>. Luego abra el <a href="/cart">carrito</a>, elija las líneas que va a enviar y confirme. Recibe un número de pedido al momento.</p>',
    ),
  ),
  faq(
    'ship-packs',
    t('What is a ship pack?', 'Qu’est-ce qu’un lot?', '¿Qué es un paquete?'),
    t(
      '<p>A ship pack is the smallest quantity that we ship of a product: a box of 12 spools, a sleeve of 6 brushes. Quantities in the cart count ship packs; the screen shows the units beside them, such as 3 × 12 = 36. Packs are not opened.</p>',
      '<p>Un lot est la plus petite quantité que nous expédions d’un produit : une boîte de 12 bobines, un étui de 6 pinceaux. Les quantités du panier comptent des lots; l’écran montre les unités à côté, par exemple 3 × 12 = 36. Les lots ne sont pas divisés.</p>',
      '<p>Un paquete es la menor cantidad que enviamos de un producto: una caja de 12 carretes, una funda de 6 pinceles. Las cantidades del carrito cuentan paquetes; la pantalla muestra las unidades al lado, como 3 × 12 = 36. Los paquetes no se abren.</p>',
    ),
  ),
  faq(
    'minimum-order',
    t('Is there a minimum order?', 'Y a-t-il une commande minimale?', '¿Hay un pedido mínimo?'),
    t(
      '<p>The opening order of a Canadian account is at least $500, that of a US account at least $200. After that there is no minimum: one ship pack is an order.</p>',
      '<p>La première commande d’un compte canadien est d’au moins 500 $, celle d’un compte américain d’au moins 200 $. Ensuite, il n’y a plus de minimum : un seul lot fait une commande.</p>',
      '<p>El primer pedido de una cuenta canadiense es de al menos $500; el de una cuenta de Estados Unidos, de al menos $200. Después ya no hay mínimo: un solo paquete es un pedido.</p>',
    ),
  ),
  faq(
    'deposit',
    t(
      'When is a deposit needed?',
      'Quand faut-il verser un acompte?',
      '¿Cuándo se necesita un anticipo?',
    ),
    t(
      '<p>Only for the opening order. In Canada a deposit of 65% is asked on an opening order above $800. In the United States it is 65% on an opening order over $500 and 100% under $500.</p>',
      '<p>Seulement pour la première commande. Au Canada, un acompte de 65 % est demandé pour une première commande de plus de 800 $. Aux États-Unis, il est de 65 % au-dessus de 500 $ et de 100 % au-dessous de 500 $.</p>',
      '<p>Solo para el primer pedido. En Canadá se pide un anticipo de 65% en un primer pedido de más de $800. En Estados Unidos es de 65% si pasa de $500 y de 100% si es de menos de $500.</p>',
    ),
  ),
  faq(
    'payment-terms',
    t(
      'What are the payment terms, and when does interest begin?',
      'Quelles sont les modalités de paiement, et quand y a-t-il des intérêts?',
      '¿Cuáles son las condiciones de pago y cuándo se cobran intereses?',
    ),
    t(
      '<p>US accounts are 30 days net; the terms of a Canadian account are set when it is approved and stand on every invoice. Overdue accounts bear interest of 1.5% per month, plus the cost of collecting them. Credit may be revoked where an account is not current or a cheque is returned for insufficient funds.</p>',
      '<p>Les comptes américains sont payables à 30 jours nets; les modalités d’un compte canadien sont fixées à son approbation et figurent sur chaque facture. Les comptes en souffrance portent intérêt à 1,5 % par mois, plus les frais de recouvrement. Le crédit peut être retiré si le compte n’est pas à jour ou si un chèque est sans provision.</p>',
      '<p>Las cuentas de Estados Unidos son a 30 días netos; las condiciones de una cuenta canadiense se fijan al aprobarla y aparecen en cada factura. Las cuentas vencidas causan interés de 1.5% al mes, más los gastos de cobranza. El crédito puede retirarse si la cuenta no está al corriente o si un cheque se devuelve por falta de fondos.</p>',
    ),
  ),
  faq(
    'shipping',
    t(
      'How fast do you ship, and how is shipping charged?',
      'En combien de temps expédiez-vous, et comment la livraison est-elle facturée?',
      '¿Qué tan rápido envían y cómo se cobra el envío?',
    ),
    t(
      '<p>Orders placed before noon, Eastern time, leave the Hamilton warehouse the same working day. Ontario and Quebec take one to three days, the rest of Canada and the United States three to seven. Freight is added to the invoice at the carrier’s rate; the carrier’s tracking number is in the shipping e-mail.</p>',
      '<p>Les commandes passées avant midi, heure de l’Est, quittent l’entrepôt de Hamilton le jour ouvrable même. Comptez un à trois jours pour l’Ontario et le Québec, trois à sept pour le reste du Canada et les États-Unis. Le transport est ajouté à la facture au tarif du transporteur; le numéro de suivi figure dans le courriel d’expédition.</p>',
      '<p>Los pedidos hechos antes del mediodía, hora del Este, salen del almacén de Hamilton el mismo día hábil. A Ontario y Quebec tardan de uno a tres días; al resto de Canadá y a Estados Unidos, de tres a siete. El flete se agrega a la factura según la tarifa de la paquetería; el número de rastreo viene en el correo de envío.</p>',
    ),
  ),
  faq(
    'returns',
    t('Can I return goods?', 'Puis-je retourner de la marchandise?', '¿Puedo devolver mercancía?'),
    t(
      '<p>Returns need prior authorization: write to <b>orders@haberdash.test</b> or call your support line with the order number before you send anything back. No return is accepted beyond 60 days from shipment. Goods must be in whole, unopened ship packs; the refund is a credit on your account.</p>',
      '<p>Tout retour exige une autorisation préalable : écrivez à <b>orders@haberdash.test</b> ou appelez votre ligne de soutien avec le numéro de commande avant de renvoyer quoi que ce soit. Aucun retour n’est accepté plus de 60 jours après l’expédition. La marchandise doit être en lots complets et non ouverts; le remboursement est un crédit à votre compte.</p>',
      '<p>Toda devolución necesita autorización previa: escriba a <b>orders@haberdash.test</b> o llame a su línea de atención con el número de pedido antes de regresar algo. No se acepta ninguna devolución después de 60 días del envío. La mercancía debe venir en paquetes completos y cerrados; el reembolso es un crédito en su cuenta.</p>',
    ),
  ),
  faq(
    'damaged',
    t(
      'Something arrived damaged or is missing. What do I do?',
      'Un article est endommagé ou manquant à la livraison. Que faire?',
      'Algo llegó dañado o falta. ¿Qué hago?',
    ),
    t(
      '<p>Tell us within five working days, with the order number and a photograph of the box and its label. We replace or credit what is broken or short at our cost. Keep the packaging until the carrier has seen it.</p>',
      '<p>Avisez-nous dans les cinq jours ouvrables, avec le numéro de commande et une photo du carton et de son étiquette. Nous remplaçons ou créditons à nos frais ce qui est brisé ou manquant. Gardez l’emballage jusqu’à ce que le transporteur l’ait vu.</p>',
      '<p>Avísenos en cinco días hábiles, con el número de pedido y una fotografía de la caja y su etiqueta. Reponemos o acreditamos por nuestra cuenta lo roto o faltante. Conserve el empaque hasta que la paquetería lo haya visto.</p>',
    ),
  ),
  faq(
    'opticon',
    t(
      'How do I order with the Opticon scanner?',
      'Comment commander avec le lecteur Opticon?',
      '¿Cómo pido con el lector Opticon?',
    ),
    t(
      '<p>Scan the barcodes on the shelf or on a printed order form; each scan is one ship pack, and a repeated scan adds another. Connect the scanner, open <a href="/opticon">Opticon Upload</a>, choose the file or read it over the cable, look through the lines, and add them to the cart. Nothing is added before you have seen it.</p>',
      '<p>Lisez les codes-barres sur la tablette ou sur un bon de commande imprimé; chaque lecture vaut un lot, et une lecture répétée en ajoute un autre. Branchez le lecteur, ouvrez le <a href="/opticon">téléversement Opticon</a>, choisissez le fichier ou lisez-le par le câble, vérifiez les lignes et ajoutez-les au panier. Rien n’est ajouté avant que vous l’ayez vu.</p>',
      '<p>Lea los códigos de barras en el anaquel o en una hoja de pedido impresa; cada lectura es un paquete y repetirla agrega otro. Conecte el lector, abra la <a href="/opticon">carga Opticon</a>, elija el archivo o léalo por el cable, revise las líneas y agréguelas al carrito. Nada se agrega antes de que lo haya visto.</p>',
    ),
  ),
  faq(
    'barcodes',
    t(
      'Do all products have barcodes?',
      'Tous les produits ont-ils un code-barres?',
      '¿Todos los productos tienen código de barras?',
    ),
    t(
      '<p>Nearly all carry a UPC or EAN on the unit, and many a carton code (ITF-14). All of them find the product in search, quick order and the scanner upload. The few without one, cut cloth for example, are ordered by product number.</p>',
      '<p>Presque tous portent un CUP ou un EAN sur l’unité, et beaucoup un code de carton (ITF-14). Tous permettent de trouver le produit dans la recherche, la commande rapide et le téléversement. Les rares qui n’en ont pas, comme le tissu à la coupe, se commandent par numéro de produit.</p>',
      '<p>Casi todos llevan UPC o EAN en la unidad, y muchos un código de caja (ITF-14). Con cualquiera se encuentra el producto en la búsqueda, el pedido rápido y la carga del lector. Los pocos que no lo tienen, como la tela cortada, se piden por número de producto.</p>',
    ),
  ),
  faq(
    'backorders',
    t(
      'Do you keep backorders?',
      'Gardez-vous les commandes en souffrance?',
      '¿Guardan pedidos pendientes?',
    ),
    t(
      '<p>No. What is out of stock can be looked at and starred but not ordered, so that an invoice never holds what you did not get. Add it to your favourites: the heart list shows when it is back in stock.</p>',
      '<p>Non. Ce qui est en rupture de stock peut être consulté et mis en favori, mais non commandé; ainsi, une facture ne contient jamais ce que vous n’avez pas reçu. Ajoutez-le à vos favoris : la liste montre quand il est de retour en stock.</p>',
      '<p>No. Lo agotado se puede ver y marcar como favorito, pero no pedir; así una factura nunca incluye lo que no recibió. Agréguelo a sus favoritos: la lista muestra cuándo hay de nuevo.</p>',
    ),
  ),
  faq(
    'coming-soon',
    t(
      'Can I order products marked Coming Soon?',
      'Puis-je commander les produits marqués « À venir »?',
      '¿Puedo pedir productos marcados como próximos?',
    ),
    t(
      '<p>Yes. Coming Soon products can be ordered before they are in stock. They wait with your order and ship as soon as they arrive; the price is the one of the day you ordered.</p>',
      '<p>Oui. Les nouveautés à venir se commandent avant d’être en stock. Elles attendent avec votre commande et partent dès leur arrivée; le prix est celui du jour de la commande.</p>',
      '<p>Sí. Los productos próximos a llegar se pueden pedir antes de que haya existencias. Esperan con su pedido y salen en cuanto llegan; el precio es el del día en que pidió.</p>',
    ),
  ),
  faq(
    'invoices',
    t(
      'Where do I find my invoices and earlier orders?',
      'Où trouver mes factures et mes commandes passées?',
      '¿Dónde encuentro mis facturas y pedidos anteriores?',
    ),
    t(
      '<p><a href="/order">Your orders</a> lists every order with its status, lines and total; search it by number, date or product, print it or save it as a file. The invoice comes by e-mail on the day of shipment; ask <b>accounts@haberdash.test</b> for a copy.</p>',
      '<p><a href="/order">Vos commandes</a> présente chaque commande avec son statut, ses lignes et son total; cherchez par numéro, date ou produit, imprimez ou enregistrez. La facture arrive par courriel le jour de l’expédition; demandez une copie à <b>accounts@haberdash.test</b>.</p>',
      '<p><a href="/order">Sus pedidos</a> muestra cada pedido con su estado, líneas y total; busque por número, fecha o producto, imprima o guarde. La factura llega por correo el día del envío; pida una copia a <b>accounts@haberdash.test</b>.</p>',
    ),
  ),
  faq(
    'change-an-order',
    t(
      'Can I change or cancel an order that I have sent?',
      'Puis-je modifier ou annuler une commande envoyée?',
      '¿Puedo cambiar o cancelar un pedido enviado?',
    ),
    t(
      '<p>While its status is Received, call your support line with the order number and we cancel it or take lines out. Once it is Released it is being picked and leaves as it is; add what you forgot as a new order.</p>',
      '<p>Tant que son statut est « reçue », appelez votre ligne de soutien avec le numéro de commande : nous l’annulons ou en retirons des lignes. Une fois lancée, elle est en préparation et part telle quelle; ajoutez les oublis dans une nouvelle commande.</p>',
      '<p>Mientras su estado sea recibido, llame a su línea de atención con el número de pedido y lo cancelamos o quitamos líneas. Una vez liberado ya se está surtiendo y sale como está; lo que faltó va en un pedido nuevo.</p>',
    ),
  ),
  faq(
    'languages',
    t(
      'In which languages can I get help?',
      'Dans quelles langues puis-je obtenir de l’aide?',
      '¿En qué idiomas me atienden?',
    ),
    t(
      '<p>In three: English 1-800-555-0142, French 1-800-555-0175, Spanish 1-800-555-0189, Monday to Friday, 8:30 a.m. to 5:00 p.m. Eastern time. The language switch at the top of every page changes the whole site, product names included.</p>',
      '<p>En trois langues : français 1-800-555-0175, anglais 1-800-555-0142, espagnol 1-800-555-0189, du lundi au vendredi de 8 h 30 à 17 h, heure de l’Est. Le choix de langue en haut de chaque page change tout le site, noms de produits compris.</p>',
      '<p>En tres: español 1-800-555-0189, inglés 1-800-555-0142, francés 1-800-555-0175, de lunes a viernes de 8:30 a 17:00, hora del Este. El selector de idioma de cada página cambia todo el sitio, incluidos los nombres de los productos.</p>',
    ),
  ),
  faq(
    'forgotten-password',
    t(
      'I forgot my password. What now?',
      'J’ai oublié mon mot de passe. Que faire?',
      'Olvidé mi contraseña. ¿Y ahora?',
    ),
    t(
      '<p><a href="/forget-password">Ask for a link</a>: it comes by e-mail and works once. Signed in, you change the password in <a href="/profile/password">your profile</a>; other devices are then signed out.</p>',
      '<p><a href="/forget-password">Demandez un lien</a> : il arrive par courriel et ne sert qu’une fois. Une fois connecté, changez le mot de passe dans <a href="/profile/password">votre profil</a>; les autres appareils sont alors déconnectés.</p>',
      '<p><a href="/forget-password">Pida un enlace</a>: llega por correo y sirve una vez. Con la sesión iniciada, cambie la contraseña en <a href="/profile/password">su perfil</a>; los demás dispositivos se desconectan.</p>',
    ),
  ),
];
