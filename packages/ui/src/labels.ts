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
  sortable: {
    item: 'élément déplaçable',
    instructions:
      'Appuyez sur Espace pour saisir l’élément, déplacez-le avec les flèches, puis Espace pour le déposer ou Échap pour annuler.',
    handle: (name: string) => `Déplacer ${name}`,
    up: (name: string) => `Monter ${name}`,
    down: (name: string) => `Descendre ${name}`,
    remove: (name: string) => `Supprimer ${name}`,
    grabbed: (name: string, position: number, count: number) =>
      `${name} saisi, position ${position} sur ${count}.`,
    over: (name: string, position: number, count: number) =>
      `${name} en position ${position} sur ${count}.`,
    dropped: (name: string, position: number, count: number) =>
      `${name} déposé en position ${position} sur ${count}.`,
    cancelled: (name: string, position: number, count: number) =>
      `Déplacement annulé : ${name} reste en position ${position} sur ${count}.`,
  },
  uploader: {
    browse: 'Choisir un fichier',
    replace: 'Remplacer',
    remove: 'Retirer',
    cancel: 'Annuler',
    retry: 'Réessayer',
    drop: 'Déposez le fichier ici',
    hint: 'ou déposez, ou collez',
    progress: 'Envoi en cours',
  },
  uploadErrors: {
    file_type: 'Erreur de type',
    other: 'Une erreur est survenue',
  },
  form: {
    save: 'Enregistrer',
    undo: 'Annuler les modifications',
    saving: 'Saving...',
    saved: 'Saved',
    failed: (message: string) => `Error: ${message}`,
  },
  table: {
    search: 'Rechercher',
    actions: 'Actions',
    pageSize: 'Lignes par page',
    previous: 'Page précédente',
    next: 'Page suivante',
    range: (first: number, last: number, count: number) => `${first} – ${last} sur ${count}`,
    empty: 'Aucune ligne',
    noMatch: 'Aucun résultat pour cette recherche',
  },
} as const
