const set = (words: string): Set<string> => new Set(words.split(/\s+/));

/** Words in English, French and Spanish headings, lower case and without accents. */
export const QUANTITY = set(
  `qty qnty qtty qte qtes quant quantity quantities quantite quantites cant cantd cantidad cantidades ctd ctdad qtd count nb nbre many combien cuantos cuantas
  revised revise revisee revisado revisada corrected corrige corrigee corregido corregida`,
);
/** Plural nouns: a quantity if the row has no better heading. */
export const PIECES = set(
  `pcs pieces pzas piezas uds units unites unidades packs paquets paquetes boxes cases dozens douzaines docenas caisses cajas`,
);
export const ORDERED = set(
  `order orders ordered ordering reorder commande commandes commandee commandees commander cmd cmde cde pedido pedida pedidos pedir ordenar
  ordenado ord requested request demande demandee solicitada solicitado need needed want required besoin requis requise buy purchase acheter comprar`,
);
export const CODE = set(
  `sku skus code codes codigo codigos clave claves reference references ref refs referencia referencias part parts pn partno
  catalog model modele modelo style plu itemcode itemno stockcode productcode articleno`,
);
/** The item itself: its code in one list, its name in another. */
export const ITEM = set(
  `item items art product products article articles articulo articulos produit produits producto productos material materiel`,
);
export const BARCODE = set(
  `barcode barcodes upc ean ean13 gtin gtin14 isbn barres barras cup jan scan scanned`,
);
export const NUMBER = set(`no num nos number numbers numero numeros nr id ids n nbr`);
export const LINE = set(
  `line lines ln ligne lignes linea lineas pos position row renglon rang seq`,
);
export const NAME = set(
  `name names nom noms nombre nombres description descriptions descripcion desc descr designation libelle title titre titulo details detail detalle
  colour color couleur size taille talla tamano dimension brand marque marca category categorie categoria format type tipo image photo foto picture
  link url status statut estado`,
);
/** Columns that accompany a quantity but are not what is ordered. */
export const OTHER_COLUMNS = set(
  `price prices prix precio precios cost costs cout couts costo costos amount amt montant importe monto msrp rrp pvp subtotal extension extended ext pu ht ttc
  total totals totaux totales value valeur valor discount remise descuento rabais tax taxes taxe impuesto iva tva gst hst currency devise moneda
  stock available avail availability dispo disponible disponibles disponibilite existencia existencias inventory inventaire inventario hand onhand soh qoh
  backorder backordered backordred bo shipped ship shipping expedie expediee expediees livre livree livrees enviada enviado enviadas entregada delivered delivery
  received recu recue recus recibida recibido invoiced facture facturee facturada billed minimum minimo minimale min moq max maximum maximo multiple multiplo
  weight poids peso volume last derniere dernier ultima ultimo previous precedent precedente anterior sold vendu vendus vendues vendida vendidas sales ventes ventas
  history historique historial note notes comment comments commentaire commentaires remarque remarques observaciones comentario comentarios nota notas
  date dates fecha fechas time heure hora year annee bin location emplacement ubicacion warehouse entrepot almacen department departement departamento
  return returns retour retours devolucion devoluciones credit credits credito creditos
  supplier fournisseur proveedor vendor customer client cliente account compte cuenta store tienda magasin country pays pais postal zip hs tariff uom um
  unit unite unidad measure mesure medida usual usuelle habitual suggested suggeree sugerida forecast serial serie symbology symbologie simbologia`,
);
/** Words for a quantity that is not ordered; beside a code they mean something else. */
export const NOT_ORDERED = set(
  `oh main actuelle actuelles current prev ly sugg return returns returned retour retours retournee retournees devolucion devoluciones devuelto devuelta credit credits credito creditos`,
);
/** Units of measure; in the plural they are also quantities. */
export const UNIT = set(`uom uoms uofm um udm unit unite unidad`);
export const UNITS = set(`units unites unidades uds`);
/** A unit of measure, or a size: `Medida` is `docena` in one list and `60 ml` in another. */
export const MEASURE = set(`measure measures mesure mesures medida medidas`);
/** `Sales unit`, `Sold by`, `Vendu par`. */
export const SALES = set(`sales sold ventes vendu vendus vendues ventas vendida vendidas`);
/** With one of these, a quantity is the size of a pack. */
export const PER = set(
  `per par por inner master colisage conditionnement emballage empaque presentacion contenu content contenido contient`,
);
export const PACK = set(
  `pack packs package case cases box boxes carton cartons caisse caja cajas paquet paquete paq pqt bundle lot lote`,
);
/** Whose number it is: ours, as the supplier of the customer, or the customer's own. */
export const OURS = set(
  `supplier fournisseur proveedor vendor your votre vos su sus haberdash manufacturer mfr fabricant fabricante`,
);
export const THEIRS = set(
  `our my notre nos mon mes nuestro nuestra mi internal interne interno customer client cliente store`,
);
/** Data that a scanner records with a code; a list made by hand may have it too. */
export const STAMPS = [
  ['symbology', set(`symbology symbologie simbologia`)],
  ['time', set(`time heure hora timestamp horodatage datetime`)],
  ['date', set(`date dates fecha fechas`)],
  ['serial', set(`serial serie sn scanner device`)],
  [
    'terminal',
    set(`terminal location loc bin shelf emplacement lieu rayon ubicacion lugar estante`),
  ],
] as const;
