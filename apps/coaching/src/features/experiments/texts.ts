/**
 * UI text of the experiments, which try out parts of the product (specification 3, section 2.2).
 */
export const experimentsTexts = {
  redux: {
    title: 'Redux',
    pages: 'Autres essais',
    links: {
      upload: 'Envoi de fichiers',
      'muscle-viewer': 'Carte des muscles',
      'time-picker': 'Sélecteur de temps',
      'launch-training-session': 'Lancer une séance',
      components: 'Composants',
    },
    counter: 'Compteur',
    add: 'Ajouter',
    subtract: 'Retirer',
    reset: 'Remettre à zéro',
  },
  upload: {
    title: 'Envoi de fichiers',
    image: 'Image',
    imageHelp: 'JPG ou PNG, 10 Mo au plus. Elle peut être recadrée avant l’envoi.',
    video: 'Vidéo',
    failed: 'Une erreur est survenue',
    stored: 'Fichier enregistré',
  },
  muscles: {
    title: 'Carte des muscles',
    sex: 'Corps',
    sexes: { female: 'Femme', male: 'Homme' },
    groups: 'Groupes musculaires',
  },
  launch: {
    title: 'Lancer une séance',
    missing: 'La séance de démonstration manque',
    missingHelp: 'Elle fait partie des données de démonstration, que ce serveur n’a pas.',
  },
  components: {
    title: 'Composants',
    primary: 'Primary',
    secondary: 'Secondary',
    tertiary: 'Tertiary',
  },
} as const
