/**
 * Words that make up most guessed passwords, gathered from the top of published lists of leaked
 * passwords, in the three languages, and from this trade.
 */
const COMMON_WORDS = new Set(
  `password passw passwd passphrase pass motdepasse contrasena contrasea clave secret secreto
  qwerty qwertyuiop azerty azertyuiop asdf asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc
  abc abcd abcdef abcdefg abcdefgh abcabc aaa letmein welcome welcometo bienvenue bienvenido bienvenidos hello helloworld bonjour hola
  admin administrator administrador administrateur root user usuario utilisateur guest test tester testing testtest demo default changeme changeit
  login logon signin master superman batman spiderman pokemon starwars football soccer baseball basketball hockey futbol
  dragon monkey shadow sunshine princess princesse princesa iloveyou iloveu ilove loveme lovely jetaime teamo tequiero
  michael michelle jennifer jessica ashley daniel nicole charlie jordan thomas robert andrew joshua matthew samantha alexander
  computer internet samsung iphone android google facebook microsoft windows linkedin whatever trustno freedom flower cookie
  chocolate butterfly buttercup cheese pepper ginger summer winter spring autumn monday sunday january december
  canada quebec montreal toronto vancouver america usa mexico london paris harley mustang ferrari mercedes corvette yankees cowboys
  killer hunter ranger thunder maverick phoenix matrix diamond silver golden purple orange marlboro liverpool chelsea arsenal barcelona
  haberdash haberdashery wholesale storefront supplies artsupplies craft crafts sewing fabric ribbon buttons merceria mercerie
  fuckyou fuckoff asshole bigdick whatthe pussycat sexy access access company business office manager sales buyer buyers shop store order orders`
    .split(/\s+/)
    .filter(Boolean),
);

const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

/** Digits and signs that are used in place of look-alike letters. */
const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

const replaceLookAlikes = (text: string): string =>
  lettersOf(text.replace(/[\d@$!]/g, (sign) => LOOK_ALIKES[sign] ?? ''));

const isRepeated = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/.test(text);

const isRun = (text: string): boolean => {
  const backwards = [...text].reverse().join('');
  return RUNS.some((run) => run.includes(text) || run.includes(backwards));
};

/**
 * Whether a password is among the first that an attacker tries: a common word with digits around
 * it, a run of keys, one thing repeated, or the person's own name, address or customer code (ASVS
 * 5.0, 6.2.4 and 6.2.11).
 */
export function isObviousPassword(password: string, own: readonly string[] = []): boolean {
  const text = password.trim().toLowerCase();
  if (isRepeated(text) || isRun(text)) return true;
  if (/^\d+$/.test(text) && text.length < 12) return true;
  const words = [lettersOf(text), replaceLookAlikes(text)];
  if (words.some((word) => COMMON_WORDS.has(word) && word.length * 2 >= text.length)) return true;

  const bare = lettersAndDigits(text);
  return own
    .flatMap((value) => [value, value.split('@')[0] ?? ''])
    .map(lettersAndDigits)
    .some((word) => word.length >= 4 && new RegExp(`^${word}\\d{0,4}$`).test(bare));
}

const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
