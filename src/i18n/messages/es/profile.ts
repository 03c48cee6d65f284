import type { profile as english } from '../en/profile';

export const profile: Record<keyof typeof english, string> = {
  'profile.title': 'Perfil',
  'profile.account': 'Su cuenta',
  'profile.name': 'Nombre',
  'profile.email': 'Correo electrónico',
  'profile.code': 'Número de cliente',
  'profile.country': 'País',
  'profile.country.CA': 'Canadá',
  'profile.country.US': 'Estados Unidos',
  'profile.language': 'Idioma',
  'profile.contact': '¿Hay algo mal? Escriba a {address} y lo corregimos.',
  'profile.signOut': 'Cerrar sesión',
  'profile.codes': 'Sus códigos',
  'profile.codes.why':
    'Números propios y códigos de barras que no conocíamos: cada uno significa el producto que usted eligió.',
  'profile.codes.none':
    'Todavía no hay códigos guardados. Elija un producto para un código desconocido en una lista o en un archivo del escáner.',
  'profile.codes.forget': 'Olvidar',
  'profile.codes.forget.name': 'Olvidar que {code} significa {name}',
  'profile.codes.forgotten': '{code} quedó olvidado.',
  'profile.codes.undo': 'Deshacer',
  'profile.password': 'Contraseña',
  'profile.password.why': 'Una contraseña nueva cierra la sesión en los demás dispositivos.',
  'profile.password.change': 'Cambiar la contraseña',
  'profile.password.old': 'Contraseña anterior',
  'profile.password.new': 'Contraseña nueva',
  'profile.password.hint': 'Al menos {min} caracteres; puede ser una frase.',
  'profile.password.confirm': 'Confirme la contraseña nueva',
  'profile.password.oldRequired': 'La contraseña anterior es obligatoria',
  'profile.password.required': 'La contraseña es obligatoria',
  'profile.password.short': 'La contraseña debe tener al menos {min} caracteres',
  'profile.password.long': 'La contraseña debe tener como máximo {max} caracteres',
  'profile.password.confirmRequired': 'Confirme su contraseña',
  'profile.password.mismatch': 'Las contraseñas no coinciden',
  'profile.password.save': 'Guardar la contraseña nueva',
  'profile.password.saving': 'Guardando…',
  'profile.password.saved':
    'Su contraseña se cambió. Se cerró la sesión en los demás dispositivos.',
  'profile.password.cancel': 'Cancelar',
  'profile.password.unreachable':
    'No llegó respuesta. Su contraseña pudo haberse cambiado; intente de nuevo o entre con la nueva.',
};
