/** UI text of the tour generator. */
export const generatorTexts = {
  title: 'Intégrer une visite 3D',
  intro:
    'Composez la couverture de votre client, puis copiez le lien. La visite n’est chargée qu’au clic sur le bouton de lecture.',
  form: 'Couverture de la visite',
  tour: {
    heading: 'Visite',
    id: 'Identifiant de la visite',
    idHelp: '11 lettres ou chiffres, ou le lien ou le code iframe copié depuis Matterport.',
    unsupported: (host: string) =>
      `Les visites de ${host} ne sont pas prises en charge : seulement celles de Matterport.`,
    idInvalid:
      'Cet identifiant n’est pas valide : écrivez 11 lettres ou chiffres, ou collez un lien ou un code iframe de Matterport.',
    client: 'Nom du client',
  },
  style: {
    heading: 'Nom du client : style',
    family: 'Police',
    missingFont: 'Absente de cet ordinateur',
    size: 'Taille du texte',
    color: 'Couleur du texte',
    colorHelp: 'Le fond du nom est blanc ou noir, selon cette couleur : il reste toujours lisible.',
  },
  images: {
    heading: 'Images',
    logo: 'Adresse du logo',
    logoSize: 'Largeur du logo',
    background: 'Adresse de l’image de fond',
    help: 'Facultatif. Une adresse qui commence par https://',
    notHttps: 'Écrivez une adresse complète qui commence par https://',
    notAFile:
      'Il faut ici l’adresse d’une image en ligne, et non un fichier : la couverture tient tout entière dans son lien, et le navigateur de chaque visiteur charge l’image à cette adresse.',
    atMatterport:
      'Cette image est hébergée par Matterport, à qui rien n’est demandé avant le lancement de la visite. Indiquez l’adresse d’une copie hébergée ailleurs.',
    notLoaded:
      'Aucune image ne se charge à cette adresse. Ouvrez-la dans un onglet pour la vérifier.',
  },
  preview: {
    heading: 'Aperçu',
    frame: 'Aperçu de la page intégrée',
    empty: 'Pas encore de visite',
    emptyHelp: 'Indiquez l’identifiant d’une visite : sa couverture apparaîtra ici.',
  },
  share: {
    heading: 'Partager',
    empty: 'Indiquez l’identifiant d’une visite : le lien apparaîtra ici.',
    link: 'Lien',
    code: 'Code à intégrer (iframe)',
    qrCode: 'QR code du lien',
    download: 'Télécharger le QR code',
    open: 'Ouvrir la page',
    fileName: (id: string) => `visite-${id}.svg`,
  },
  recent: {
    heading: 'Visites récentes',
    help: 'Gardées dans ce navigateur seulement.',
    untitled: 'Sans nom de client',
    remove: (name: string) => `Retirer « ${name} »`,
    clear: 'Tout retirer',
  },
} as const
