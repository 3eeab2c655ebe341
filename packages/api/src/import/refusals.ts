import type { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'
import { columnName } from './column-name.ts'
import type { ForeignFormat } from './foreign-formats.ts'

const grouped = (count: number) => count.toLocaleString('fr-FR').replaceAll('\u202f', '\u00a0')

/**
 * Errors of an import. Each says why a file cannot be imported, and, where possible, what to do
 * about it.
 */
export const refusals = {
  bytes: () =>
    apiError('TOO_LARGE', { message: 'Ce fichier dépasse 10 Mo : partagez-le en plusieurs.' }),
  expanded: () =>
    apiError('TOO_LARGE', {
      message: 'Ce fichier dépasse 50 Mo une fois décompressé : partagez-le en plusieurs.',
    }),
  rows: (limit: number) =>
    apiError('TOO_LARGE', {
      message: `Ce fichier compte plus de ${grouped(limit)} lignes : partagez-le en plusieurs.`,
    }),
  /** `column` counts from 0. */
  cell: (line: number, column: number) =>
    apiError('TOO_LARGE', {
      message: `Ligne ${line}, colonne ${columnName(column)} : cette cellule dépasse 10\u00a0000 caractères, raccourcissez-la.`,
    }),
  time: () =>
    apiError('TOO_LARGE', {
      message: 'La lecture de ce fichier dépasse 10 secondes : partagez-le en plusieurs.',
    }),
  memory: () =>
    apiError('TOO_LARGE', {
      message: 'La lecture de ce fichier demande trop de mémoire : partagez-le en plusieurs.',
    }),
  empty: () => apiError('MEDIA_TYPE', { message: 'Ce fichier ne contient aucune ligne.' }),
  unknown: () =>
    apiError('MEDIA_TYPE', {
      message: 'Ce fichier n’est pas un tableau : choisissez un fichier .xlsx ou .csv.',
    }),
  oldExcel: () =>
    apiError('MEDIA_TYPE', {
      message:
        'Ce fichier est dans l’ancien format .xls, ou protégé par un mot de passe : enregistrez-le au format .xlsx ou .csv.',
    }),
  foreign: ({ name, wayOut }: ForeignFormat) =>
    apiError('MEDIA_TYPE', { message: `Ce fichier est ${name} : ${wayOut}.` }),
  damaged: () =>
    apiError('MEDIA_TYPE', {
      message: 'Ce fichier .xlsx est abîmé : enregistrez-le de nouveau depuis votre tableur.',
    }),
} satisfies Record<string, (...args: never[]) => ApiError>
