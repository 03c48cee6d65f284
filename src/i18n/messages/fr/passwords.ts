import type { passwords as english } from '../en/passwords';

export const passwords: Record<keyof typeof english, string> = {
  'forgot.title': 'Mot de passe oublié',
  'forgot.words':
    'Indiquez l’adresse courriel de votre compte. Nous y enverrons un lien pour choisir un nouveau mot de passe.',
  'forgot.send': 'Envoyer le lien',
  'forgot.sent':
    'Si un compte existe à cette adresse, un lien vient d’y être envoyé. Il ne fonctionne qu’une fois et expire après 15 minutes.',
  'reset.title': 'Réinitialiser le mot de passe',
  'reset.first.title': 'Votre premier mot de passe',
  'reset.words': 'Choisissez un nouveau mot de passe. Tous vos appareils seront déconnectés.',
  'reset.first.words':
    'Votre compte est approuvé. Choisissez le mot de passe avec lequel vous vous connecterez.',
  'reset.noLink':
    'Veuillez ouvrir cette page à partir du lien dans notre courriel : sans lui, vous ne pouvez pas choisir de mot de passe.',
  'reset.askAgain': 'M’envoyer un lien',
  'reset.email': 'Courriel',
  'reset.new': 'Nouveau mot de passe',
  'reset.confirm': 'Confirmer le mot de passe',
  'reset.email.required': 'Le courriel est obligatoire',
  'reset.email.refused': 'Adresse courriel non valide',
  'reset.first.submit': 'Enregistrer le mot de passe',
  'reset.submit': 'Réinitialiser le mot de passe',
  'reset.pending': 'Chargement...',
  'reset.done': 'Mot de passe réinitialisé',
  'reset.failed': 'Le serveur ne répond pas. Votre mot de passe est inchangé; veuillez réessayer.',
  'reset.signIn': 'Retour à la connexion',
};
