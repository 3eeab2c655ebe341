import type { GrantRefusal, Permission } from '@org/api/stock'

/** The screens that each permission gives access to, named as in the menu. */
export const permissionTexts: Readonly<Record<Permission, string>> = {
  centres: 'Centres',
  users: 'Utilisateurs',
  suppliers: 'Fournisseurs',
  productCategories: 'Catégories de produit',
  product_list: 'Produits',
  praticiens: 'Praticiens',
  stock: 'Stock',
  commands: 'Commandes',
  commandreturns: 'Retours',
  user_edit: 'Droits des utilisateurs',
}

/** Reasons why a right cannot be changed, shown next to its control. */
export const refusalTexts: Readonly<Record<GrantRefusal, string>> = {
  no_permission: 'Vous ne gérez pas les utilisateurs de ce centre.',
  needs_user_edit: `Demande la permission « ${permissionTexts.user_edit} ».`,
  needs_super_admin: 'Réservé aux super administrateurs.',
  needs_admin: 'Réservé aux administrateurs.',
  gives_more: 'Vous ne donnez que les permissions que vous avez.',
  last_super_admin: 'Il faut au moins un super administrateur actif.',
}

/** UI text of the users. */
export const usersTexts = {
  exportName: 'utilisateurs',
  title: 'Utilisateurs',
  create: 'Ajouter un utilisateur',
  displayName: 'Nom',
  email: 'Email',
  emailHelp: 'La personne se connecte avec un code reçu à cette adresse.',
  emailKept: 'L’adresse ne peut plus être changée.',
  centre: 'Centre',
  allCentres: 'Tous les centres',
  archivedCentre: 'Centre archivé',
  centreSelected: 'Le centre choisi. « Choix du centre » les montre tous.',
  chooseCentre: 'Choisir un centre',
  role: 'Rôle',
  superAdmin: 'Super administrateur',
  admin: 'Administrateur',
  staff: 'Utilisateur',
  status: 'État',
  isActive: 'Actif',
  inactive: 'Désactivé',
  isActiveHelp: 'Une personne désactivée ne peut pas se connecter.',
  isAdmin: 'Administrateur',
  isAdminHelp: 'A toutes les permissions de son centre, ou de tous s’il n’en a pas.',
  isSuperAdmin: 'Super administrateur',
  isSuperAdminHelp: 'A toutes les permissions de tous les centres, et nomme les administrateurs.',
  permissions: 'Permissions',
  permissionsHelp: 'Un administrateur les a toutes, même non cochées.',
  noPermission: 'Aucune',
  yes: 'Oui',
  no: 'Non',
  deactivateTitle: (name: string) => `Désactiver ${name} ?`,
  deactivateHelp:
    'Dès l’enregistrement, cette personne est déconnectée de tous ses appareils et ne peut plus se connecter. Ce qu’elle a fait reste dans l’historique.',
  emptyTitle: 'Aucun utilisateur',
  emptyHelp: 'Les utilisateurs d’un centre voient son stock et ses commandes.',
  noMatch: (words: string) => `Aucun utilisateur ne commence par « ${words} »`,
  notFound: 'Cet utilisateur n’existe pas, ou vous ne pouvez pas le voir',
  toUsers: 'Voir les utilisateurs',
  deletedMeanwhile: 'Cet utilisateur n’existe plus.',
} as const
