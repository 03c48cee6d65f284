import type { downloads as english } from '../en/downloads';

export const downloads: Record<keyof typeof english, string> = {
  'download.csv': 'Descargar en CSV',
  'download.xlsx': 'Descargar para Excel',
  'download.preparing': 'Preparando…',
  'download.failed': 'No se pudo descargar el archivo. Inténtelo de nuevo.',
};
