/** English words of the scanner on the cable and of the camera; their parts are fetched when they are used. */
export const devices = {
  'cable.button': 'Read the scanner',
  'cable.missing.insecure':
    'A scanner on the cable can be read only where the address begins with https. Upload its file instead.',
  'cable.missing.browser':
    'This browser cannot read a scanner on the cable. Use Chrome or Edge on a computer, or upload the scanner’s file.',
  'cable.title': 'Scanner on the cable',
  'cable.choosing': 'Choose the scanner in the browser’s list of devices.',
  'cable.notChosen':
    'No scanner was chosen. If it is not in the list, plug it in, wait a moment and try again. An OPN-2001 or 2002 needs Opticon’s driver on Windows; a scanner that shows up as a USB drive has a file to upload instead.',
  'cable.reading': 'Reading the scanner… Leave it on its cable.',
  'cable.source': 'Scanner {serial}',
  'cable.read': '{scans|# scan|# scans} of {codes|# code|# codes}',
  'cable.empty': 'There is nothing in the scanner.',
  'cable.kept': 'All of it is in your list and kept on this computer.',
  'cable.unread':
    '{count|# record|# records} could not be read. The list names {count|it|them} with the reason.',
  'cable.device': 'Serial number {serial}, software {software}',
  'cable.clock.right': 'Its clock is right.',
  'cable.clock.late': 'Its clock was {by} late.',
  'cable.clock.ahead': 'Its clock was {by} fast.',
  'cable.clock.unset': 'Its clock was never set.',
  'cable.clock.set': 'It is right now.',
  'cable.clock.notSet': 'The scanner did not take the right time.',
  'cable.battery': 'Its battery is low.',
  'cable.clear.why': 'Clear the scanner now, and the same scans do not come a second time.',
  'cable.clear': 'Clear the scanner',
  'cable.clearing': 'Clearing the scanner…',
  'cable.cleared': 'The scanner is empty.',
  'cable.leave': 'Leave everything in it',
  'cable.toList': 'Go to the list',
  'cable.notKept':
    'This browser keeps nothing for later, so the scanner is left as it is. Clear it once your order is placed.',
  'cable.readAgain': 'Read it again',
  'cable.fault.busy':
    'Another program holds the scanner. Close it, for example OPN Companion, and try again.',
  'cable.fault.unplugged':
    'The scanner was unplugged. Plug it in and try again: it still holds all.',
  'cable.fault.silent':
    'The scanner does not answer. Unplug it, plug it in again, and make sure that it runs in Companion mode.',
  'cable.fault.garbled':
    'What the scanner sent was damaged three times. Try another cable or another USB port. Nothing was taken from it.',
  'cable.fault.refused': 'The scanner refused. Unplug it, plug it in again, and try again.',
  'cable.fault.waking': 'The scanner is waking up. Try again in five seconds.',
  'cable.fault.changed':
    'More was scanned since it was read, so it was not cleared. Read it again: what is already in your list is noticed.',
  'camera.button': 'Scan with the camera',
  'camera.title': 'Scan with the camera',
  'camera.source': 'Camera',
  'camera.picture': 'Picture of the camera',
  'camera.starting': 'Starting the camera…',
  'camera.hold':
    'Hold one barcode after the other across the line. To count the same one again, take it out of the picture for a moment, or press +.',
  'camera.light': 'Light',
  'camera.fault.insecure':
    'The camera works only where the address begins with https. Take a picture of the barcodes instead.',
  'camera.fault.denied':
    'This site may not use the camera. Allow it in the browser, beside the address of the page, and try again; or take a picture of the barcodes.',
  'camera.fault.none':
    'The browser finds no camera. Connect one and try again, or choose a picture of the barcodes.',
  'camera.fault.busy':
    'The camera does not start. Close other programs that use it, and try again.',
  'camera.fault.reader':
    'The barcode reader could not be fetched. Check your connection and load the page again: what was scanned stays.',
  'camera.file': 'From a picture',
  'camera.file.reading': 'Reading {name}…',
  'camera.file.found': '{count|# barcode|# barcodes} found',
  'camera.file.none':
    'No barcode was found in {name}. Take the picture from nearer, straight and in good light.',
  'camera.file.unreadable': '{name} is no picture that this browser can read.',
  'camera.empty': 'Nothing is scanned yet.',
  'camera.counted': '{code}: {count|# pack|# packs}',
  'camera.scanned': '{packs|# pack|# packs} of {codes|# code|# codes}',
  'camera.add': 'Put {count|# line|# lines} into the list',
};
