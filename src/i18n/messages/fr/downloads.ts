import type { downloads as english } from '../en/downloads';

export const downloads: Record<keyof typeof english, string> = {
  'download.csv': 'Télécharger en CSV',
  'download.xlsx': 'Télécharger pour Excel',
  'download.preparing': 'Préparation…',
  'download.failed': 'Le fichier n’a pas pu être téléchargé. Veuillez réessayer.',
};
