import { ApiError, notSignedInCode, unknownError } from './api-error.ts'

/**
 * Every error of the API. `code` is in the body, `status` is the HTTP status, and `message` is the
 * default message.
 */
export const errorTypes = {
  UNKNOWN: { ...unknownError, status: 500 },
  VALIDATION: { code: 100, status: 400, message: 'Requête invalide' },
  FORBIDDEN: { code: 103, status: 403, message: "Vous n'avez pas accès à cette action" },
  NOT_FOUND: { code: 104, status: 404, message: 'Introuvable' },
  NOT_SIGNED_IN: { code: notSignedInCode, status: 401, message: "Vous n'êtes plus connecté" },
  DUPLICATE: { code: 107, status: 409, message: 'Existe déjà' },
  ACCOUNT_INACTIVE: {
    code: 174,
    status: 403,
    message:
      'Votre compte est désactivé. Demandez à un administrateur de votre centre de le réactiver.',
  },
  NOT_ENOUGH_STOCK: { code: 175, status: 409, message: 'Stock insuffisant' },
  LOT_EXPIRED: { code: 176, status: 409, message: 'Ce lot est périmé' },
  PRODUCT_ARCHIVED: { code: 177, status: 409, message: 'Ce produit est archivé' },
  ALREADY_BOOKED: { code: 178, status: 409, message: 'Ce mouvement a déjà été enregistré' },
  ORDER_STATUS: {
    code: 179,
    status: 409,
    message: 'L’état a changé entre-temps, cette action n’est plus possible',
  },
  ORDER_EMPTY: { code: 180, status: 409, message: 'La commande est vide' },
  ORDONNANCE_MISSING: {
    code: 181,
    status: 409,
    message: 'Un produit de la commande demande une ordonnance',
  },
  CLIENT_NUMBER_MISSING: {
    code: 182,
    status: 409,
    message: 'Le centre n’a pas encore de numéro client chez ce fournisseur',
  },
  COUNT_ENDED: { code: 190, status: 409, message: 'Cet inventaire est terminé' },
  COUNT_OPEN: { code: 191, status: 409, message: 'Un autre inventaire est en cours' },
  COUNT_CHANGED: {
    code: 192,
    status: 409,
    message:
      'Le stock non compté a changé entre-temps. Vérifiez les nombres et confirmez de nouveau.',
  },
  SUPPLIER_ARCHIVED: { code: 195, status: 409, message: 'Ce fournisseur est archivé' },
  CENTRE_ARCHIVED: { code: 197, status: 409, message: 'Ce centre est archivé' },
  RETURN_TOO_LARGE: {
    code: 198,
    status: 409,
    message: 'Ce retour dépasse ce que la commande a livré',
  },
  RETURN_EMPTY: {
    code: 199,
    status: 409,
    message: 'Un retour demande au moins une unité par ligne : enlevez les lignes à zéro',
  },
  NOT_A_CODE: { code: 200, status: 409, message: 'Ce texte n’est pas le code d’un produit' },
  OTHER_CATEGORY: { code: 193, status: 409, message: 'Ce produit est d’une autre catégorie' },
  WRONG_NAME: { code: 196, status: 409, message: 'Ce n’est pas le nom de la société' },
  SESSION_EMPTY: { code: 194, status: 409, message: "Vous devez d'abord ajouter des exercices" },
  CODE_TAKEN: { code: 171, status: 409, message: 'Ce code appartient déjà à un autre produit' },
  EMAIL_TAKEN: {
    code: 172,
    status: 409,
    message: 'Un utilisateur avec cet email existe déjà',
  },
  LAST_SUPER_ADMIN: {
    code: 173,
    status: 409,
    message: 'Il faut au moins un super administrateur actif',
  },
  REFERENCE: { code: 108, status: 409, message: 'Élément lié introuvable' },
  KEY_REUSED: {
    code: 109,
    status: 422,
    message: 'Cette clé Idempotency-Key a servi à une autre requête',
  },
  BUSY: { code: 110, status: 409, message: 'La même requête est encore en cours' },
  STALE: { code: 112, status: 412, message: "Modifié entre-temps par quelqu'un d'autre" },
  TOO_LARGE: { code: 113, status: 413, message: 'Envoi trop volumineux' },
  TOO_SLOW: {
    code: 114,
    status: 408,
    message: 'L’envoi était trop lent et a été interrompu. Réessayez avec une meilleure connexion.',
  },
  OVERLOADED: {
    code: 116,
    status: 503,
    message: 'Trop d’envois arrivent en même temps. Réessayez dans quelques secondes.',
  },
  MEDIA_TYPE: { code: 115, status: 415, message: 'Erreur de type' },
  CODE_REFUSED: { code: 121, status: 401, message: 'Code invalide ou expiré' },
  IDENTITY_REFUSED: {
    code: 122,
    status: 401,
    message: 'Cette connexion n’a pas pu être vérifiée, recommencez',
  },
  EMAIL_UNVERIFIED: {
    code: 123,
    status: 403,
    message: 'L’adresse email de ce compte n’est pas vérifiée',
  },
  NOT_INVITED: {
    code: 124,
    status: 403,
    message:
      'Aucun compte ne correspond à cette adresse. Demandez à l’administrateur de votre entreprise de vous ajouter.',
  },
  IDENTITY_OFF: {
    code: 125,
    status: 501,
    message: 'Aucun service de connexion sur cette installation',
  },
  IDENTITY_UNREACHABLE: {
    code: 126,
    status: 502,
    message: 'Le service de connexion ne répond pas, réessayez dans un instant',
  },
  CODE_EXHAUSTED: {
    code: 127,
    status: 401,
    message:
      'Cinq codes erronés ont été saisis : ce code ne fonctionne plus. Demandez-en un nouveau.',
  },
  CODE_TOO_SHORT: {
    code: 128,
    status: 401,
    message:
      'Trop de codes erronés ont été saisis pour cette adresse. Demandez un nouveau code : il aura douze chiffres.',
  },
  SELF_DELETE: {
    code: 130,
    status: 409,
    message: 'Vous ne pouvez pas supprimer votre propre compte',
  },
  GLOBAL_TEAM: {
    code: 131,
    status: 409,
    message: "L'équipe par défaut ne peut pas être supprimée",
  },
  LAST_ADMIN: {
    code: 132,
    status: 409,
    message: 'La société doit garder au moins un administrateur',
  },
  INVITATION_REFUSED: { code: 133, status: 403, message: "Cette invitation n'est plus valable" },
  LINK_REFUSED: { code: 134, status: 403, message: 'Ce lien n’est plus valable' },
  NOT_EMPLOYED: {
    code: 135,
    status: 409,
    message: 'Cette personne administre sans être employée. Ajoutez-la d’abord aux employés.',
  },
  RIGHTS_ELSEWHERE: {
    code: 136,
    status: 409,
    message: 'Cette personne administre une autre équipe',
  },
  NO_TEMPLATE: { code: 140, status: 409, message: 'No signature template choosen' },
  EMPTY_TEAM: { code: 141, status: 409, message: 'No one is in the team' },
  MAIL: { code: 142, status: 502, message: "L'email n'a pas pu être envoyé" },
  STORAGE_FULL: {
    code: 144,
    status: 413,
    message: 'L’espace de stockage est plein',
  },
  QUOTA: { code: 143, status: 429, message: "Le nombre d'emails permis par jour est atteint" },
  TOO_MANY: { code: 129, status: 429, message: 'Trop de tentatives. Réessayez dans un instant.' },
  PAYMENTS_OFF: { code: 150, status: 501, message: 'Aucun paiement sur cette installation' },
  PLAN_NEEDED: {
    code: 151,
    status: 402,
    message: 'Cette action demande un abonnement, qu’un administrateur prend à la page Billing',
  },
  PAYMENT_REFUSED: { code: 152, status: 402, message: 'Le paiement a été refusé' },
  PAYMENT_UNREACHABLE: {
    code: 153,
    status: 502,
    message: 'Le service de paiement ne répond pas, réessayez dans un instant',
  },
  UNAVAILABLE: {
    code: 155,
    status: 503,
    message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  },
  DISK_FULL: {
    code: 156,
    status: 507,
    message:
      'Le disque du serveur est plein, rien n’a été enregistré. Prévenez la personne qui gère ce serveur.',
  },
  PHOTO_OFF: {
    code: 160,
    status: 501,
    message: 'Aucun import de vidéos sur cette installation',
  },
  PHOTO_STATE: {
    code: 161,
    status: 403,
    message: 'Cette demande de connexion n’est plus valable. Recommencez-la.',
  },
  PHOTO_EXPIRED: {
    code: 162,
    status: 409,
    message: 'Votre connexion à Instagram a expiré. Reconnectez-vous.',
  },
  PHOTO_REFUSED: {
    code: 163,
    status: 502,
    message: 'Instagram a refusé la demande. Réessayez dans un instant.',
  },
  PHOTO_UNREACHABLE: {
    code: 164,
    status: 502,
    message: 'Instagram ne répond pas. Réessayez dans un instant.',
  },
} as const satisfies Record<string, { code: number; status: number; message: string }>

export type ErrorType = keyof typeof errorTypes

/** Creates an error of the catalogue, optionally with a specific message or payload. */
export function apiError(
  type: ErrorType,
  more: { message?: string; payload?: unknown } = {},
): ApiError {
  const { code, status, message } = errorTypes[type]
  return new ApiError(
    { type, code, message: more.message ?? message, payload: more.payload },
    status,
  )
}
