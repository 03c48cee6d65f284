import type { habits as english } from '../en/habits';

export const habits: Record<keyof typeof english, string> = {
  'habits.title': 'Lo que compro',
  'habits.words':
    'Todo lo que ha pedido antes: escriba lo que necesita en la última columna y envíelo de una sola vez.',
  'habits.filter': 'Filtrar la lista',
  'habits.text': 'Buscar en la lista',
  'habits.text.hint': 'Nombre, número, color o código de barras',
  'habits.allCategories': 'Todas las categorías',
  'habits.sort': 'Orden',
  'habits.sort.often': 'Más comprados',
  'habits.sort.due': 'Pendientes primero',
  'habits.sort.last': 'Comprados al último',
  'habits.sort.name': 'Nombre',
  'habits.sort.number': 'Número de producto',
  'habits.sort.shelf': 'Como en el estante',
  'habits.onlyDue': 'Por pedir ya ({count})',
  'habits.onlyPrice': 'En oferta o con otro precio',
  'habits.count': '{shown} de {count|# producto|# productos}',
  'habits.fill':
    'Llenar la cantidad habitual de {count|# producto por pedir|# productos por pedir}',
  'habits.print': 'Imprimir como formulario',
  'habits.none':
    'Todavía no ha pedido nada. Después de su primer pedido, lo que compra aparecerá aquí.',
  'habits.noMatch': 'Nada de lo que compra coincide. Cambie las palabras o los filtros.',
  'habits.notServed':
    'Este servidor no lleva esta lista. Puede volver a pedir sus pedidos anteriores.',
  'habits.picture': 'Imagen',
  'habits.product': 'Producto',
  'habits.lastSix': 'Últimos seis pedidos',
  'habits.usual': 'Habitual',
  'habits.interval': 'Cada',
  'habits.days': '{count|# día|# días}',
  'habits.last': 'Última compra',
  'habits.price': 'Precio unitario',
  'habits.was': 'antes {price}',
  'habits.packs': 'Este pedido',
  'habits.due': 'Por pedir ya',
  'habits.proposals': 'Tal vez también los necesite',
  'habits.proposals.words':
    'Aún no los ha comprado: se parecen a lo que compra y las tiendas los piden ahora. Nada se agrega si usted no lo escribe.',
  'home.whatIBuy': 'Todo lo que compro',
};
