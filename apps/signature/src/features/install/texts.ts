/**
 * UI text of the install page, in French and English. The English is quoted from the specification.
 */
export const installTexts = {
  pageTitle: 'Installer ma signature',
  title: (firstName: string) =>
    firstName === '' ? 'Votre signature' : `Votre signature, ${firstName}`,
  intro: (company: string) =>
    company === ''
      ? 'Copiez votre signature, puis collez-la dans votre messagerie. Deux minutes suffisent.'
      : `${company} a préparé votre signature. Copiez-la, puis collez-la dans votre messagerie. Deux minutes suffisent.`,
  from: 'De la part de',
  logo: 'Logo de votre entreprise',
  loading: 'Chargement de votre signature…',

  loadErrorTitle: 'Votre signature n’a pas pu être affichée',
  loadErrorHelp:
    'Rien n’a été modifié. Réessayez dans un instant\u00a0; si le problème persiste, demandez un nouveau lien à la personne qui gère les signatures dans votre entreprise.',
  unknownTitle: 'Ce lien n’est plus valable',
  unknownHelp:
    'Il a peut-être été mal recopié, ou remplacé depuis. Ouvrez le dernier email reçu, ou faites-vous envoyer un nouveau lien.',
  askForLink: 'Recevoir un nouveau lien',
  askedTitle: 'Votre demande est prise en compte',
  askedHelp:
    'Si ce lien était le vôtre, un nouveau arrive dans votre messagerie professionnelle, une fois par heure au plus. Rien reçu\u00a0? Adressez-vous à la personne qui gère les signatures dans votre entreprise.',
  askFailedTitle: 'La demande n’a pas pu être envoyée',
  unreadable: 'La signature enregistrée est illisible.',
  retry: 'Réessayer',

  noSignatureTitle: 'Votre signature n’est pas encore prête',
  noSignatureHelp:
    'Aucune signature n’a encore été choisie pour vous. Votre administrateur vous écrira dès qu’elle le sera\u00a0: ce même lien la montrera.',

  formTitleMissing: 'Il manque quelques informations',
  formTitle: 'Vos informations',
  formHelp: 'Elles complètent votre signature et sont visibles par votre administrateur.',
  fields: {
    first_name: 'Prénom',
    last_name: 'Nom',
    position: 'Poste',
    phone_number: 'Téléphone mobile',
    mobile_number: 'Autre mobile',
  },
  phoneHelp: 'Par exemple 06 12 34 56 78 ou +33 6 12 34 56 78.',
  saveError: 'Vos informations n’ont pas été enregistrées',
  save: 'Enregistrer',
  saving: 'Saving...',
  saved: 'Saved',
  cancel: 'Annuler',
  editInfos: 'Edit Infos',

  preview: 'Aperçu de votre signature',
  copy: 'Copier la signature',
  copied: 'Signature copiée',
  copiedHelp: (client: string) => `Prête à coller\u00a0: suivez les étapes pour ${client}.`,
  copyFor: (client: string) => `Préparée pour ${client}.`,
  copyHere: (client: string) => `Copier pour ${client}`,
  copiedHere: (client: string) => `Copiée pour ${client}`,
  copyText: 'Copier en texte brut',
  copiedText: 'Texte brut copié',
  copyFailedTitle: 'Votre navigateur a refusé la copie',
  copyFailed:
    'Sélectionnez la signature dans l’aperçu et copiez-la (Ctrl + C, ⌘ C sur Mac, un appui long sur un téléphone), ou téléchargez un fichier plus bas.',
  fileFailedTitle: 'Le fichier n’a pas pu être préparé',
  fileFailed: 'Vérifiez votre connexion, puis rechargez la page.',
  installed: 'Installée',
  updateAvailable: 'Mise à jour disponible',
  updateHelp:
    'Vous avez installé une version précédente. Copiez celle-ci, puis remplacez l’ancienne dans votre messagerie.',
  markFailedTitle: 'Votre administrateur n’a pas été prévenu',
  markFailed:
    'La signature est bien copiée, mais son installation n’a pas pu être signalée. Réessayez quand la connexion sera revenue.',

  marked: 'Votre administrateur a été prévenu',

  clientsTitle: 'Installer la signature',
  clientsHelp: 'Choisissez votre messagerie\u00a0: la copie s’y adapte.',
  clientsLabel: 'Messageries',
  byFile: 'Avec un fichier',
  goodToKnow: 'Bon à savoir',
  download: (file: string) => `Télécharger ${file}`,
  downloaded: 'Fichier téléchargé',
  folder: 'Dossier des signatures',

  textTitle: 'Sans mise en forme',
  textHelp: 'Pour les messageries qui n’acceptent que du texte, comme iCloud sur le web.',
  downloadText: 'Télécharger en .txt',
  phoneTitle: 'Continuer sur un téléphone',
  phoneQrHelp:
    'Scannez ce code avec l’appareil photo\u00a0: cette page s’ouvre sur le téléphone, prête à copier.',
  qrLabel: 'Code QR vers cette page',
} as const
