import { defineLabels } from '../../locale/index.ts'

/**
 * UI text of a `VideoUploader`. Each `name` is a file name; `sent` and `total` are formatted
 * numbers of bytes.
 */
export interface VideoUploaderLabels {
  browse: string
  replace: string
  /** Shown while a file is dragged over the box. */
  drop: string
  /** Shown below the button in the empty box. */
  hint: string
  checking: string
  uploading: string
  paused: string
  /** Shown below the progress bar. */
  amount: (amount: { sent: string; total: string }) => string
  pause: string
  resume: string
  cancel: string
  done: (name: string) => string
  /** Shown after a reload that interrupted an upload. */
  unfinished: (upload: { name: string; share: string }) => string
  /** Asks for the same file, since a page cannot open it again by itself. */
  sameFile: string
  pickSame: string
  discard: string
  /** Shown while another tab of the browser has the upload. */
  elsewhere: string
  /** Advice if another file was picked. */
  otherFile: string
  /** Advice after a lost connection. */
  lost: string
  /** Advice if the server has no more space. */
  full: string
}

export const videoUploaderLabels = defineLabels<VideoUploaderLabels>('videoUploader', {
  fr: {
    browse: 'Choisir une vidéo',
    replace: 'Remplacer la vidéo',
    drop: 'Déposez la vidéo ici',
    hint: 'ou déposez-la ici',
    checking: 'Vérification de la vidéo…',
    uploading: 'Envoi en cours',
    paused: 'Envoi en pause',
    amount: ({ sent, total }) => `${sent} sur ${total}`,
    pause: 'Pause',
    resume: 'Reprendre',
    cancel: 'Annuler l’envoi',
    done: (name) => `« ${name} » est envoyée.`,
    unfinished: ({ name, share }) => `L’envoi de « ${name} » s’est arrêté à ${share}.`,
    sameFile: 'Choisissez de nouveau le même fichier : l’envoi reprendra où il s’est arrêté.',
    pickSame: 'Choisir le même fichier',
    discard: 'Abandonner cet envoi',
    elsewhere: 'Cet envoi continue dans un autre onglet.',
    otherFile:
      'Ce n’est pas le même fichier. Choisissez celui d’origine, ou abandonnez cet envoi pour en commencer un autre.',
    lost: 'La connexion est perdue. Ce qui est déjà envoyé est gardé : l’envoi reprend dès qu’elle revient, ou quand vous appuyez sur Reprendre.',
    full: 'Le serveur n’a plus de place. Ce qui est déjà envoyé est gardé : prévenez votre administrateur, puis reprenez.',
  },
  en: {
    browse: 'Choose a video',
    replace: 'Replace the video',
    drop: 'Drop the video here',
    hint: 'or drop it here',
    checking: 'Checking the video…',
    uploading: 'Uploading',
    paused: 'Upload paused',
    amount: ({ sent, total }) => `${sent} of ${total}`,
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Cancel the upload',
    done: (name) => `“${name}” is uploaded.`,
    unfinished: ({ name, share }) => `The upload of “${name}” stopped at ${share}.`,
    sameFile: 'Choose the same file again: the upload resumes where it stopped.',
    pickSame: 'Choose the same file',
    discard: 'Discard this upload',
    elsewhere: 'This upload continues in another tab.',
    otherFile:
      'This is not the same file. Choose the original one, or discard this upload to start another one.',
    lost: 'The connection is lost. What was already sent is kept: the upload resumes as soon as it is back, or when you press Resume.',
    full: 'The server has no space left. What was already sent is kept: tell your administrator, then resume.',
  },
})
