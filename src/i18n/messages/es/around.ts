/** Spanish words of what stands around the screens. */
export const around = {
  'consent.label': 'Estadísticas de visitas',
  'consent.question':
    '¿Podemos contar sus visitas con un servicio de Google? Así vemos qué páginas se usan y, más o menos, desde dónde. No se mide nada antes de que usted acepte.',
  'consent.more': 'Qué significa',
  'consent.accept': 'Aceptar',
  'consent.decline': 'Rechazar',
  'consent.kept': 'Anotado. Puede cambiarlo en la página de privacidad.',
  'consent.open': 'Todavía no ha decidido: no se mide nada.',
  'consent.accepted': 'Usted aceptó: se cuentan sus visitas.',
  'consent.declined': 'Usted rechazó: no se mide nada.',
  'consent.browser':
    'Su navegador pide a todos los sitios que no lo rastreen (Global Privacy Control): no se mide nada.',
  'consent.none': 'Este sitio no cuenta las visitas: no hay nada que aceptar.',
};
