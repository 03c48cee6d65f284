const WRITTEN = `
aeroplane: airplane, plane
album: scrapbook
antique: vintage
apron: pinafore
assorted: mixed
babushka: matryoshka, russian doll
baby: infant
bag: sack, carrier
basket: hamper
bathroom: washroom
bauble: ornament
beads: beading
bicycle: bike
big: large
bird: birdie
birthday: bday
biscuit: cookie
blackboard: chalkboard
blue: azure
bottle: flask
bow: knot
bowl: dish
box: case, chest
bracelet: bangle
bread bin: bread box
brooch: pin
brush: paintbrush
brushes: paintbrushes
bucket: pail
bunny: rabbit
bunting: pennants, garland
butterfly: butterflies
button: fastener
cabinet: cupboard
cacti: cactus
cake tin: baking tin
calendar: planner
camera: photographic
candles: tapers
candlestick: candle holder
canvas: stretched canvas
car: automobile
card: greeting card
cardholder: card wallet
cards: greetings cards
cat: kitten, kitty
ceramic: pottery, china
chalkboard: blackboard
charm: pendant
check: checked, gingham
chest: trunk
child: kid
children: kids
childrens: kids
china: porcelain
chocolate: cocoa
chopping: cutting
christmas: xmas, yule
clock: timepiece
coaster: drink mat
coffee: espresso
corkscrew: bottle opener
cosy: cover
crayons: wax pastels
cream: ivory
crystal: glass gem
cup: mug
cupcake: muffin, fairy cake
cushion: pillow
cutlery: silverware, flatware
decoration: ornament
diary: journal
dish: bowl
dog: puppy
doiley: doily
doll: dolly
dominoes: domino
doormat: welcome mat
doorstop: door stopper, doorstopper
drawer: cabinet
earrings: ear rings
easel: stand
easter: paschal
elastic: stretch band
enamel: enamelled
eraser: rubber
fabric: cloth, material
fan: ventilator
felt: felt cloth
first aid: medical
flower: floral, blossom
flowers: blooms
frame: photo holder
french: paris
garden: yard
gardenia: flower
garland: bunting, streamer
gem: jewel
giant: huge, jumbo
gift: present
gift wrap: wrapping paper
gifts: presents
gin: alcohol
glass: tumbler
gloves: mittens
glue: adhesive, paste
gold: golden
gouache: opaque watercolour
hair clip: hair slide, barrette
hairclip: barrette
hammock: swing
handbag: purse, tote
hanger: hook
hangers: hooks
hat: cap
heart: love heart
hen: chicken
hook: peg, hanger
hot water bottle: heat bottle
incense: joss
ivory: cream
jar: pot
jelly: jello
jewellery: jewelry
jigsaw: puzzle
journal: diary
jug: pitcher
jumbo: giant
key ring: key chain
keyring: key chain, keychain
kitchen: cook
knife: blade
knitting: knit
lace: trimming
ladder: steps
ladies: womens
lamp: light
lantern: hurricane lamp
large: big
light: lamp
lights: lamps
lolly: popsicle
london: british
luggage: suitcase
marker: felt tip
mat: rug
metal: metallic
mini: tiny, miniature
mirror: looking glass
mixed: assorted
mobile: cell phone
money box: piggy bank, coin bank
moustache: mustache
mug: cup, beaker
multicolour: rainbow
napkins: serviettes
necklace: pendant, chain
needles: pins
notebook: jotter, notepad
organiser: tidy
ornament: decoration
oven glove: oven mitt
pad: block
paint: colour
pantry: larder
parisienne: parisian
party: celebration
passport: travel document
pastel: chalk
pencils: crayons
pepper: spice
phone: telephone
photo: picture
picture: photo
pink: rose
pinwheel: windmill
pirate: buccaneer
plane: aeroplane
planter: flower pot
plaque: sign
plasters: band aids, bandages
plate: dish
playing cards: deck of cards
polkadot: dotted, polka dot
popcorn: pop corn
porcelain: china
poster: print
pot: planter
present: gift
print: poster
purse: wallet, pocketbook
puzzle: jigsaw
quilt: bedspread
rabbit: bunny
radio: wireless
rainbow: multicolour
recipe: cookery
red: scarlet
retro: vintage
ribbon: tape, trim
ribbons: trims
ring: band
rocket: spaceship
round: circular
rubber: eraser
rucksack: backpack, knapsack
rug: mat, carpet
ruler: measuring stick
scarf: shawl
scissors: shears
seaside: beach
sequin: spangle
sewing: needlework
shelf: rack
shopper: shopping bag
sign: plaque
silver: silvery
sketchbook: drawing pad
skipping rope: jump rope
slippers: house shoes
small: little
snack: nibbles
snowflake: snow flake
soldier: guardsman
spaceboy: astronaut
spoon: ladle
spoons: teaspoons
spotty: dotted, polka dot
sticker: decal, label
stickers: decals
stool: footstool, pouffe
strawberry: berry
stripe: striped
striped: stripes
sweetheart: valentine
sweets: candy
t-light: candle, tea light
tag: label
tags: labels
tall: high
tape: sticky tape
tea towel: dish towel, dishcloth
tealight: night light
teapot: tea pot
telephone: phone
thermometer: temperature gauge
thread: cotton
throw: blanket
tidy: organiser
tin: can, canister, metal box
tins: cans
tissue: tissue paper
toilet: loo
torch: flashlight
toy: plaything
tray: platter, serving tray
trowel: spade
umbrella: brolly, parasol
union jack: british flag
valentine: sweetheart
varnish: lacquer
vintage: retro, antique
wall: hanging
wallet: purse
washing: laundry
watering can: water can
wedding: bridal
whistle: flute
wicker: rattan
windmill: pinwheel
wooden: wood
wool: yarn
wrap: wrapping paper, gift wrap
wreath: garland
writing set: stationery set
yarn: wool
zipper: zip
`;

/** Words in a catalogue of gifts and crafts, and what people who do not know it call them. */
export const REAL_NAMES: readonly (readonly [from: string, to: string])[] = WRITTEN.trim()
  .split('\n')
  .flatMap((line) => {
    const [from = '', others = ''] = line.split(': ');
    return others.split(', ').map((to) => [from, to] as const);
  });
