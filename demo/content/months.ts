import { t, type Term } from '../catalogue/vocabulary/term';

/** Title and text of a month's newsletter. */
export interface Month {
  about: Term;
  body: Term;
}

/** January first. */
export const MONTHS: readonly Month[] = [
  {
    about: t('Stocktaking made short', 'L’inventaire en plus court', 'Un inventario más corto'),
    body: t(
      '<p>The shelves are half empty and the year is young: the best week to count. Take the scanner, start at the door and walk clockwise. One scan is one ship pack to reorder, and a hook that needs two is scanned twice.</p><h2>Before you upload</h2><ul><li>Scan the shelf label, not the product: labels do not crumple.</li><li>Leave out what you will not carry next season; it is easier than taking it out later.</li><li>Read the lines before you add them. What is short or unknown is told line by line.</li></ul><p>Shops that count in January tell us that they order a third fewer single packs in spring.</p>',
      '<p>Les tablettes sont à moitié vides et l’année commence : la meilleure semaine pour compter. Prenez le lecteur, partez de la porte et marchez dans le sens des aiguilles d’une montre. Une lecture vaut un lot à commander; un crochet qui en demande deux se lit deux fois.</p><h2>Avant de téléverser</h2><ul><li>Lisez l’étiquette de tablette, pas le produit : elle ne se froisse pas.</li><li>Laissez de côté ce que vous ne tiendrez plus la saison prochaine.</li><li>Parcourez les lignes avant de les ajouter. Ce qui manque ou n’est pas reconnu est signalé ligne par ligne.</li></ul><p>Les commerces qui comptent en janvier nous disent commander un tiers de lots isolés en moins au printemps.</p>',
      '<p>Los anaqueles están medio vacíos y el año empieza: es la mejor semana para contar. Tome el lector, empiece en la puerta y camine en el sentido del reloj. Una lectura es un paquete por pedir; un gancho que necesita dos se lee dos veces.</p><h2>Antes de subir el archivo</h2><ul><li>Lea la etiqueta del anaquel, no el producto: no se arruga.</li><li>Deje fuera lo que ya no va a manejar la próxima temporada.</li><li>Revise las líneas antes de agregarlas. Lo que falta o no se reconoce se avisa línea por línea.</li></ul><p>Las tiendas que cuentan en enero nos dicen que en primavera piden un tercio menos de paquetes sueltos.</p>',
    ),
  },
  {
    about: t('Hearts, ribbon and paper', 'Cœurs, ruban et papier', 'Corazones, listón y papel'),
    body: t(
      '<p>The second week of February sells more red ribbon than the rest of the winter together. Put it by the till, cut in lengths of two metres, with a pair of scissors on a string.</p><h2>A table that sells itself</h2><ul><li>Felt in three reds, and the felt heart pattern, which is free on our site.</li><li>Blank cards, a stamp and one good ink pad to try.</li><li>Six-strand floss by the skein, in a muffin tin.</li></ul><p>Our thank-you card prints on one sheet and folds without scissors. Leave a pile of them on the table: people buy what they have already begun.</p>',
      '<p>La deuxième semaine de février vend plus de ruban rouge que tout le reste de l’hiver. Placez-le près de la caisse, coupé en longueurs de deux mètres, avec des ciseaux au bout d’une ficelle.</p><h2>Une table qui se vend seule</h2><ul><li>De la feutrine en trois rouges et le patron du cœur, gratuit sur notre site.</li><li>Des cartes vierges, un tampon et un bon encreur à essayer.</li><li>Du fil à broder à l’écheveau, dans un moule à muffins.</li></ul><p>Notre carte de remerciement s’imprime sur une feuille et se plie sans ciseaux. Laissez-en une pile sur la table : on achète ce qu’on a déjà commencé.</p>',
      '<p>La segunda semana de febrero vende más listón rojo que todo el resto del invierno. Póngalo junto a la caja, cortado en tramos de dos metros, con unas tijeras amarradas a un hilo.</p><h2>Una mesa que se vende sola</h2><ul><li>Fieltro en tres rojos y el patrón del corazón, gratuito en nuestro sitio.</li><li>Tarjetas en blanco, un sello y un buen cojín de tinta para probar.</li><li>Hilo de bordar por madeja, en un molde de panqués.</li></ul><p>Nuestra tarjeta de agradecimiento se imprime en una hoja y se dobla sin tijeras. Deje un montón en la mesa: la gente compra lo que ya empezó.</p>',
    ),
  },
  {
    about: t('A first quilt', 'Une première courtepointe', 'Mi primera colcha'),
    body: t(
      '<p>People who want to make a quilt are afraid of two things: choosing the colours, and cutting them crooked. A kit shelf takes both away.</p><h2>What goes on it</h2><ul><li>Fabric bundles that match already, one colour family to a hook.</li><li>A rotary cutter, a mat and a ruler side by side, with a sign that says they belong together.</li><li>Quilting thread in three neutrals: they go with everything.</li></ul><p>Start them small. The patchwork potholder among our free patterns takes one evening, teaches every step of a quilt, and uses four patches.</p>',
      '<p>Ceux qui rêvent d’une courtepointe craignent deux choses : choisir les couleurs et couper de travers. Une tablette bien montée règle les deux.</p><h2>Ce qu’on y met</h2><ul><li>Des assortiments de tissus déjà coordonnés, une famille de couleurs par crochet.</li><li>Un couteau rotatif, un tapis et une règle côte à côte, avec une affichette qui dit qu’ils vont ensemble.</li><li>Du fil à courtepointe en trois tons neutres : ils vont avec tout.</li></ul><p>Faites commencer petit. La manique en patchwork de nos patrons gratuits prend une soirée, enseigne chaque étape d’une courtepointe et demande quatre carrés.</p>',
      '<p>Quien quiere hacer una colcha teme dos cosas: elegir los colores y cortar chueco. Un anaquel bien armado quita las dos.</p><h2>Lo que lleva</h2><ul><li>Juegos de tela ya combinados, una familia de color por gancho.</li><li>Un cortador rotatorio, un tapete y una regla juntos, con un letrero que diga que van juntos.</li><li>Hilo para acolchar en tres neutros: combinan con todo.</li></ul><p>Que empiecen por algo pequeño. La agarradera de patchwork de nuestros patrones gratuitos toma una noche, enseña cada paso de una colcha y usa cuatro cuadros.</p>',
    ),
  },
  {
    about: t('The watercolour table', 'Le coin aquarelle', 'La mesa de acuarela'),
    body: t(
      '<p>Watercolour is the paint that people try at a table and take home. All it needs in the shop is a jar of water, two brushes and paper that does not curl.</p><h2>Good paper first</h2><p>A beginner blames the paint for what the paper does. Show the same wash on a 90-gram pad and on a 300-gram one: the second pad sells itself, and so does the paint.</p><ul><li>One round brush and one flat one do nine jobs in ten.</li><li>Refill pans beside the sets bring people back in three months.</li><li>Masking tape for clean edges: the cheapest good surprise there is.</li></ul>',
      '<p>L’aquarelle est la peinture qu’on essaie à une table et qu’on rapporte chez soi. En magasin, il suffit d’un pot d’eau, de deux pinceaux et d’un papier qui ne gondole pas.</p><h2>D’abord du bon papier</h2><p>Le débutant reproche à la peinture ce que fait le papier. Montrez le même lavis sur un bloc de 90 grammes et sur un bloc de 300 : le second se vend seul, et la peinture aussi.</p><ul><li>Un pinceau rond et un plat font neuf travaux sur dix.</li><li>Des godets de rechange près des boîtes ramènent les gens au bout de trois mois.</li><li>Du ruban à masquer pour des bords nets : la plus petite des bonnes surprises.</li></ul>',
      '<p>La acuarela es la pintura que se prueba en una mesa y se lleva a casa. En la tienda basta un frasco de agua, dos pinceles y un papel que no se ondule.</p><h2>Primero buen papel</h2><p>El principiante culpa a la pintura de lo que hace el papel. Muestre la misma aguada en un block de 90 gramos y en uno de 300: el segundo se vende solo, y la pintura también.</p><ul><li>Un pincel redondo y uno plano hacen nueve trabajos de diez.</li><li>Pastillas de repuesto junto a los estuches hacen volver a la gente en tres meses.</li><li>Cinta de enmascarar para bordes limpios: la más barata de las buenas sorpresas.</li></ul>',
    ),
  },
  {
    about: t('Sewn in an afternoon', 'Cousu en un après-midi', 'Cosido en una tarde'),
    body: t(
      '<p>The market season opens, and with it the season of bags. A tote takes less than a metre of firm cotton, one spool and an afternoon, and everybody needs a second one.</p><h2>Make one for the window</h2><p>Print our market tote pattern, sew it in your loudest cloth and hang it where the sun falls. Write on a card what went into it, with the product numbers: the pattern names them.</p><ul><li>Denim needles for the handles, in packs of five.</li><li>Buttons for a closing, from the bin that nobody looks at.</li><li>A zip pouch from the leftovers: the pattern is free too.</li></ul>',
      '<p>La saison des marchés commence, et avec elle celle des sacs. Un fourre-tout demande moins d’un mètre de coton ferme, une bobine et un après-midi, et tout le monde en veut un deuxième.</p><h2>Cousez-en un pour la vitrine</h2><p>Imprimez notre patron de fourre-tout, cousez-le dans votre tissu le plus vif et suspendez-le au soleil. Écrivez sur une carte ce qu’il a fallu, avec les numéros de produit : le patron les donne.</p><ul><li>Des aiguilles à denim pour les anses, par paquets de cinq.</li><li>Des boutons pour la fermeture, dans le bac que personne ne regarde.</li><li>Une pochette avec les restes : le patron aussi est gratuit.</li></ul>',
      '<p>Empieza la temporada de mercados, y con ella la de las bolsas. Una bolsa pide menos de un metro de algodón firme, un carrete y una tarde, y todos necesitan una segunda.</p><h2>Haga una para el aparador</h2><p>Imprima nuestro patrón de bolsa, cósala en su tela más llamativa y cuélguela donde dé el sol. Escriba en una tarjeta lo que llevó, con los números de producto: el patrón los da.</p><ul><li>Agujas para mezclilla para las asas, en paquetes de cinco.</li><li>Botones para cerrar, de la caja que nadie mira.</li><li>Un estuche con los sobrantes: ese patrón también es gratuito.</li></ul>',
    ),
  },
  {
    about: t('For rainy afternoons', 'Pour les jours de pluie', 'Para tardes de lluvia'),
    body: t(
      '<p>School is nearly out. Parents come in with one question: what will keep them busy? Have the answer in one basket, ready to carry to the till.</p><h2>The basket</h2><ul><li>Pony beads and cord, enough for four bracelets.</li><li>A bottle of washable paint and a pad that can take it.</li><li>Pipe cleaners, pompoms and eyes: nobody has ever failed with them.</li></ul><p>Hang a string of our party bunting above it. The pattern prints in true size, and what is left of the cloth becomes the next flag.</p>',
      '<p>L’école achève. Les parents arrivent avec une question : comment les occuper? Ayez la réponse dans un panier, prêt à porter à la caisse.</p><h2>Le panier</h2><ul><li>Des perles poney et du cordon, de quoi faire quatre bracelets.</li><li>Une bouteille de peinture lavable et un bloc qui la supporte.</li><li>Des cure-pipes, des pompons et des yeux mobiles : personne ne les rate.</li></ul><p>Suspendez nos fanions de fête au-dessus. Le patron s’imprime en taille réelle, et le reste du tissu devient le fanion suivant.</p>',
      '<p>Ya casi terminan las clases. Los papás llegan con una pregunta: ¿con qué los entretengo? Tenga la respuesta en una canasta lista para llevar a la caja.</p><h2>La canasta</h2><ul><li>Cuentas pony y cordón para cuatro pulseras.</li><li>Una botella de pintura lavable y un block que la aguante.</li><li>Limpiapipas, pompones y ojos movibles: a nadie le salen mal.</li></ul><p>Cuelgue arriba nuestros banderines de fiesta. El patrón se imprime en tamaño real, y lo que sobra de tela es el siguiente banderín.</p>',
    ),
  },
  {
    about: t(
      'School lists are here',
      'Les listes scolaires sont là',
      'Ya llegaron las listas escolares',
    ),
    body: t(
      '<p>The first school boards have published their lists. We have read them, so that you need not: notebooks, two binders, coloured pencils in twelves, and glue sticks in numbers that no child can finish.</p><h2>Order in two waves</h2><p>Take half of what you sold last year now, while every size is in stock, and the rest in the second week of August, when you know which school asks for which binder.</p><ul><li>Your orders list remembers last July: open it and order again.</li><li>Classroom packs go to teachers; put the telephone number on the shelf.</li></ul>',
      '<p>Les premiers centres de services scolaires ont publié leurs listes. Nous les avons lues pour vous : cahiers, deux cartables, crayons de couleur par douze et plus de bâtons de colle qu’un enfant ne peut en finir.</p><h2>Commandez en deux vagues</h2><p>Prenez dès maintenant la moitié des ventes de l’an dernier, pendant que tous les formats sont en stock, et le reste à la mi-août, quand vous saurez quelle école demande quel cartable.</p><ul><li>Vos commandes se souviennent de juillet dernier : ouvrez-les et commandez de nouveau.</li><li>Les ensembles de classe vont aux enseignants; affichez le numéro de téléphone.</li></ul>',
      '<p>Las primeras escuelas ya publicaron sus listas. Las leímos por usted: cuadernos, dos carpetas, lápices de color por docena y más pegamento en barra del que un niño puede acabarse.</p><h2>Pida en dos tandas</h2><p>Tome ahora la mitad de lo que vendió el año pasado, mientras hay de todos los tamaños, y el resto a mediados de agosto, cuando sepa qué escuela pide qué carpeta.</p><ul><li>Sus pedidos recuerdan julio pasado: ábralos y pida de nuevo.</li><li>Los paquetes para salón son para maestros; ponga el teléfono en el anaquel.</li></ul>',
    ),
  },
  {
    about: t('Back to school, in packs', 'La rentrée, par lots', 'Regreso a clases, por paquetes'),
    body: t(
      '<p>Two weeks to go. What leaves our warehouse before noon is on an Ontario shelf within three days, so order little and often instead of once and too much.</p><h2>What runs out first</h2><ul><li>Crayons in twenty-fours. Always.</li><li>Scissors for the left hand: keep six.</li><li>Graph paper, from the Thursday after the first mathematics lesson.</li></ul><p>Put your favourites in order tonight: the heart list shows at a glance what is available, and a scanner at the shelf does the rest in the morning.</p>',
      '<p>Encore deux semaines. Ce qui quitte notre entrepôt avant midi est sur une tablette ontarienne en trois jours : commandez peu et souvent plutôt qu’une fois et trop.</p><h2>Ce qui manque en premier</h2><ul><li>Les crayons de cire par vingt-quatre. Toujours.</li><li>Les ciseaux de gaucher : gardez-en six.</li><li>Le papier quadrillé, dès le jeudi qui suit la première leçon de mathématiques.</li></ul><p>Mettez vos favoris en ordre ce soir : la liste montre d’un coup d’œil ce qui est disponible, et un lecteur devant la tablette fait le reste au matin.</p>',
      '<p>Faltan dos semanas. Lo que sale de nuestro almacén antes del mediodía está en un anaquel de Ontario en tres días: pida poco y seguido en lugar de una vez y demasiado.</p><h2>Lo que se acaba primero</h2><ul><li>Crayones de veinticuatro. Siempre.</li><li>Tijeras para zurdos: tenga seis.</li><li>Papel cuadriculado, desde el jueves después de la primera clase de matemáticas.</li></ul><p>Ordene sus favoritos esta noche: la lista muestra de un vistazo lo disponible, y un lector frente al anaquel hace el resto por la mañana.</p>',
    ),
  },
  {
    about: t(
      'Thread and zippers on sale',
      'Fils et fermetures en solde',
      'Hilos y cierres en oferta',
    ),
    body: t(
      '<p>When the school shelves are quiet the sewing machines start. Through the end of the month, thread and zippers of the season are reduced; account holders see the price beside the old one.</p><h2>Fill the thread rack once</h2><p>A rack with gaps sells half of a full one. Walk along it with the colour card, scan what is down to one spool, and the order is written before the coffee is cold.</p><ul><li>Black, white and the two greys in the large spool.</li><li>Nylon zippers in nine and twelve inches: bags and cushions.</li><li>Invisible zippers where the dressmakers can find them.</li></ul>',
      '<p>Quand les tablettes scolaires se calment, les machines à coudre démarrent. Jusqu’à la fin du mois, les fils et les fermetures de la saison sont réduits; les titulaires d’un compte voient le prix à côté de l’ancien.</p><h2>Regarnissez le présentoir</h2><p>Un présentoir troué vend la moitié d’un présentoir plein. Longez-le avec la carte de couleurs, lisez ce qui n’a plus qu’une bobine, et la commande est écrite avant que le café refroidisse.</p><ul><li>Noir, blanc et les deux gris en grande bobine.</li><li>Des fermetures de nylon de 9 et 12 pouces : sacs et coussins.</li><li>Des fermetures invisibles là où les couturières les trouvent.</li></ul>',
      '<p>Cuando se calman los anaqueles escolares arrancan las máquinas de coser. Hasta fin de mes, los hilos y cierres de la temporada están rebajados; los clientes con cuenta ven el precio junto al anterior.</p><h2>Llene el exhibidor de una vez</h2><p>Un exhibidor con huecos vende la mitad que uno lleno. Recórralo con la carta de colores, lea lo que ya tiene un solo carrete, y el pedido queda escrito antes de que se enfríe el café.</p><ul><li>Negro, blanco y los dos grises en carrete grande.</li><li>Cierres de nylon de nueve y doce pulgadas: bolsas y cojines.</li><li>Cierres invisibles donde las modistas los encuentren.</li></ul>',
    ),
  },
  {
    about: t('Knit and crochet weather', 'Un temps à tricoter', 'Clima para tejer'),
    body: t(
      '<p>The first cold morning sells more wool than any advertisement. Be ready for it: the new shades are in, and the needles that go with them.</p><h2>A place to begin</h2><p>Whoever has never knitted should finish something this week. Our dishcloth is forty-three stitches, one ball of cotton and two evenings, and the chart fits on one page.</p><ul><li>Cotton beside the pattern, wool for the second project.</li><li>Needles of 4.5 mm at the front: the size that everybody needs.</li><li>Stitch markers at the till, by the card.</li></ul>',
      '<p>Le premier matin froid vend plus de laine que toute publicité. Soyez prêts : les nouvelles teintes sont arrivées, et les aiguilles qui vont avec.</p><h2>Par où commencer</h2><p>Qui n’a jamais tricoté devrait finir quelque chose cette semaine. Notre lavette : quarante-trois mailles, une pelote de coton et deux soirées, et la grille tient sur une page.</p><ul><li>Le coton près du patron, la laine pour le deuxième projet.</li><li>Les aiguilles de 4,5 mm en avant : la taille dont tout le monde a besoin.</li><li>Les marqueurs de mailles à la caisse, à la carte.</li></ul>',
      '<p>La primera mañana fría vende más estambre que cualquier anuncio. Que lo encuentre listo: ya llegaron los tonos nuevos y las agujas que les van.</p><h2>Por dónde empezar</h2><p>Quien nunca ha tejido debería terminar algo esta semana. Nuestro trapo de cocina son cuarenta y tres puntos, una bola de algodón y dos noches, y el diagrama cabe en una página.</p><ul><li>El algodón junto al patrón, la lana para el segundo proyecto.</li><li>Agujas de 4.5 mm al frente: la medida que todos necesitan.</li><li>Marcadores de puntos en la caja, por tarjeta.</li></ul>',
    ),
  },
  {
    about: t(
      'Felt for the long evenings',
      'De la feutrine pour les longs soirs',
      'Fieltro para las noches largas',
    ),
    body: t(
      '<p>Felt does not fray, needs no machine, and forgives every beginner. In November it is the cloth that sells by the sheet to people who came in for something else.</p><h2>Six hearts from one sheet</h2><p>The felt heart among our free patterns prints in true size. Cut the first six for the window and hang them on one thread; leave the templates by the till.</p><ul><li>Red, cream and forest green, three packs of each.</li><li>Floss in the same three colours, and one gold.</li><li>A handful of wool for filling, weighed into small bags.</li></ul>',
      '<p>La feutrine ne s’effiloche pas, se passe de machine et pardonne tout aux débutants. En novembre, c’est le tissu qu’on vend à la feuille à ceux qui venaient pour autre chose.</p><h2>Six cœurs dans une feuille</h2><p>Le cœur de feutrine de nos patrons gratuits s’imprime en taille réelle. Coupez les six premiers pour la vitrine et enfilez-les sur un seul fil; laissez les gabarits près de la caisse.</p><ul><li>Rouge, crème et vert forêt, trois lots de chacun.</li><li>Du fil à broder dans les mêmes couleurs, et un doré.</li><li>Une poignée de laine pour bourrer, pesée en petits sacs.</li></ul>',
      '<p>El fieltro no se deshilacha, no pide máquina y perdona a todo principiante. En noviembre es la tela que se vende por hoja a quien entró por otra cosa.</p><h2>Seis corazones de una hoja</h2><p>El corazón de fieltro de nuestros patrones gratuitos se imprime en tamaño real. Corte los seis primeros para el aparador y cuélguelos de un solo hilo; deje las plantillas junto a la caja.</p><ul><li>Rojo, crema y verde bosque, tres paquetes de cada uno.</li><li>Hilo de bordar en los mismos tres colores, y uno dorado.</li><li>Un puñado de lana para rellenar, pesado en bolsitas.</li></ul>',
    ),
  },
  {
    about: t(
      'Cards and gifts made by hand',
      'Cartes et cadeaux faits main',
      'Tarjetas y regalos hechos a mano',
    ),
    body: t(
      '<p>Between the tenth and the twentieth people discover that there is still time to make something. Help them to finish it: everything on one table, and nothing that takes longer than an evening.</p><h2>One evening each</h2><ul><li>The winter card, printed and folded, with a real button sewn on the fir.</li><li>A zip pouch, filled with a skein and a pair of needles.</li><li>A jar of beads, a length of cord and a label that says for whom.</li></ul><p>The warehouse is closed on the last working day at noon. What you order the day before still leaves with the last truck. Thank you for this year.</p>',
      '<p>Entre le dix et le vingt, on découvre qu’il reste du temps pour faire quelque chose de ses mains. Aidez à le finir : tout sur une table, et rien qui prenne plus d’une soirée.</p><h2>Une soirée chacun</h2><ul><li>La carte d’hiver, imprimée et pliée, avec un vrai bouton cousu sur le sapin.</li><li>Une pochette à glissière remplie d’un écheveau et d’une paire d’aiguilles.</li><li>Un pot de perles, un bout de cordon et une étiquette qui dit pour qui.</li></ul><p>L’entrepôt ferme à midi le dernier jour ouvrable. Ce que vous commandez la veille part avec le dernier camion. Merci pour cette année.</p>',
      '<p>Entre el diez y el veinte la gente descubre que todavía hay tiempo de hacer algo. Ayúdeles a terminarlo: todo en una mesa y nada que tome más de una noche.</p><h2>Una noche cada uno</h2><ul><li>La tarjeta de invierno, impresa y doblada, con un botón de verdad cosido en el abeto.</li><li>Un estuche con cierre, con una madeja y un par de agujas dentro.</li><li>Un frasco de cuentas, un tramo de cordón y una etiqueta que diga para quién.</li></ul><p>El almacén cierra al mediodía el último día hábil. Lo que pida la víspera aún sale con el último camión. Gracias por este año.</p>',
    ),
  },
];
