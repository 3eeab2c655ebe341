import { defineLabels } from '../../locale/index.ts'

/** UI text of an uploader for several files; `name` is a file's name. */
export interface MultiUploaderLabels {
  browse: string
  /** Shown while files are dragged over the box. */
  drop: string
  /** Shown below the button. */
  hint: string
  /** Label of the list of files. */
  files: string
  waiting: string
  preparing: string
  done: string
  cancelled: string
  progress: (name: string) => string
  total: string
  /** Text that says how many of the files are uploaded. */
  count: (done: number, all: number) => string
  cancel: (name: string) => string
  retry: (name: string) => string
  replace: (name: string) => string
  remove: (name: string) => string
  cancelAll: string
}

export const multiUploaderLabels = defineLabels<MultiUploaderLabels>('multiUploader', {
  fr: {
    browse: 'Choisir des fichiers',
    drop: 'Déposez les fichiers ici',
    hint: 'ou déposez, ou collez',
    files: 'Fichiers',
    waiting: 'En attente',
    preparing: 'Lecture…',
    done: 'Envoyé',
    cancelled: 'Annulé',
    progress: (name) => `Envoi de ${name}`,
    total: 'Envoi en tout',
    count: (done, all) => `${done} sur ${all}`,
    cancel: (name) => `Annuler l’envoi de ${name}`,
    retry: (name) => `Réessayer ${name}`,
    replace: (name) => `Remplacer ${name}`,
    remove: (name) => `Retirer ${name}`,
    cancelAll: 'Tout annuler',
  },
  en: {
    browse: 'Choose files',
    drop: 'Drop the files here',
    hint: 'or drop, or paste',
    files: 'Files',
    waiting: 'Waiting',
    preparing: 'Reading…',
    done: 'Uploaded',
    cancelled: 'Cancelled',
    progress: (name) => `Uploading ${name}`,
    total: 'Upload in all',
    count: (done, all) => `${done} of ${all}`,
    cancel: (name) => `Cancel the upload of ${name}`,
    retry: (name) => `Try ${name} again`,
    replace: (name) => `Replace ${name}`,
    remove: (name) => `Remove ${name}`,
    cancelAll: 'Cancel all',
  },
})
