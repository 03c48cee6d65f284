import type { account as english } from '../en/account';

export const account: Record<keyof typeof english, string> = {
  'signIn.title': 'Connexion',
  'signIn.email': 'Adresse courriel',
  'signIn.email.required': 'Le courriel est obligatoire',
  'signIn.password': 'Mot de passe',
  'signIn.password.required': 'Le mot de passe est obligatoire',
  'signIn.submit': 'Se connecter',
  'signIn.again': 'Reconnectez-vous',
  'signIn.again.why':
    'Votre session est terminée. Connectez-vous pour reprendre là où vous étiez; rien n’est perdu.',
  'signIn.register': 'Ouvrir un compte commercial',
  'password.show': 'Afficher le mot de passe',
  'password.hide': 'Masquer le mot de passe',
};
