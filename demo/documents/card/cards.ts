import { w, type TranslatedText } from '../translatedText';

/**
 * Text on the front and inside of a card; a card without text is left for the sender to fill in.
 */
export interface Card {
  front?: TranslatedText;
  inside?: TranslatedText;
}

/** Printable cards by the id of their download; `pictures/scenes/cardArt` draws their fronts. */
export const CARDS: Readonly<Record<string, Card>> = {
  birthday: {
    front: w('Happy birthday', 'Bon anniversaire', 'Feliz cumpleaños'),
    inside: w(
      'May the year ahead be cut to measure for you.',
      'Que la nouvelle année soit taillée sur mesure pour vous.',
      'Que este nuevo año venga hecho a su medida.',
    ),
  },
  thanks: {
    front: w('Thank you', 'Merci', 'Gracias'),
    inside: w('With all our heart.', 'De tout cœur.', 'De todo corazón.'),
  },
  sampler: {},
  bravo: {
    front: w('Congratulations', 'Félicitations', 'Felicidades'),
    inside: w(
      'Well done, to the last stitch.',
      'Bravo, jusqu’au dernier point.',
      'Bien hecho, hasta la última puntada.',
    ),
  },
  baby: {
    front: w('Welcome, little one', 'Bienvenue, petit trésor', 'Qué alegría tu llegada'),
    inside: w(
      'So small, and so much loved.',
      'Si petit, et déjà tant d’amour.',
      'Tan pequeño, y tanto amor.',
    ),
  },
  winter: {
    front: w('Warm winter wishes', 'Doux vœux d’hiver', 'Cálidos deseos de invierno'),
    inside: w(
      'Health, warmth and time for what you love to make.',
      'Santé, chaleur et du temps pour créer.',
      'Salud, calor y tiempo para crear.',
    ),
  },
};
