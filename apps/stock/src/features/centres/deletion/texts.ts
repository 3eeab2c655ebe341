import type { Answer } from '@org/api/client'
import { counted } from '@org/app-kit/public'

type Preview = Answer<'previewGroupDeletion'>

/** UI text of the deletion of the group. */
export const deletionTexts = {
  title: 'Supprimer le groupe',
  help: 'Tout est supprimé : les centres, les utilisateurs, les produits, le stock et les commandes. Personne ne peut revenir en arrière.',
  counts: (preview: Preview, size: string) => [
    `${counted(preview.centres, 'centre')}, et l’accès de ${counted(preview.users, 'utilisateur')}`,
    `${counted(preview.products, 'produit')}, le stock et tous les mouvements`,
    counted(preview.suppliers, 'fournisseur'),
    counted(preview.praticiens, 'praticien'),
    `${counted(preview.commands, 'commande')} et ${counted(preview.returns, 'retour')}`,
    `les photos et les ordonnances (${size})`,
  ],
  orders:
    'Les commandes qui attendent leur envoi ne partent pas. Celles que les fournisseurs ont déjà reçues ne sont pas annulées.',
  exportHelp:
    'Gardez d’abord une copie de vos données (catalogue, stock, mouvements, inventaires, commandes, retours et utilisateurs, sans les photos ni les ordonnances).',
  exportName: 'donnees-du-groupe.json',
  nameLabel: (name: string) => `Pour confirmer, tapez le nom du groupe : ${name}`,
  wrongName: 'Ce n’est pas le nom du groupe',
  saving: { saving: 'Suppression…', saved: 'Le groupe est supprimé' },
} as const
