import type { home as english } from '../en/home';

export const home: Record<keyof typeof english, string> = {
  'home.title': 'Arte, manualidades, costura y útiles escolares al mayoreo',
  'home.words':
    'Hilo, pintura, papel y todo lo que los acompaña, por paquete, para tiendas de Canadá y Estados Unidos.',
  'home.sold': 'Lo que manejamos',
  'home.products': '{count|# producto|# productos}',
  'home.best': 'Los más vendidos',
  'home.why': 'Por qué abrir una cuenta comercial',
  'home.why.prices': 'Sus precios, nuestras existencias',
  'home.why.prices.words':
    'Precio de lista, precio al menudeo y existencias junto a cada producto.',
  'home.why.again': 'Repetir un pedido en dos clics',
  'home.why.again.words': 'Cada pedido queda en su historial, listo para volver al carrito.',
  'home.why.scan': 'Del lector al carrito',
  'home.why.scan.words':
    'Recorra sus estantes con un Opticon, cargue el archivo, revise cada línea y listo.',
  'home.why.credit': 'Comprar a crédito',
  'home.why.credit.words':
    'Solicite el crédito comercial una sola vez. Revisamos la solicitud y le avisamos cuando la cuenta esté abierta.',
  'home.orderAgain': 'Volver a pedir',
  'home.allOrders': 'Todos los pedidos',
  'home.noOrders':
    'Aún no ha hecho pedidos. Recorra las categorías o cargue una lista que ya tenga.',
  'home.lines': '{count|# línea|# líneas}',
  'home.usual': 'Artículos habituales',
  'home.noUsual': 'Aquí estará lo que pide una y otra vez.',
  'home.last': 'Última vez: {count|# paquete|# paquetes}, {date}',
  'home.usually': 'Normalmente {count|# paquete|# paquetes}',
  'home.cart': 'Su pedido ahora',
  'home.scan.title': 'Cargar o escanear',
  'home.scan.why': 'Un archivo de su lector Opticon o una lista de códigos y cantidades.',
  'home.scan.link': 'Cargar un archivo',
  'home.news': 'Noticias de Haberdash',
  'quick.title': 'Agregar por número',
  'quick.code': 'Número de producto o código de barras',
  'quick.packs': 'Paquetes',
  'quick.added':
    '{name}: {packs|# paquete agregado|# paquetes agregados} ({units|# unidad|# unidades}).',
};
