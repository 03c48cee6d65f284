import type { opticon as english } from '../en/opticon';

export const opticon: Record<keyof typeof english, string> = {
  'opticon.why':
    'Suba el archivo de su lector o cualquier lista de códigos. Usted revisa cada línea antes de que algo llegue al carrito.',
  'opticon.choose': 'Elegir un archivo',
  'opticon.drop': 'o suéltelo en cualquier parte de esta página',
  'opticon.drop.now': 'Suelte y se lee el archivo',
  'opticon.paste': 'O lea, escriba o pegue aquí',
  'opticon.paste.hint': 'Un código por línea y, después, la cantidad si no es 1.',
  'opticon.paste.read': 'Leer estas líneas',
  'opticon.pasted': 'Líneas pegadas',
  'opticon.forms': 'Archivos que se reconocen',
  'opticon.forms.why': 'No hace falta decir cuál es ni configurar nada.',
  'opticon.forms.batch':
    'SCANNED.TXT de un lector que aparece como memoria USB (OPN-2004 a 6000, PX-20, RS-3000)',
  'opticon.forms.companion': 'Barcodes.txt o Barcodes.csv del programa OPN Companion',
  'opticon.forms.terminal': 'DATA.TXT de una terminal con teclado (OPL, OPH)',
  'opticon.forms.list':
    'Una lista de números de producto o códigos de barras, con cantidades o sin ellas',
  'opticon.reading': 'Leyendo {name}…',
  'opticon.checking': 'Buscando {count|# código|# códigos}…',
  'opticon.several': 'Un archivo a la vez: se lee {name}, {count|# más no|# más no}.',
  'opticon.refused.empty':
    '{name} está vacío. Lea algunos códigos, descargue el lector otra vez y elija el archivo nuevo.',
  'opticon.refused.binary':
    '{name} no es un archivo de texto. Elija el que genera su lector, por ejemplo SCANNED.TXT o Barcodes.txt.',
  'opticon.refused.spreadsheet':
    '{name} es una hoja de cálculo. Guárdela como CSV en su programa y elija ese archivo.',
  'opticon.refused.tooLarge': '{name} pesa más de 10 MB. Divídalo en archivos más pequeños.',
  'opticon.refused.tooManyLines':
    '{name} tiene más de 50,000 líneas. Divídalo en archivos más pequeños.',
  'opticon.refused.noCodes':
    'En {name} no hay números de producto ni códigos de barras. Elija el archivo que genera su lector o una lista de códigos.',
  'opticon.refused.unreadable':
    'No se pudo abrir {name}. Revise que el lector siga conectado y elija el archivo otra vez.',
  'opticon.read': 'Se leyó como {form}: {what}, {layout}.',
  'opticon.read.scans': '{scans|# lectura|# lecturas} de {codes|# código|# códigos}',
  'opticon.read.packs': '{packs|# paquete|# paquetes} de {codes|# código|# códigos}',
  'opticon.layout.columns': 'en columnas separadas por {separator}: {columns}',
  'opticon.layout.lines': 'un código por línea',
  'opticon.headings': '{count|Se omite # línea de títulos|Se omiten # líneas de títulos}.',
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
  'opticon.unread': '{count|No se pudo leer # línea|No se pudieron leer # líneas}',
  'opticon.unread.line': 'Línea',
  'opticon.unread.text': 'Qué dice',
  'opticon.unread.why': 'Por qué y qué hacer',
  'opticon.unread.more': 'Mostrar {count|# línea más|# líneas más}',
  'opticon.unread.noCode': 'No tiene ningún código. Lea el producto otra vez.',
  'opticon.unread.notACode': 'No es un número de producto ni un código de barras.',
  'opticon.unread.damagedCode':
    'Faltan dígitos: una hoja de cálculo recortó el código o el archivo está dañado. Lea el producto otra vez.',
  'opticon.unread.noQuantity': 'Falta la cantidad. Agregue el producto a mano.',
  'opticon.unread.ambiguousQuantity':
    'La cantidad puede leerse de dos maneras. Escríbala sin punto ni coma.',
  'opticon.unread.invalidQuantity': 'La cantidad no es un número entero.',
  'opticon.unread.quantityTooLarge': 'La cantidad pasa de 99,999.',
  'opticon.unread.tooManyColumns': 'Tiene más columnas que las que escribe cualquier lector.',
  'opticon.unread.cutShort': 'El archivo termina a la mitad. Descargue el lector otra vez.',
  'opticon.another': 'Subir otro archivo',
  'opticon.putAway': '{name} queda a un lado, sin terminar.',
  'opticon.goOn': 'Seguir con {name}',
  'opticon.discard': 'Dejar esta lista a un lado',
  'opticon.resumed':
    'Empezó a revisar esto el {when}. La existencia y los precios son los de ahora.',
  'opticon.repeated':
    'El mismo contenido ya se agregó al carrito: {name}, {count|# línea|# líneas}, {when}. Agréguelo otra vez solo si lo quiere doble.',
  'opticon.offline':
    'El servidor no responde. Su archivo está leído y guardado; intente de nuevo cuando vuelva.',
  'opticon.unfinishedYet': 'Leyendo lo que había empezado…',
};
