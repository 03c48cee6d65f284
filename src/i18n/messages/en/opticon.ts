/** English words of the upload of scanner files. */
export const opticon = {
  'opticon.why':
    'Upload the file of your scanner, or any list of codes. You check every line before anything goes into the cart.',
  'opticon.choose': 'Choose a file',
  'opticon.drop': 'or drop it anywhere',
  'opticon.drop.now': 'Let go, and the file is read',
  'opticon.paste': 'Or scan, type or paste here',
  'opticon.paste.hint':
    'A code and a quantity in each line, in any order people write them; without a quantity it is one.',
  'opticon.paste.read': 'Read these lines',
  'opticon.pasted': 'Pasted lines',
  'opticon.forms': 'Files that are understood',
  'opticon.forms.why': 'You need not say which one it is, and nothing has to be set.',
  'opticon.forms.batch':
    'SCANNED.TXT of a scanner that shows up as a USB drive (OPN-2004 to 6000, PX-20, RS-3000)',
  'opticon.forms.companion': 'Barcodes.txt or Barcodes.csv of the OPN Companion program',
  'opticon.forms.terminal': 'DATA.TXT of a terminal with keys (OPL, OPH)',
  'opticon.forms.list':
    'CSV and text files with product numbers or barcodes, with or without quantities, names and prices',
  'opticon.reading': 'Reading {name}…',
  'opticon.checking': 'Looking up {count|# code|# codes}…',
  'opticon.reading.cancel': 'Cancel',
  'opticon.several': 'One file at a time: {name} is read, {count|# other is|# others are} not.',
  'opticon.refused.empty':
    '{name} is empty. Scan something, download the scanner again, and choose the new file.',
  'opticon.refused.binary':
    '{name} is neither a text nor a workbook. Choose the file of your scanner, a CSV file or an Excel file.',
  'opticon.refused.tooLarge': '{name} is larger than 10 MB. Cut it into smaller files.',
  'opticon.refused.tooLargeUnpacked':
    '{name} holds more than 64 MB once it is unpacked. Keep only the sheet with the order, or save that sheet as a CSV file, and choose it.',
  'opticon.refused.tooSlow':
    'Reading {name} was stopped, because it took longer than 20 seconds. The file may be damaged: open it in your spreadsheet program, save it anew or as a CSV file, and choose that one.',
  'opticon.refused.brokenOff':
    'Reading {name} broke off. Try again; if it happens again, save the list as a CSV file, and choose that one.',
  'opticon.refused.cancelled': 'Reading {name} was cancelled. Nothing of it was taken.',
  'opticon.refused.tooManyLines': '{name} has more than 50,000 lines. Cut it into smaller files.',
  'opticon.refused.noCodes':
    'There is no product number and no barcode in {name}. Choose the file of your scanner, or a list of codes.',
  'opticon.refused.unreadable':
    '{name} could not be opened. Check that the scanner is still connected, and choose the file again.',
  'opticon.read': 'Read as {form}: {what}, {layout}.',
  'opticon.read.scans': '{scans|# scan|# scans} of {codes|# code|# codes}',
  'opticon.read.packs': '{packs|# pack|# packs} of {codes|# code|# codes}',
  'opticon.layout.columns': 'in columns separated by {separator}: {columns}',
  'opticon.layout.lines': 'one code per line',
  'opticon.form.companion': 'an OPN Companion file',
  'opticon.form.batch': 'a batch file of an OPN or PX scanner',
  'opticon.form.terminal': 'a file of an OPL or OPH terminal',
  'opticon.form.webSerial': 'a file of the scanner reader for browsers',
  'opticon.form.codes': 'a list of codes',
  'opticon.form.codesAndQuantities': 'a list of codes and quantities',
  'opticon.separator.comma': 'commas',
  'opticon.separator.semicolon': 'semicolons',
  'opticon.separator.tab': 'tabs',
  'opticon.separator.bar': 'vertical bars',
  'opticon.separator.space': 'spaces',
  'opticon.separator.slash': 'slashes',
  'opticon.separator.control': 'control characters',
  'opticon.column.code': 'code',
  'opticon.column.quantity': 'quantity',
  'opticon.column.symbology': 'kind of barcode',
  'opticon.column.time': 'time',
  'opticon.column.date': 'date',
  'opticon.column.timeAndDate': 'time and date',
  'opticon.column.clockOff': 'no time, as the clock is off',
  'opticon.column.serial': 'serial number of the scanner',
  'opticon.column.terminal': 'terminal or place',
  'opticon.column.other': 'something else',
  'opticon.unread.noCode': 'There is no code in it. Type the code, or scan the product once more.',
  'opticon.unread.notACode': 'This is no product number and no barcode.',
  'opticon.unread.damagedCode':
    'Digits are lost: a spreadsheet shortened the code, or the file is damaged. Look the product up and type its code.',
  'opticon.unread.noQuantity': 'The quantity is missing. Say how many you want.',
  'opticon.unread.ambiguousQuantity':
    'The quantity can be read in two ways. Write it without point and comma.',
  'opticon.unread.invalidQuantity': 'The quantity is not a whole number.',
  'opticon.unread.quantityTooLarge': 'The quantity is above 99,999.',
  'opticon.unread.tooManyColumns': 'It has more columns than the other lines.',
  'opticon.unread.cutShort': 'The file ends in the middle of it. Download the scanner again.',
  'opticon.unread.quantityAlone':
    'A quantity was scanned without a product right before it. Scan the product, then the quantity.',
  'opticon.another': 'Upload another file',
  'opticon.putAway': '{name} is put away, not finished.',
  'opticon.goOn': 'Go on with {name}',
  'opticon.discard': 'Put this list away',
  'opticon.resumed': 'You began to check this on {when}. Stock and prices are those of now.',
  'opticon.repeated':
    'The same content was added to the cart before: {name}, {count|# line|# lines}, {when}. Add it again only if you want it twice.',
  'opticon.forms.workbook': 'Workbooks of Excel, LibreOffice and Google Sheets (XLSX, XLS, ODS)',
  'opticon.refused.locked':
    '{name} is protected by a password. Save it without the password, and choose it again.',
  'opticon.refused.damaged':
    '{name} is damaged, or no workbook. Open it in your spreadsheet program, save it anew, and choose it again.',
  'opticon.read.table':
    'Read as a table: {what}. Codes are from “{code}”, quantities from “{quantity}”.',
  'opticon.read.ones':
    'Read as a table without quantities: {what}. Codes are from “{code}”, one of each.',
  'opticon.read.text': 'Read line by line: {what}.',
  'opticon.read.doubt': 'This table can be read in more than one way.',
  'opticon.read.sheets':
    '{count|The sheet|The sheets} {sheets} {count|is|are} read; not read: {others}.',
  'opticon.read.allSheets': 'The sheets {sheets} are read.',
  'opticon.read.quoted': '“{name}”',
  'opticon.sheets.change': 'Change the sheets',
  'opticon.sheets.open':
    'More than one sheet of this workbook holds an order. Which ones do you want?',
  'opticon.sheets.anew': 'Say which sheets are meant, and the workbook is read anew.',
  'opticon.sheets.read': 'Read these sheets',
  'opticon.change': 'Change',
  'opticon.choose.code': 'Which column holds the product numbers or barcodes?',
  'opticon.choose.quantity': 'More than one column could be the quantity. Which one do you mean?',
  'opticon.choose.columns': 'Say which columns are meant, and the table is read anew.',
  'opticon.choose.codes': 'Product numbers or barcodes',
  'opticon.choose.quantities': 'Quantities',
  'opticon.choose.open': 'Choose…',
  'opticon.choose.ones': 'None: one of each',
  'opticon.choose.letter': 'Column {letter}',
  'opticon.choose.samples': 'First rows of the table',
  'opticon.choose.read': 'Read these columns',
  'opticon.choose.cancel': 'Leave as it is',
  'opticon.skipped': 'Left out: {list}',
  'opticon.skipped.heading': '{count|# row|# rows} of headings',
  'opticon.skipped.title': '{count|# title|# titles}',
  'opticon.skipped.total': '{count|# sum|# sums}',
  'opticon.skipped.note': '{count|# line|# lines} without an order',
  'opticon.skipped.notOrdered': '{count|# row|# rows} without a quantity',
  'opticon.unread.codeIsDate': 'A spreadsheet turned the code into a date. Type the code.',
  'opticon.unread.codeIsError':
    'The spreadsheet shows an error where the code should be. Type the code.',
  'opticon.unread.fraction': 'Only whole packs can be ordered. Say how many you want.',
  'opticon.unread.negative': 'The quantity is below zero. Nothing is ordered of it.',
  'opticon.unread.zeroQuantity': 'The quantity is zero. Say how many you want, or remove the line.',
  'opticon.unread.otherUnit':
    'It is counted in something else than packs, such as boxes or metres. Say how many packs you want.',
  'opticon.unread.ambiguousLine':
    'It can be read in more than one way. Say which product, and how many.',
  'opticon.unread.takenBack': 'As many scans were removed as were made. Nothing is ordered of it.',
  'opticon.unread.formula':
    'The file holds a formula here without its result. Open it in your spreadsheet program, save it and choose it again, or fill in the line yourself.',
  'opticon.unread.hiddenRow':
    'Its row is hidden in the workbook. Say how many you want, if you want any.',
};
