import type { devices as english } from '../en/devices';

export const devices: Record<keyof typeof english, string> = {
  'cable.button': 'Leer el lector por cable',
  'cable.missing.insecure':
    'Un lector conectado solo se puede leer si la dirección empieza con https. Suba mejor su archivo.',
  'cable.missing.browser':
    'Este navegador no puede leer un lector conectado. Use Chrome o Edge en una computadora, o suba el archivo del lector.',
  'cable.title': 'Lector conectado por cable',
  'cable.choosing': 'Elija el lector en la lista de dispositivos del navegador.',
  'cable.notChosen':
    'No se eligió ningún lector. Si no aparece en la lista, conéctelo, espere un momento e inténtelo de nuevo. En Windows, un OPN-2001 o 2002 necesita el controlador de Opticon; un lector que aparece como memoria USB tiene un archivo que se puede subir.',
  'cable.reading': 'Leyendo el lector… No lo desconecte.',
  'cable.source': 'Lector {serial}',
  'cable.read': '{scans|# lectura|# lecturas} de {codes|# código|# códigos}',
  'cable.empty': 'No hay nada en el lector.',
  'cable.kept': 'Todo está en su lista y guardado en esta computadora.',
  'cable.unread':
    '{count|# registro no se pudo leer|# registros no se pudieron leer}. La lista {count|lo nombra|los nombra} con el motivo.',
  'cable.device': 'Número de serie {serial}, programa {software}',
  'cable.clock.right': 'Su reloj está en hora.',
  'cable.clock.late': 'Su reloj estaba atrasado {by}.',
  'cable.clock.ahead': 'Su reloj estaba adelantado {by}.',
  'cable.clock.unset': 'Su reloj nunca se había puesto en hora.',
  'cable.clock.set': 'Ya está en hora.',
  'cable.clock.notSet': 'El lector no aceptó la hora correcta.',
  'cable.battery': 'Le queda poca batería.',
  'cable.clear.why': 'Vacíe el lector ahora, y las mismas lecturas no llegarán por segunda vez.',
  'cable.clear': 'Vaciar el lector',
  'cable.clearing': 'Vaciando el lector…',
  'cable.cleared': 'El lector está vacío.',
  'cable.leave': 'Dejar todo en él',
  'cable.toList': 'Ir a la lista',
  'cable.notKept':
    'Este navegador no guarda nada, así que el lector se queda como está. Vacíelo cuando haya hecho el pedido.',
  'cable.readAgain': 'Leerlo de nuevo',
  'cable.fault.busy':
    'Otro programa está usando el lector. Ciérrelo, por ejemplo OPN Companion, e inténtelo de nuevo.',
  'cable.fault.unplugged':
    'Se desconectó el lector. Conéctelo e inténtelo de nuevo: todavía tiene todo.',
  'cable.fault.silent':
    'El lector no responde. Desconéctelo, vuelva a conectarlo y revise que esté en modo Companion.',
  'cable.fault.garbled':
    'Lo que envió el lector llegó dañado tres veces. Pruebe otro cable u otro puerto USB. No se le borró nada.',
  'cable.fault.refused':
    'El lector se negó. Desconéctelo, vuelva a conectarlo e inténtelo de nuevo.',
  'cable.fault.waking': 'El lector se está encendiendo. Inténtelo de nuevo en cinco segundos.',
  'cable.fault.changed':
    'Se leyeron más códigos desde entonces, así que no se vació. Léalo de nuevo: lo que ya está en su lista se reconoce.',
  'camera.button': 'Leer con la cámara',
  'camera.title': 'Leer con la cámara',
  'camera.source': 'Cámara',
  'camera.picture': 'Imagen de la cámara',
  'camera.starting': 'Encendiendo la cámara…',
  'camera.hold':
    'Ponga los códigos de barras uno tras otro sobre la línea. Para contar el mismo otra vez, sáquelo un momento de la imagen u oprima +.',
  'camera.light': 'Luz',
  'camera.fault.insecure':
    'La cámara solo funciona si la dirección empieza con https. Tome mejor una foto de los códigos de barras.',
  'camera.fault.denied':
    'Este sitio no tiene permiso para usar la cámara. Permítala en el navegador, junto a la dirección de la página, e inténtelo de nuevo; o tome una foto de los códigos de barras.',
  'camera.fault.none':
    'El navegador no encuentra ninguna cámara. Conecte una e inténtelo de nuevo, o elija una foto de los códigos de barras.',
  'camera.fault.busy':
    'La cámara no enciende. Cierre los otros programas que la usan e inténtelo de nuevo.',
  'camera.fault.reader':
    'No se pudo cargar el lector de códigos de barras. Revise su conexión y vuelva a cargar la página: lo que se leyó se conserva.',
  'camera.file': 'Desde una foto',
  'camera.file.reading': 'Leyendo {name}…',
  'camera.file.found': '{count|# código de barras encontrado|# códigos de barras encontrados}',
  'camera.file.none':
    'No se encontró ningún código de barras en {name}. Tome la foto más de cerca, derecha y con buena luz.',
  'camera.file.unreadable': 'Este navegador no puede leer {name} como imagen.',
  'camera.empty': 'Todavía no se ha leído nada.',
  'camera.counted': '{code}: {count|# paquete|# paquetes}',
  'camera.scanned': '{packs|# paquete|# paquetes} de {codes|# código|# códigos}',
  'camera.add': 'Poner {count|# línea|# líneas} en la lista',
};
