import { apiError, type ApiError } from '../contract/errors.ts'

const inGroups = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

/** Why a file cannot be imported, and what to do about it. */
export const refusals = {
  bytes: () =>
    apiError('TOO_LARGE', { message: 'Ce fichier dépasse 10 Mo : partagez-le en plusieurs.' }),
  unpacked: () =>
    apiError('TOO_LARGE', { message: 'Ce fichier dépasse 100 Mo une fois décompressé.' }),
  rows: (limit: number) =>
    apiError('TOO_LARGE', {
      message: `Ce fichier compte plus de ${inGroups(limit)} lignes : partagez-le en plusieurs.`,
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
  damaged: () =>
    apiError('MEDIA_TYPE', {
      message: 'Ce fichier .xlsx est abîmé : enregistrez-le de nouveau depuis votre tableur.',
    }),
} satisfies Record<string, (limit: number) => ApiError>
