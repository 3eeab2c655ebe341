import { defineLabels, type LabelCatalogue } from '../../locale/index.ts'
import type { VideoImportErrorType } from './video-import-error.ts'

/** UI text of the video import. */
export interface VideoImportLabels {
  title: string
  cancel: string
  import: string
  /** Shown while the connection is checked. */
  checking: string
  uncheckedTitle: string
  uncheckedHint: string
  retry: string
  connectTitle: string
  connectHint: string
  connect: string
  authorisingTitle: string
  authorisingHint: string
  stopConnecting: string
  exchanging: string
  loadingVideos: string
  /** Announced once the list is loaded. */
  count: (count: number) => string
  /** Label of the list of videos. */
  videos: string
  reload: string
  /** Label of the button that loads older posts. */
  more: string
  disconnect: string
  emptyTitle: string
  emptyHint: string
  listFailedTitle: string
  /** Label of a video without caption; `date` is formatted in the page's language. */
  untitled: (date: string) => string
  importing: string
  /** Messages that say what happened, by type of error. */
  errors: Readonly<Record<VideoImportErrorType, string>>
  /** Advice, by type of error. */
  hints: Readonly<Record<VideoImportErrorType, string>>
}

/** The French title and the buttons are quoted from specification 2, section 2. */
export const videoImportLabels: LabelCatalogue<VideoImportLabels> = defineLabels('videoImport', {
  fr: {
    title: 'Importer une video depuis instagram',
    cancel: 'Annuler',
    import: 'Importer',
    checking: 'Recherche de votre connexion…',
    uncheckedTitle: 'Votre connexion n’a pas pu être lue',
    uncheckedHint: 'Rien n’a été modifié. Vérifiez votre réseau, puis réessayez.',
    retry: 'Réessayer',
    connectTitle: 'Choisissez une vidéo de votre compte',
    connectHint:
      'Instagram ouvre une fenêtre et vous demande l’accès à vos publications. Rien n’y est publié ni modifié.',
    connect: 'Se connecter à Instagram',
    authorisingTitle: 'Continuez dans la fenêtre d’Instagram',
    authorisingHint: 'Cette page reprend dès que vous y avez donné votre accord.',
    stopConnecting: 'Abandonner la connexion',
    exchanging: 'Connexion en cours…',
    loadingVideos: 'Chargement des vidéos…',
    count: (count) => `${count} vidéo${count < 2 ? '' : 's'}`,
    videos: 'Vos vidéos',
    reload: 'Actualiser',
    more: 'Chercher plus loin',
    disconnect: 'Se déconnecter d’Instagram',
    emptyTitle: 'Aucune vidéo à importer',
    emptyHint:
      'Seules les vidéos et celles des carrousels apparaissent ici, parmi vos publications les plus récentes. Publiez-en une, puis actualisez.',
    listFailedTitle: 'Vos vidéos n’ont pas pu être chargées',
    untitled: (date) => (date === '' ? 'Vidéo sans légende' : `Vidéo du ${date}`),
    importing: 'Import de la vidéo',
    errors: {
      popup_blocked: 'Le navigateur a bloqué la fenêtre d’Instagram',
      popup_closed: 'La fenêtre a été fermée avant la fin',
      denied: 'L’accès n’a pas été accordé',
      token_expired: 'Votre connexion à Instagram a expiré',
      network: 'Le service est injoignable',
      refused: 'Le service n’a pas répondu comme prévu',
    },
    hints: {
      popup_blocked: 'Autorisez les fenêtres de ce site dans la barre d’adresse, puis réessayez.',
      popup_closed: 'Reconnectez-vous quand vous le souhaitez.',
      denied: 'Sans votre accord, vos vidéos ne peuvent pas être lues.',
      token_expired: 'Reconnectez-vous pour retrouver vos vidéos.',
      network: 'Vérifiez votre réseau, puis réessayez.',
      refused: 'Réessayez dans un instant.',
    },
  },
  en: {
    title: 'Import a video from Instagram',
    cancel: 'Cancel',
    import: 'Import',
    checking: 'Looking for your connection…',
    uncheckedTitle: 'Your connection could not be read',
    uncheckedHint: 'Nothing was changed. Check your network and try again.',
    retry: 'Try again',
    connectTitle: 'Choose a video of your account',
    connectHint:
      'Instagram opens a window and asks for access to your posts. Nothing is posted or changed there.',
    connect: 'Connect to Instagram',
    authorisingTitle: 'Continue in Instagram’s window',
    authorisingHint: 'This page continues as soon as you have agreed there.',
    stopConnecting: 'Stop connecting',
    exchanging: 'Connecting…',
    loadingVideos: 'Loading the videos…',
    count: (count) => (count === 1 ? '1 video' : `${count} videos`),
    videos: 'Your videos',
    reload: 'Reload',
    more: 'Look further back',
    disconnect: 'Disconnect from Instagram',
    emptyTitle: 'No video to import',
    emptyHint:
      'Only videos and those in carousels appear here, among your newest posts. Post one, then reload.',
    listFailedTitle: 'Your videos could not be loaded',
    untitled: (date) => (date === '' ? 'Video without caption' : `Video of ${date}`),
    importing: 'Importing the video',
    errors: {
      popup_blocked: 'The browser blocked Instagram’s window',
      popup_closed: 'The window was closed before the end',
      denied: 'Access was not granted',
      token_expired: 'Your connection to Instagram has expired',
      network: 'The service cannot be reached',
      refused: 'The service did not answer as expected',
    },
    hints: {
      popup_blocked: 'Allow this site’s windows in the address bar, then try again.',
      popup_closed: 'Connect again whenever you like.',
      denied: 'Without your consent your videos cannot be read.',
      token_expired: 'Connect again to get your videos back.',
      network: 'Check your network and try again.',
      refused: 'Try again in a moment.',
    },
  },
})
