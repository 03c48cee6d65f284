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

  'password.changed': 'Su contraseña se cambió. Se cerró la sesión en los demás dispositivos.',
  'password.wrong': 'La contraseña anterior no es correcta.',
  'password.same': 'La contraseña nueva debe ser distinta de la anterior.',
  'password.obvious': 'Esta contraseña es fácil de adivinar. Elija una más larga o menos común.',
};
