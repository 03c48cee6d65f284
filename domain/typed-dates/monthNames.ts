/** Names of each month in English, French and Spanish, folded by `foldCaseAndAccents`. */
export const MONTHS: readonly (readonly string[])[] = [
  ['january', 'janvier', 'enero'],
  ['february', 'fevrier', 'febrero'],
  ['march', 'mars', 'marzo'],
  ['april', 'avril', 'abril'],
  ['may', 'mai', 'mayo'],
  ['june', 'juin', 'junio'],
  ['july', 'juillet', 'julio'],
  ['august', 'aout', 'agosto'],
  ['september', 'septembre', 'septiembre', 'setiembre'],
  ['october', 'octobre', 'octubre'],
  ['november', 'novembre', 'noviembre'],
  ['december', 'decembre', 'diciembre'],
];

/** How they are abbreviated, folded, without the stop; `juin` is a whole name. */
export const SHORT_MONTHS: readonly string[] =
  'jan janv ene feb fev fevr mar apr avr abr jun jul juil aug ago sep sept oct nov dec dic'.split(
    ' ',
  );

export const WEEKDAYS: readonly string[] = [
  ...['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  ...['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  ...['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'],
];
