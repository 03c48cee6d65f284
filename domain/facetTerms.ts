/**
 * French and Spanish translations of the filter values common in the trade, by their English value.
 */
export type FacetTerms = Readonly<Record<string, readonly [fr: string, es: string]>>;

export const COLOR_TERMS: FacetTerms = {
  Aqua: ['Aqua', 'Aguamarina'],
  Assorted: ['Assorti', 'Surtido'],
  Beige: ['Beige', 'Beige'],
  Black: ['Noir', 'Negro'],
  Blue: ['Bleu', 'Azul'],
  Bronze: ['Bronze', 'Bronce'],
  Brown: ['Brun', 'Café'],
  Burgundy: ['Bourgogne', 'Vino'],
  Clear: ['Transparent', 'Transparente'],
  Copper: ['Cuivre', 'Cobre'],
  Cream: ['Crème', 'Crema'],
  Gold: ['Or', 'Dorado'],
  Gray: ['Gris', 'Gris'],
  Green: ['Vert', 'Verde'],
  Grey: ['Gris', 'Gris'],
  Ivory: ['Ivoire', 'Marfil'],
  Lavender: ['Lavande', 'Lavanda'],
  Metallic: ['Métallisé', 'Metálico'],
  Multicolor: ['Multicolore', 'Multicolor'],
  Multicolour: ['Multicolore', 'Multicolor'],
  Natural: ['Naturel', 'Natural'],
  Navy: ['Bleu marine', 'Azul marino'],
  Orange: ['Orange', 'Naranja'],
  Pink: ['Rose', 'Rosa'],
  Purple: ['Violet', 'Morado'],
  Red: ['Rouge', 'Rojo'],
  Silver: ['Argent', 'Plateado'],
  Tan: ['Havane', 'Canela'],
  Teal: ['Sarcelle', 'Verde azulado'],
  Transparent: ['Transparent', 'Transparente'],
  Turquoise: ['Turquoise', 'Turquesa'],
  Violet: ['Violet', 'Violeta'],
  White: ['Blanc', 'Blanco'],
  Yellow: ['Jaune', 'Amarillo'],
};

export const SIZE_TERMS: FacetTerms = {
  'Extra Large': ['Très grand', 'Extra grande'],
  'Extra Small': ['Très petit', 'Extra chico'],
  Jumbo: ['Géant', 'Jumbo'],
  Large: ['Grand', 'Grande'],
  Medium: ['Moyen', 'Mediano'],
  Mini: ['Mini', 'Mini'],
  'One Size': ['Taille unique', 'Unitalla'],
  Small: ['Petit', 'Chico'],
};
