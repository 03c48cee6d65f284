import { w } from '../words';

export const WORDS = {
  order: w('Order', 'Commande', 'Pedido'),
  date: w('Date', 'Date', 'Fecha'),
  status: w('Status', 'Statut', 'Estado'),
  received: w('Received', 'Reçue', 'Recibido'),
  released: w('Released', 'En préparation', 'En preparación'),
  cancelled: w('Cancelled', 'Annulée', 'Cancelado'),
  customer: w('Customer', 'Client', 'Cliente'),
  po: w('PO', 'Bon de commande', 'Orden de compra'),
  comment: w('Comment', 'Commentaire', 'Comentario'),
  line: w('Line', 'Ligne', 'Línea'),
  product: w('Product', 'Produit', 'Producto'),
  barcode: w('Barcode', 'Code-barres', 'Código de barras'),
  packs: w('Packs', 'Lots', 'Paquetes'),
  price: w('Unit price', 'Prix unitaire', 'Precio unit.'),
  total: w('Total', 'Total', 'Total'),
  lines: w('lines', 'lignes', 'líneas'),
  units: w('units', 'unités', 'unidades'),
  page: w('Page', 'Page', 'Página'),
  of: w('of', 'de', 'de'),
} as const;
