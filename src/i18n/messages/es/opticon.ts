import type { opticon as english } from '../en/opticon';

export const opticon: Record<keyof typeof english, string> = {
  'opticon.why':
    'Suba el archivo de su lector o cualquier lista de códigos. Usted revisa cada línea antes de que algo llegue al carrito.',
  'opticon.choose': 'Elegir un archivo',
  'opticon.drop': 'o suéltelo en cualquier parte',
  'opticon.drop.now': 'Suelte y se lee el archivo',
  'opticon.paste': 'O lea, escriba o pegue aquí',
  'opticon.paste.hint':
    'Un código y una cantidad por línea, en el orden que prefiera; sin cantidad, es uno.',
  'opticon.paste.read': 'Leer estas líneas',
  'opticon.pasted': 'Líneas pegadas',
  'opticon.forms': 'Archivos que se reconocen',
  'opticon.forms.why': 'No hace falta decir cuál es ni configurar nada.',
  'opticon.forms.batch':
    'SCANNED.TXT de un lector que aparece como memoria USB (OPN-2004 a 6000, PX-20, RS-3000)',
  'opticon.forms.companion': 'Barcodes.txt o Barcodes.csv del programa OPN Companion',
  'opticon.forms.terminal': 'DATA.TXT de una terminal con teclado (OPL, OPH)',
  'opticon.forms.list':
    'Archivos CSV y de texto con números de producto o códigos de barras, con o sin cantidades, nombres y precios',
  'opticon.reading': 'Leyendo {name}…',
  'opticon.checking': 'Buscando {count|# código|# códigos}…',
  'opticon.reading.cancel': 'Cancelar',
  'opticon.several': 'Un archivo a la vez: se lee {name}, {count|# más no|# más no}.',
  'opticon.refused.empty':
    '{name} está vacío. Lea algunos códigos, descargue el lector otra vez y elija el archivo nuevo.',
  'opticon.refused.binary':
    '{name} no es un texto ni un libro de cálculo. Elija el archivo de su lector, un CSV o un archivo de Excel.',
  'opticon.refused.tooLarge': '{name} pesa más de 10 MB. Divídalo en archivos más pequeños.',
  'opticon.refused.tooLargeUnpacked':
    '{name} pesa más de 64 MB una vez descomprimido. Deje solo la hoja del pedido, o guárdela como CSV, y elija ese archivo.',
  'opticon.refused.tooSlow':
    'La lectura de {name} se detuvo porque tardaba más de 20 segundos. Tal vez el archivo esté dañado: ábralo en su hoja de cálculo, guárdelo de nuevo o como CSV y elija ese archivo.',
  'opticon.refused.brokenOff':
    'La lectura de {name} se interrumpió. Inténtelo otra vez; si vuelve a pasar, guarde la lista como CSV y elija ese archivo.',
  'opticon.refused.cancelled': 'Se canceló la lectura de {name}. No se tomó nada de él.',
  'opticon.refused.tooManyLines':
    '{name} tiene más de 50,000 líneas. Divídalo en archivos más pequeños.',
  'opticon.refused.noCodes':
    'En {name} no hay números de producto ni códigos de barras. Elija el archivo de su lector o una lista de códigos.',
  'opticon.refused.unreadable':
    'No se pudo abrir {name}. Revise que el lector siga conectado y elija el archivo otra vez.',
  'opticon.read': 'Se leyó como {form}: {what}, {layout}.',
  'opticon.read.scans': '{scans|# lectura|# lecturas} de {codes|# código|# códigos}',
  'opticon.read.packs': '{packs|# paquete|# paquetes} de {codes|# código|# códigos}',
  'opticon.layout.columns': 'en columnas separadas por {separator}: {columns}',
  'opticon.layout.lines': 'un código por línea',
  'opticon.form.companion': 'archivo de OPN Companion',
  'opticon.form.batch': 'archivo por lotes de un lector OPN o PX',
  'opticon.form.terminal': 'archivo de una terminal OPL u OPH',
  'opticon.form.webSerial': 'archivo del lector para navegadores',
  'opticon.form.codes': 'lista de códigos',
  'opticon.form.codesAndQuantities': 'lista de códigos y cantidades',
  'opticon.separator.comma': 'comas',
  'opticon.separator.semicolon': 'punto y coma',
  'opticon.separator.tab': 'tabuladores',
  'opticon.separator.bar': 'barras verticales',
  'opticon.separator.space': 'espacios',
  'opticon.separator.slash': 'diagonales',
  'opticon.separator.control': 'caracteres de control',
  'opticon.column.code': 'código',
  'opticon.column.quantity': 'cantidad',
  'opticon.column.symbology': 'tipo de código de barras',
  'opticon.column.time': 'hora',
  'opticon.column.date': 'fecha',
  'opticon.column.timeAndDate': 'fecha y hora',
  'opticon.column.clockOff': 'sin hora, con el reloj apagado',
  'opticon.column.serial': 'número de serie del lector',
  'opticon.column.terminal': 'terminal o lugar',
  'opticon.column.other': 'otro dato',
  'opticon.unread.noCode': 'No tiene ningún código. Escríbalo o lea el producto otra vez.',
  'opticon.unread.notACode': 'No es un número de producto ni un código de barras.',
  'opticon.unread.damagedCode':
    'Faltan dígitos: una hoja de cálculo recortó el código o el archivo está dañado. Busque el producto y escriba su código.',
  'opticon.unread.noQuantity': 'Falta la cantidad. Indique cuántos quiere.',
  'opticon.unread.ambiguousQuantity':
    'La cantidad puede leerse de dos maneras. Escríbala sin punto ni coma.',
  'opticon.unread.invalidQuantity': 'La cantidad no es un número entero.',
  'opticon.unread.quantityTooLarge': 'La cantidad pasa de 99,999.',
  'opticon.unread.tooManyColumns': 'Tiene más columnas que las otras líneas.',
  'opticon.unread.cutShort': 'El archivo termina a la mitad. Descargue el lector otra vez.',
  'opticon.unread.quantityAlone':
    'Se escaneó una cantidad sin un producto justo antes. Escanee el producto y luego la cantidad.',
  'opticon.another': 'Subir otro archivo',
  'opticon.putAway': '{name} queda a un lado, sin terminar.',
  'opticon.goOn': 'Seguir con {name}',
  'opticon.discard': 'Dejar esta lista a un lado',
  'opticon.resumed':
    'Empezó a revisar esto el {when}. La existencia y los precios son los de ahora.',
  'opticon.repeated':
    'El mismo contenido ya se agregó al carrito: {name}, {count|# línea|# líneas}, {when}. Agréguelo otra vez solo si lo quiere doble.',
  'opticon.forms.workbook': 'Libros de Excel, LibreOffice y Google Sheets (XLSX, XLS, ODS)',
  'opticon.refused.locked':
    '{name} está protegido con contraseña. Guárdelo sin contraseña y elíjalo otra vez.',
  'opticon.refused.damaged':
    '{name} está dañado o no es un libro de cálculo. Ábralo en su programa, guárdelo de nuevo y elíjalo otra vez.',
  'opticon.read.table':
    'Se leyó como tabla: {what}. Los códigos son de “{code}” y las cantidades, de “{quantity}”.',
  'opticon.read.ones':
    'Se leyó como tabla sin cantidades: {what}. Los códigos son de “{code}”, uno de cada uno.',
  'opticon.read.text': 'Se leyó línea por línea: {what}.',
  'opticon.read.doubt': 'Esta tabla puede leerse de más de una manera.',
  'opticon.read.sheets':
    '{count|La hoja|Las hojas} {sheets} {count|se lee|se leen}; no se leen: {others}.',
  'opticon.read.allSheets': 'Se leen las hojas {sheets}.',
  'opticon.read.quoted': '“{name}”',
  'opticon.sheets.change': 'Cambiar las hojas',
  'opticon.sheets.open': 'Más de una hoja de este libro contiene un pedido. ¿Cuáles quiere?',
  'opticon.sheets.anew': 'Indique qué hojas son y el libro se lee de nuevo.',
  'opticon.sheets.read': 'Leer estas hojas',
  'opticon.change': 'Cambiar',
  'opticon.choose.code': '¿Qué columna tiene los números de producto o los códigos de barras?',
  'opticon.choose.quantity': 'Más de una columna podría ser la cantidad. ¿Cuál es?',
  'opticon.choose.columns': 'Indique qué columnas son y la tabla se lee de nuevo.',
  'opticon.choose.codes': 'Números de producto o códigos de barras',
  'opticon.choose.quantities': 'Cantidades',
  'opticon.choose.open': 'Elija…',
  'opticon.choose.ones': 'Ninguna: uno de cada uno',
  'opticon.choose.letter': 'Columna {letter}',
  'opticon.choose.samples': 'Primeras filas de la tabla',
  'opticon.choose.read': 'Leer estas columnas',
  'opticon.choose.cancel': 'Dejar como está',
  'opticon.skipped': 'Se omiten: {list}',
  'opticon.skipped.heading': '{count|# fila|# filas} de encabezados',
  'opticon.skipped.title': '{count|# título|# títulos}',
  'opticon.skipped.total': '{count|# suma|# sumas}',
  'opticon.skipped.note': '{count|# línea|# líneas} sin pedido',
  'opticon.skipped.notOrdered': '{count|# fila|# filas} sin cantidad',
  'opticon.unread.codeIsDate':
    'Una hoja de cálculo convirtió el código en fecha. Escriba el código.',
  'opticon.unread.codeIsError':
    'La hoja de cálculo muestra un error en lugar del código. Escriba el código.',
  'opticon.unread.fraction': 'Solo se piden paquetes enteros. Indique cuántos quiere.',
  'opticon.unread.negative': 'La cantidad es menor que cero. No se pide nada de esto.',
  'opticon.unread.zeroQuantity': 'La cantidad es cero. Indique cuántos quiere o quite la línea.',
  'opticon.unread.otherUnit':
    'No se cuenta en paquetes, sino en cajas, metros u otra cosa. Indique cuántos paquetes quiere.',
  'opticon.unread.ambiguousLine':
    'Puede leerse de más de una manera. Indique qué producto y cuántos.',
  'opticon.unread.takenBack': 'Se anularon tantas lecturas como había. No se pide nada de esto.',
  'opticon.unread.formula':
    'El archivo tiene aquí una fórmula sin su resultado. Ábralo en su hoja de cálculo, guárdelo y elíjalo otra vez, o complete la línea usted.',
  'opticon.unread.hiddenRow':
    'Su fila está oculta en el libro. Indique cuántos quiere, si quiere alguno.',
};
