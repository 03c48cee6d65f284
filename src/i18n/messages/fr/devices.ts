import type { devices as english } from '../en/devices';

export const devices: Record<keyof typeof english, string> = {
  'cable.button': 'Lire le lecteur par câble',
  'cable.missing.insecure':
    'Un lecteur branché ne peut être lu que si l’adresse commence par https. Téléversez plutôt son fichier.',
  'cable.missing.browser':
    'Ce navigateur ne sait pas lire un lecteur branché. Utilisez Chrome ou Edge sur un ordinateur, ou téléversez le fichier du lecteur.',
  'cable.title': 'Lecteur branché par câble',
  'cable.choosing': 'Choisissez le lecteur dans la liste d’appareils du navigateur.',
  'cable.notChosen':
    'Aucun lecteur n’a été choisi. S’il n’est pas dans la liste, branchez-le, attendez un instant et réessayez. Sous Windows, un OPN-2001 ou 2002 a besoin du pilote d’Opticon; un lecteur qui apparaît comme une clé USB donne plutôt un fichier à téléverser.',
  'cable.reading': 'Lecture en cours… Laissez le lecteur branché.',
  'cable.source': 'Lecteur {serial}',
  'cable.read': '{scans|# lecture|# lectures} de {codes|# code|# codes}',
  'cable.empty': 'Le lecteur est vide.',
  'cable.kept': 'Tout est dans votre liste et conservé sur cet ordinateur.',
  'cable.unread':
    '{count|# enregistrement n’a pas pu être lu|# enregistrements n’ont pas pu être lus}. La liste {count|le|les} nomme avec la raison.',
  'cable.device': 'Numéro de série {serial}, logiciel {software}',
  'cable.clock.right': 'Son horloge est à l’heure.',
  'cable.clock.late': 'Son horloge retardait de {by}.',
  'cable.clock.ahead': 'Son horloge avançait de {by}.',
  'cable.clock.unset': 'Son horloge n’avait jamais été réglée.',
  'cable.clock.set': 'Elle est maintenant à l’heure.',
  'cable.clock.notSet': 'Le lecteur n’a pas accepté la bonne heure.',
  'cable.battery': 'Sa pile est faible.',
  'cable.clear.why':
    'Videz le lecteur maintenant, et les mêmes lectures ne reviendront pas une deuxième fois.',
  'cable.clear': 'Vider le lecteur',
  'cable.clearing': 'Le lecteur est en train d’être vidé…',
  'cable.cleared': 'Le lecteur est vidé.',
  'cable.leave': 'Tout y laisser',
  'cable.toList': 'Voir la liste',
  'cable.notKept':
    'Ce navigateur ne conserve rien; le lecteur est donc laissé tel quel. Videz-le une fois la commande passée.',
  'cable.readAgain': 'Le lire de nouveau',
  'cable.fault.busy':
    'Un autre programme utilise le lecteur. Fermez-le (OPN Companion, par exemple) et réessayez.',
  'cable.fault.unplugged':
    'Le lecteur a été débranché. Rebranchez-le et réessayez\u00a0: il contient encore tout.',
  'cable.fault.silent':
    'Le lecteur ne répond pas. Débranchez-le, rebranchez-le et vérifiez qu’il est en mode Companion.',
  'cable.fault.garbled':
    'Ce que le lecteur a envoyé est arrivé abîmé trois fois. Essayez un autre câble ou un autre port USB. Rien n’y a été effacé.',
  'cable.fault.refused': 'Le lecteur a refusé. Débranchez-le, rebranchez-le et réessayez.',
  'cable.fault.waking': 'Le lecteur se met en route. Réessayez dans cinq secondes.',
  'cable.fault.changed':
    'D’autres codes ont été lus depuis; le lecteur n’a donc pas été vidé. Lisez-le de nouveau\u00a0: ce qui est déjà dans votre liste est reconnu.',
  'camera.button': 'Lire avec la caméra',
  'camera.title': 'Lire avec la caméra',
  'camera.source': 'Caméra',
  'camera.picture': 'Image de la caméra',
  'camera.starting': 'Démarrage de la caméra…',
  'camera.hold':
    'Présentez les codes-barres un à un sur la ligne. Pour compter le même encore une fois, sortez-le un instant de l’image ou appuyez sur +.',
  'camera.light': 'Lumière',
  'camera.fault.insecure':
    'La caméra ne fonctionne que si l’adresse commence par https. Prenez plutôt une photo des codes-barres.',
  'camera.fault.denied':
    'Ce site n’a pas le droit d’utiliser la caméra. Autorisez-la dans le navigateur, à côté de l’adresse de la page, puis réessayez; ou prenez une photo des codes-barres.',
  'camera.fault.none':
    'Le navigateur ne trouve aucune caméra. Branchez-en une et réessayez, ou choisissez une photo des codes-barres.',
  'camera.fault.busy':
    'La caméra ne démarre pas. Fermez les autres programmes qui l’utilisent et réessayez.',
  'camera.fault.reader':
    'Le lecteur de codes-barres n’a pas pu être chargé. Vérifiez la connexion et rechargez la page\u00a0: ce qui a été lu est conservé.',
  'camera.file': 'À partir d’une photo',
  'camera.file.reading': 'Lecture de {name}…',
  'camera.file.found': '{count|# code-barres trouvé|# codes-barres trouvés}',
  'camera.file.none':
    'Aucun code-barres trouvé dans {name}. Reprenez la photo de plus près, bien droite et avec une bonne lumière.',
  'camera.file.unreadable': 'Ce navigateur ne peut pas lire {name} comme image.',
  'camera.empty': 'Rien n’est encore lu.',
  'camera.counted': '{code}\u00a0: {count|# lot|# lots}',
  'camera.scanned': '{packs|# lot|# lots} de {codes|# code|# codes}',
  'camera.add': 'Mettre {count|# ligne|# lignes} dans la liste',
};
