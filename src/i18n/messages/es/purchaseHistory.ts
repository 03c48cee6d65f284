import type { purchaseHistory as english } from '../en/purchaseHistory';

export const purchaseHistory: Record<keyof typeof english, string> = {
  'purchaseHistory.title': 'Lo que compro',
  'purchaseHistory.words':
    'Todo lo que ha pedido antes: escriba lo que necesita en la última columna y envíelo de una sola vez.',
  'purchaseHistory.filter': 'Filtrar la lista',
  'purchaseHistory.text': 'Buscar en la lista',
  'purchaseHistory.text.hint': 'Nombre, número, color o código de barras',
  'purchaseHistory.allCategories': 'Todas las categorías',
  'purchaseHistory.sort': 'Orden',
  'purchaseHistory.sort.often': 'Más comprados',
  'purchaseHistory.sort.due': 'Pendientes primero',
  'purchaseHistory.sort.last': 'Comprados al último',
  'purchaseHistory.sort.name': 'Nombre',
  'purchaseHistory.sort.number': 'Número de producto',
  'purchaseHistory.sort.shelf': 'Como en el estante',
  'purchaseHistory.onlyDue': 'Por pedir ya ({count})',
  'purchaseHistory.onlyPrice': 'En oferta o con otro precio',
  'purchaseHistory.count': '{shown} de {count|# producto|# productos}',
  'purchaseHistory.fill':
    'Llenar la cantidad habitual de {count|# producto por pedir|# productos por pedir}',
  'purchaseHistory.print': 'Imprimir como formulario',
  'purchaseHistory.none':
    'Todavía no ha pedido nada. Después de su primer pedido, lo que compra aparecerá aquí.',
  'purchaseHistory.noMatch': 'Nada de lo que compra coincide. Cambie las palabras o los filtros.',
  'purchaseHistory.notServed':
    'Este servidor no lleva esta lista. Puede volver a pedir sus pedidos anteriores.',
  'purchaseHistory.picture': 'Imagen',
  'purchaseHistory.product': 'Producto',
  'purchaseHistory.lastSix': 'Últimos seis pedidos',
  'purchaseHistory.usual': 'Habitual',
  'purchaseHistory.interval': 'Cada',
  'purchaseHistory.days': '{count|# día|# días}',
  'purchaseHistory.last': 'Última compra',
  'purchaseHistory.price': 'Precio unitario',
  'purchaseHistory.was': 'antes {price}',
  'purchaseHistory.packs': 'Este pedido',
  'purchaseHistory.due': 'Por pedir ya',
  'purchaseHistory.proposals': 'Tal vez también los necesite',
  'purchaseHistory.proposals.words':
    'Aún no los ha comprado: se parecen a lo que compra y las tiendas los piden ahora. Nada se agrega si usted no lo escribe.',
  'home.purchaseHistory': 'Todo lo que compro',
};
