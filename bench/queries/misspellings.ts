const WRITTEN = `
acrylic: acrilic acrylick accrylic acryllic akrylic
antique: antiqe anteek antike
assorted: asorted assortted asserted
babushka: babooshka babuska
balloon: baloon ballon
basket: baskit bascet
beautiful: beutiful beautifull
birthday: birtday brithday bithday
biscuit: biscut bisquit biskit
bottle: bottel botle
bracelet: braclet bracelett brasalet
brush: brsh bruch
butterfly: buterfly butterfli
button: buton butten
calendar: calender calandar calander
calligraphy: caligraphy calligrafy
candle: candel cadle
canvas: canvass canves
ceramic: ceramick seramic cerramic
charcoal: charcole charcol
children: childern chilren
chocolate: choclate chocolat choclat
christmas: chrismas cristmas chirstmas
coffee: coffe cofee
colour: coulor collour
coloured: coulored
cotton: coton cottin
crayon: crayola creyon
crayons: crayens
crochet: croshet crotchet croche
crystal: cristal chrystal crystle
curtain: curtin curtian
cushion: cusion cushon cushin
decoration: decoratoin decaration
decorative: decoritive
diamante: diamonte diamanty
drawer: draw drawr
easter: eastar
embroidery: embroidary embrodery embroidry
enamel: enamle enammel
envelope: envelop enveloppe
eraser: erazer erasor
fabric: fabrick fabic
fluorescent: florescent flourescent
flower: flowr flour
garland: garlend garlen
glitter: gliter glittar
gouache: guache gouash goauche
handkerchief: hankerchief hankercheif
incense: insence incence
jewelled: jeweled juweled
kitchen: kichen kitchin
knitting: niting kniting
lantern: lantren lanturn
leather: lether leathar
lilac: lylac
magnet: magnit
marble: marbel
medium: meduim mediun
metallic: metalic mettalic
mirror: miror mirrow
moisture: moister
mosaic: mozaic mosiac
necklace: necklase neckless neclace
needle: neadle needel
notebook: notbook
ornament: orniment ornamant
paisley: pasley paisly
palette: pallette pallet pallate
parasol: parisol parasole
pastel: pastell pastle
pencil: pencel pensil pencill
picture: pitcher pictur
pigment: pigmant
polyester: poliester polyster
polymer: polimer
porcelain: porcelin porcelan
purple: purpel pruple
regency: regensy
retrospot: retro-spot retropot
ribbon: ribon ribbin
scissors: sissors scisors scissers
sequin: sequen seaquin
silhouette: silouette silhoutte
spaceboy: spaceboi
square: sqaure squar
stationery: stationary stationry
stencil: stensil stencel
strawberry: strawbery stawberry
tempera: tempra tempura
thread: thred theard
tissue: tisue tissu
tweezers: tweasers twezers
umbrella: umbrela umberella
utensil: utensel
varnish: varnesh
vintage: vintige vintge
watercolour: watercoler watercolur
white: wite whit
wicker: wiker
wooden: woden woodden
woodland: woodlan
wreath: reath wreth
yarn: yearn
yellow: yelow yello
zipper: ziper zippper
`;

/** Words from craft and gift shops, with common misspellings. */
export const MISSPELLINGS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  WRITTEN.trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([word = '', forms = '']) => [word, forms.split(' ')]),
);
