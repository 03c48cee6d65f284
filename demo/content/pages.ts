import type { ContentDocument } from '#contract/contentDocument';

import { t } from '../catalogue/vocabulary/term';

/** Pages about the demo company and its privacy policy. */
export const PAGES: ContentDocument['pages'] = [
  {
    name: 'about-us',
    title: t('About us', 'À propos de nous', 'Quiénes somos'),
    body: t(
      `<p>Haberdash supplies shops with what people make things from: thread and cloth, paint and paper, beads, yarn, and everything a classroom runs out of. We sell to businesses only, in Canada and the United States, in English, French and Spanish.</p>
<h2>From a button counter to a warehouse</h2>
<p>In 1958 Ruth and Emil Farkas opened a button and zipper counter on Spool Street in Hamilton, in the ground floor of a former thread mill. Dressmakers came for a card of four; soon the shops around came for a gross. By 1964 the counter was a wholesale house, and by 1979 it filled the mill. Art and school supplies came in 1986, when the teachers of three school boards asked for one invoice in place of nine.</p>
<p>Today their granddaughter Judith Farkas runs the house with 64 people, eleven of whom have been here for more than twenty years. The counter still stands at the door; the cash register on it was last used in 1994.</p>
<h2>The warehouse</h2>
<ul><li>9,300 square metres under one roof at 400 Spool Street, Hamilton, Ontario.</li><li>Thousands of products in stock, each in the ship pack that leaves the door.</li><li>Orders placed before noon leave the same working day.</li><li>A cutting room for cloth and ribbon, and a bench where every returned scanner is mended.</li></ul>
<h2>How we work</h2>
<p>We keep what we list: a product that cannot be had is not for sale. A price is the same for the shop around the corner and the chain with forty doors. And whoever answers the telephone can walk to the shelf and look.</p>
<h2>Come and see</h2>
<p>The showroom is open to account holders Monday to Friday from 9:00 to 16:00. Not one of them yet? <a href="/register">Apply for a trade account</a>, or <a href="/customer-support">ask us</a>.</p>`,
      `<p>Haberdash fournit aux commerces de quoi créer : fil et tissu, peinture et papier, perles, laine et tout ce qui vient à manquer dans une classe. Nous vendons aux entreprises seulement, au Canada et aux États-Unis, en français, en anglais et en espagnol.</p>
<h2>D’un comptoir de boutons à un entrepôt</h2>
<p>En 1958, Ruth et Emil Farkas ouvrent un comptoir de boutons et de fermetures à glissière rue Spool, à Hamilton, au rez-de-chaussée d’une ancienne filature. Les couturières y viennent pour une carte de quatre; bientôt, les merceries des environs y viennent pour une grosse. En 1964, le comptoir est une maison de gros; en 1979, elle occupe toute la filature. Le matériel d’artiste et les fournitures scolaires arrivent en 1986, quand les enseignants de trois conseils scolaires demandent une facture au lieu de neuf.</p>
<p>Aujourd’hui, leur petite-fille Judith Farkas dirige la maison avec 64 personnes, dont onze sont ici depuis plus de vingt ans. Le comptoir est toujours à l’entrée; sa caisse a servi pour la dernière fois en 1994.</p>
<h2>L’entrepôt</h2>
<ul><li>9 300 mètres carrés sous un même toit, au 400, rue Spool, Hamilton (Ontario).</li><li>Des milliers de produits en stock, chacun dans le lot qui part par la porte.</li><li>Les commandes passées avant midi partent le jour ouvrable même.</li><li>Une salle de coupe pour le tissu et le ruban, et un établi où l’on répare chaque lecteur retourné.</li></ul>
<h2>Notre façon de travailler</h2>
<p>Nous avons ce que nous affichons : un produit introuvable n’est pas à vendre. Le prix est le même pour la boutique du coin et pour la chaîne de quarante magasins. Et la personne qui répond au téléphone peut marcher jusqu’à la tablette pour regarder.</p>
<h2>Venez voir</h2>
<p>La salle d’exposition est ouverte aux titulaires d’un compte du lundi au vendredi, de 9 h à 16 h. Pas encore client? <a href="/register">Demandez un compte commercial</a> ou <a href="/customer-support">écrivez-nous</a>.</p>`,
      `<p>Haberdash surte a las tiendas lo que la gente necesita para crear: hilo y tela, pintura y papel, cuentas, estambre y todo lo que se acaba en un salón de clases. Vendemos solo a negocios, en Canadá y Estados Unidos, en español, inglés y francés.</p>
<h2>De un mostrador de botones a un almacén</h2>
<p>En 1958 Ruth y Emil Farkas abrieron un mostrador de botones y cierres en la calle Spool de Hamilton, en la planta baja de una antigua hilandería. Las modistas llegaban por una tarjeta de cuatro; pronto las mercerías de los alrededores llegaban por una gruesa. En 1964 el mostrador ya era casa mayorista y en 1979 ocupaba toda la hilandería. El material de arte y los útiles escolares llegaron en 1986, cuando los maestros de tres distritos pidieron una factura en lugar de nueve.</p>
<p>Hoy su nieta Judith Farkas dirige la casa con 64 personas, once de ellas con más de veinte años aquí. El mostrador sigue en la entrada; su caja registradora se usó por última vez en 1994.</p>
<h2>El almacén</h2>
<ul><li>9,300 metros cuadrados bajo un techo en 400 Spool Street, Hamilton, Ontario.</li><li>Miles de productos en existencia, cada uno en el paquete que sale por la puerta.</li><li>Los pedidos hechos antes del mediodía salen el mismo día hábil.</li><li>Un cuarto de corte para tela y listón, y un banco donde se repara cada lector que regresa.</li></ul>
<h2>Cómo trabajamos</h2>
<p>Tenemos lo que anunciamos: lo que no se consigue no está a la venta. El precio es igual para la tienda de la esquina y para la cadena de cuarenta sucursales. Y quien contesta el teléfono puede caminar hasta el anaquel a mirar.</p>
<h2>Venga a ver</h2>
<p>La sala de exhibición abre para clientes con cuenta de lunes a viernes de 9:00 a 16:00. ¿Todavía no lo es? <a href="/register">Solicite una cuenta comercial</a> o <a href="/customer-support">pregúntenos</a>.</p>`,
    ),
  },
  {
    name: 'privacy',
    title: t('Privacy', 'Confidentialité', 'Privacidad'),
    body: t(
      `<p>This page says what Haberdash keeps about you, where, and for how long. It holds for this site and for the applications made on it.</p>
<h2>What your browser keeps</h2>
<ul><li>Your session: a token and your name, until you sign out, after eight idle hours, or after seven days at most.</li><li>The language you chose and your last search text.</li><li>The cart preview, your favourites and quantities that you were typing, so that nothing is lost when a page is reloaded. They are yours alone on a shared computer.</li></ul>
<p>Signing out clears the session, the cart preview and the favourites. None of the sensitive fields of the account application is ever stored in the browser.</p>
<h2>Analytics only after you agree</h2>
<p>No visit is measured before you have said yes, and nothing is loaded for it before then. You can change your mind at any time; nothing on the site works differently for it.</p>
<h2>What we keep</h2>
<ul><li>Your business: names, addresses, contacts and the e-mail address that signs in.</li><li>Your orders and carts, because you and we need them for accounts and for re-ordering.</li><li>Your password only as a hash that cannot be turned back.</li></ul>
<h2>The account application is confidential</h2>
<p>What you tell in it is used only for opening the account. Identity numbers, bank account numbers and card holder data are encrypted with a key that lies outside the database, and appear in no e-mail, list or log. The privacy regulations of the Province of Ontario apply.</p>
<h2>Others</h2>
<p>We sell no data and show no advertisements. The carrier gets the address that it delivers to; the bank gets what a payment needs.</p>
<h2>Your rights</h2>
<p>Write to <b>accounts@haberdash.test</b> to see, correct or delete what we keep. What tax law obliges us to keep, we keep until the law lets go.</p>`,
      `<p>Cette page dit ce que Haberdash conserve à votre sujet, où et pendant combien de temps. Elle vaut pour ce site et pour les demandes qui y sont faites.</p>
<h2>Ce que garde votre navigateur</h2>
<ul><li>Votre session : un jeton et votre nom, jusqu’à la déconnexion, après huit heures d’inactivité ou après sept jours au plus.</li><li>La langue choisie et le texte de votre dernière recherche.</li><li>L’aperçu du panier, vos favoris et les quantités en cours de saisie, afin que rien ne se perde quand une page est rechargée. Sur un ordinateur partagé, ils n’appartiennent qu’à vous.</li></ul>
<p>La déconnexion efface la session, l’aperçu du panier et les favoris. Aucun champ sensible de la demande de compte n’est jamais conservé dans le navigateur.</p>
<h2>Mesure d’audience seulement avec votre accord</h2>
<p>Aucune visite n’est mesurée avant que vous ayez dit oui, et rien n’est chargé pour cela auparavant. Vous pouvez changer d’avis en tout temps; rien sur le site ne fonctionne autrement.</p>
<h2>Ce que nous conservons</h2>
<ul><li>Votre entreprise : noms, adresses, personnes-ressources et l’adresse de courriel de connexion.</li><li>Vos commandes et paniers, car vous et nous en avons besoin pour les comptes et les réassorts.</li><li>Votre mot de passe, seulement sous forme d’empreinte irréversible.</li></ul>
<h2>La demande de compte est confidentielle</h2>
<p>Ce que vous y dites ne sert qu’à ouvrir le compte. Les numéros d’identité, de compte bancaire et les données de carte sont chiffrés avec une clé conservée hors de la base de données, et ne figurent dans aucun courriel, liste ou journal. La réglementation de la province de l’Ontario sur la protection de la vie privée s’applique.</p>
<h2>Les tiers</h2>
<p>Nous ne vendons aucune donnée et n’affichons aucune publicité. Le transporteur reçoit l’adresse de livraison; la banque reçoit ce qu’exige un paiement.</p>
<h2>Vos droits</h2>
<p>Écrivez à <b>accounts@haberdash.test</b> pour consulter, corriger ou supprimer ce que nous conservons. Ce que la loi fiscale nous oblige à garder, nous le gardons tant qu’elle l’exige.</p>`,
      `<p>Esta página dice qué guarda Haberdash sobre usted, dónde y por cuánto tiempo. Vale para este sitio y para las solicitudes que se hacen en él.</p>
<h2>Lo que guarda su navegador</h2>
<ul><li>Su sesión: una clave y su nombre, hasta que la cierre, tras ocho horas sin uso o a los siete días como máximo.</li><li>El idioma que eligió y el texto de su última búsqueda.</li><li>La vista previa del carrito, sus favoritos y las cantidades que estaba escribiendo, para que nada se pierda al recargar una página. En una computadora compartida son solo suyos.</li></ul>
<p>Al cerrar sesión se borran la sesión, la vista previa del carrito y los favoritos. Ningún campo sensible de la solicitud de cuenta se guarda jamás en el navegador.</p>
<h2>Medición solo con su permiso</h2>
<p>Ninguna visita se mide antes de que usted diga que sí, y antes de eso no se carga nada para ello. Puede cambiar de opinión cuando quiera; nada del sitio funciona distinto por eso.</p>
<h2>Lo que guardamos</h2>
<ul><li>Su negocio: nombres, direcciones, contactos y el correo con el que inicia sesión.</li><li>Sus pedidos y carritos, porque usted y nosotros los necesitamos para las cuentas y para volver a pedir.</li><li>Su contraseña, solo como una huella que no se puede revertir.</li></ul>
<h2>La solicitud de cuenta es confidencial</h2>
<p>Lo que usted cuenta en ella se usa solo para abrir la cuenta. Los números de identidad y de cuenta bancaria y los datos de la tarjeta se cifran con una llave que está fuera de la base de datos, y no aparecen en ningún correo, lista ni bitácora. Se aplican las normas de privacidad de la provincia de Ontario.</p>
<h2>Terceros</h2>
<p>No vendemos datos ni mostramos anuncios. La paquetería recibe la dirección de entrega; el banco, lo que pide un pago.</p>
<h2>Sus derechos</h2>
<p>Escriba a <b>accounts@haberdash.test</b> para ver, corregir o borrar lo que guardamos. Lo que la ley fiscal nos obliga a conservar, lo conservamos mientras la ley lo pida.</p>`,
    ),
  },
];
