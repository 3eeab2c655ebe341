/** Default texts of the library's own controls. Each can be replaced by a prop of its component. */
export const labels = {
  loading: 'Chargement…',
  close: 'Fermer',
  no: 'No',
  yes: 'Yes',
  choose: 'Choisir…',
  moreActions: 'Plus d’actions',
  notifications: 'Notifications',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie a échoué : sélectionnez le texte et copiez-le à la main.',
  clearSearch: 'Effacer la recherche',
  colorPicker: 'Choisir une couleur',
  invalidColor: 'Écrivez une couleur sur six chiffres, par exemple #2f4be0.',
  errorsOf: (field: string) => `Erreur : ${field}`,
  stepState: { done: 'terminée', current: 'en cours', upcoming: 'à venir' },
} as const
