import type { en } from './en';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'request.unreadable': 'No se pudo leer la solicitud: su contenido no es JSON válido.',
  'request.tooLarge': 'La solicitud es demasiado grande. Envíela en partes más pequeñas.',
  'request.notJson': 'Envíe la solicitud en JSON (Content-Type: application/json).',
  'request.refused': 'No se pudo usar la solicitud. Vea abajo qué hay que corregir.',
  'request.tooMany': 'Demasiadas solicitudes. Intente de nuevo en {seconds} segundos.',
  'request.unknownAddress': 'No hay nada en esta dirección.',
  'request.failed': 'Algo falló de nuestro lado. No se cambió nada; intente de nuevo, por favor.',

  'field.missing': 'Falta {field}.',
  'field.unknown': '{field} no se reconoce aquí.',
  'field.text': '{field} debe ser texto.',
  'field.number': '{field} debe ser un número.',
  'field.integer': '{field} debe ser un número entero.',
  'field.boolean': '{field} debe ser verdadero o falso.',
  'field.list': '{field} debe ser una lista.',
  'field.object': '{field} debe ser un objeto.',
  'field.least': '{field} debe ser {limit} o más.',
  'field.most': '{field} debe ser {limit} o menos.',
  'field.tooShort': '{field} debe tener al menos {limit} caracteres.',
  'field.tooLong': '{field} debe tener como máximo {limit} caracteres.',
  'field.tooMany': '{field} tiene demasiados elementos: se aceptan {limit} como máximo.',
  'field.tooFew': '{field} debe tener al menos {limit} elementos.',
  'field.notOffered': '{field} debe ser uno de estos valores: {choices}.',
  'field.form': '{field} no está escrito como se espera.',

  'session.needed': 'Inicie sesión para continuar.',
  'session.ended': 'Su sesión terminó. Inicie sesión de nuevo para continuar.',
  'session.otherCustomer': 'Esto pertenece a otra cuenta.',

  'signIn.refused': 'El correo electrónico o la contraseña no son correctos.',
  'signIn.underReview':
    'Su cuenta todavía está en revisión. Recibirá un correo en cuanto esté activa.',
  'signIn.tooMany':
    'Demasiados intentos fallidos de inicio de sesión. Espere {minutes} minutos e intente de nuevo con la contraseña correcta.',

  'product.unknown': 'Este producto no está en el catálogo.',
  'productGroup.unknown': 'Este grupo de productos no existe.',

  'page.unknown': 'Esta página no existe.',
  'file.unknown': 'Este archivo no existe.',
  'support.noQuestion': 'Escriba primero su pregunta.',

  'password.changed': 'Su contraseña se cambió. Se cerró la sesión en los demás dispositivos.',
  'password.wrong': 'La contraseña anterior no es correcta.',
  'password.same': 'La contraseña nueva debe ser distinta de la anterior.',
  'password.obvious': 'Esta contraseña es fácil de adivinar. Elija una más larga o menos común.',

  'request.running': 'Esta solicitud todavía se está procesando. Intente de nuevo en un momento.',
  'request.keyReused': 'Esta Idempotency-Key ya se usó para otra solicitud.',
  'request.badKey': 'Idempotency-Key debe tener de 1 a 255 caracteres.',

  'lines.some': 'Se agregaron al carrito {added} de {lines} líneas.',
  'lines.none': 'No se agregó nada al carrito. Vea el motivo en cada línea.',
  'line.ok': 'Se puede agregar.',
  'line.added': 'Agregado.',
  'line.merged': 'Es el mismo producto de una línea anterior: las cantidades se suman.',
  'line.rounded': 'Redondeado a paquetes de envío completos.',
  'line.clamped': 'Solo hay {most} disponibles en total: se pueden surtir {possible} de {item}.',
  'line.atMost': 'Una línea admite {most} como máximo: se pueden surtir {possible} de {item}.',
  'line.allInCart': 'El carrito ya tiene todo lo que se puede surtir: {most}.',
  'line.unavailable': 'Agotado. Déjelo fuera o busque un producto parecido.',
  'line.withdrawn': 'Ya no se ofrece. Busque un producto parecido.',
  'line.unknown':
    'Ningún producto tiene este número o código de barras. Revise los dígitos o busque el producto.',
  'line.ambiguous': 'Varios productos tienen este código. Elija el que desea.',
  'line.invalid': 'La cantidad debe ser 1 o más. Corríjala o quite la línea.',
  'line.noCode': 'Falta el número de producto o el código de barras. Escríbalo o quite la línea.',
  'line.priceChanged': 'El precio era {then}; ahora es {now}.',
  'line.packChanged': 'El paquete de envío traía {then} unidades; ahora trae {now}.',

  'cart.lineUnknown': 'Esta línea ya no está en el carrito.',
  'cart.lineUnavailable': 'Este producto está agotado. Quite la línea del carrito.',
  'cart.lineClamped': 'Solo hay {most} disponibles; la cantidad ahora es {most}.',
  'cart.lineAtMost': 'Una línea admite {most} como máximo; la cantidad ahora es {most}.',

  'order.unknown': 'Ese pedido no existe.',
  'order.lengths': 'product_id, order_qty y price deben ser listas de la misma longitud.',
  'order.cardNumber':
    'Esto parece un número de tarjeta. Por su seguridad no los guardamos aquí; quítelo y haga el pedido de nuevo.',
  'order.already': 'Esto ya se pidió: pedido {order}. No se volvió a pedir nada.',
  'order.notInCart':
    'El pedido no coincide con el carrito. No se pidió nada; revise el carrito e intente de nuevo.',
  'order.lineNotInCart': 'Este producto no está en el carrito.',
  'order.lineAboveCart': 'El carrito solo tiene {item} de este producto.',
  'order.changed':
    'Cambiaron precios o existencias. No se pidió nada; revise las líneas y haga el pedido de nuevo.',
  'order.linePrice': 'El precio cambió.',
  'order.lineStock': 'Solo hay {available} disponibles.',
  'order.lineSoldOut': 'Agotado.',
  'order.lineWithdrawn': 'Este producto ya no se ofrece.',
};
