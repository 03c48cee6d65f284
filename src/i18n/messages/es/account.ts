import type { account as english } from '../en/account';

export const account: Record<keyof typeof english, string> = {
  'signIn.title': 'Iniciar sesión',
  'signIn.email': 'Correo electrónico',
  'signIn.email.required': 'El correo electrónico es obligatorio',
  'signIn.password': 'Contraseña',
  'signIn.password.required': 'La contraseña es obligatoria',
  'signIn.submit': 'Entrar',
  'signIn.again': 'Inicie sesión de nuevo',
  'signIn.again.why': 'Su sesión terminó. Inicie sesión y siga donde estaba; no se pierde nada.',
  'signIn.register': 'Abrir una cuenta comercial',
  'password.show': 'Mostrar contraseña',
  'password.hide': 'Ocultar contraseña',
};
