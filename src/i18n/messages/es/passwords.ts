import type { passwords as english } from '../en/passwords';

export const passwords: Record<keyof typeof english, string> = {
  'forgot.title': 'Olvidé mi contraseña',
  'forgot.words':
    'Indique el correo electrónico de su cuenta. Le enviaremos un enlace para elegir una contraseña nueva.',
  'forgot.send': 'Enviar el enlace',
  'forgot.sent':
    'Si existe una cuenta con este correo, ya enviamos un enlace. Funciona una sola vez y vence en 15 minutos.',
  'reset.title': 'Restablecer la contraseña',
  'reset.first.title': 'Su primera contraseña',
  'reset.words': 'Elija una contraseña nueva. Se cerrará la sesión en todos los dispositivos.',
  'reset.first.words': 'Su cuenta fue aprobada. Elija la contraseña con la que iniciará sesión.',
  'reset.noLink':
    'Abra esta página con el enlace de nuestro correo: sin él no se puede elegir una contraseña.',
  'reset.askAgain': 'Enviarme un enlace',
  'reset.email': 'Correo electrónico',
  'reset.new': 'Contraseña nueva',
  'reset.confirm': 'Confirmar contraseña',
  'reset.email.required': 'El correo electrónico es obligatorio',
  'reset.email.refused': 'Correo electrónico no válido',
  'reset.first.submit': 'Guardar la contraseña',
  'reset.submit': 'Restablecer la contraseña',
  'reset.pending': 'Cargando...',
  'reset.done': 'Contraseña restablecida',
  'reset.failed': 'El servidor no responde. Su contraseña no cambió; inténtelo de nuevo.',
  'reset.signIn': 'Volver a iniciar sesión',
};
