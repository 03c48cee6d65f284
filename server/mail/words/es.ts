import type { MailWords } from './en';

export const es: MailWords = {
  regards: 'Saludos cordiales,',
  hello: 'Hola, {name}:',
  helloThere: 'Hola:',
  notYou: 'Si no fue usted, no tiene que hacer nada.',

  receivedSubject: 'Recibimos su solicitud {reference}',
  received:
    'Gracias por solicitar una cuenta comercial. Su solicitud tiene la referencia {reference} y está en revisión.',
  receivedNext:
    'Verificaremos las referencias y le escribiremos a esta dirección en cuanto tomemos una decisión. Si algo no está claro, le preguntaremos.',

  receivedLink: 'Ver en qué va su solicitud',

  questionSubject: 'Una pregunta sobre su solicitud {reference}',
  question: 'Al revisar su solicitud {reference} surgió una pregunta:',
  questionLink: 'Responder la pregunta',
  questionNext:
    'El enlace sirve una sola vez, durante 30 días, en el dispositivo en que lo abra; no hay que llenar nada de nuevo. También puede llamarnos e indicar la referencia. No envíe números de tarjeta, de cuenta ni de identidad por correo.',

  approvedSubject: 'Su cuenta comercial está abierta',
  approved:
    'Buenas noticias: su solicitud {reference} está aprobada. Su código de cliente es {code}. Inicie sesión con {email}.',
  approvedLink: 'Elegir su contraseña',
  approvedNext:
    'El enlace funciona una sola vez y vence en 7 días. Después, pida uno nuevo en «Olvidé mi contraseña».',

  declinedSubject: 'Su solicitud {reference}',
  declined: 'Revisamos su solicitud {reference} y por ahora no podemos abrir una cuenta:',
  declinedNext: 'Si su situación cambió o entendimos algo mal, llámenos.',

  resetSubject: 'Una contraseña nueva para Haberdash',
  reset: 'Alguien, creemos que usted, pidió una contraseña nueva para {email}.',
  resetLink: 'Elegir una contraseña nueva',
  resetNext: 'El enlace funciona una sola vez y vence en 15 minutos. Nada cambia hasta que lo use.',

  waitingSubject: 'Su cuenta sigue en revisión',
  waiting:
    'Pidió una contraseña nueva. Su solicitud {reference} sigue en revisión, así que todavía no hay contraseña.',
  waitingNext: 'En cuanto se apruebe, recibirá un enlace para elegir una.',

  changedSubject: 'Se cambió su contraseña',
  changed:
    'La contraseña de {email} se acaba de cambiar y se cerró la sesión en los demás dispositivos.',
  changedNext:
    'Si no fue usted, elija de inmediato una contraseña nueva en «Olvidé mi contraseña» y llámenos.',

  statusSubject: 'En qué va su solicitud {reference}',
  status: 'Este es el enlace que pidió: muestra en qué va su solicitud de cuenta comercial.',
  statusNext: 'El enlace sirve una sola vez, durante 30 días, en el dispositivo en que lo abra.',

  resumeSubject: 'Continúe su solicitud',
  resume: 'Este es el enlace para continuar su solicitud de una cuenta comercial.',
  resumeLink: 'Continuar la solicitud',
  resumeNext:
    'El enlace funciona una sola vez, en el dispositivo donde lo abra, y vence en 7 días. Los campos confidenciales se muestran ocultos.',

  orderPlacedSubject: 'Su pedido {order}',
  orderPlaced: 'Gracias. Recibimos su pedido {order}.',
  orderPlacedNext:
    'Durante los {minutes} minutos siguientes puede cancelar el pedido por su cuenta: ábralo con el enlace de arriba. Después pasa al almacén; si algo no está bien, llámenos.',
  orderCancelledSubject: 'Su pedido {order} está cancelado',
  orderCancelled: 'Usted canceló su pedido {order}. No se enviará nada de él.',
  orderCancelledNext: 'Si no fue usted, llámenos de inmediato.',
  orderLink: 'Abrir el pedido',
  orderPo: 'Orden de compra:',
  orderComment: 'Comentario:',
  orderLines: 'Líneas:',
  orderUnitsInAll: 'Unidades:',
  orderSum: 'Total:',
  orderProduct: 'Producto',
  orderUnits: 'Paquetes × unidades por paquete = unidades',
  orderPrice: 'Precio unitario',
  orderTotal: 'Total',
  orderMore:
    'Aquí están solo las primeras {shown} de {lines} líneas: abra el pedido para verlas todas.',
};
