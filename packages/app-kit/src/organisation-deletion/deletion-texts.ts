/** What a dialog says before an organisation is deleted. */
export interface DeletionPreview {
  /** The name that must be typed. */
  name: string
  /** What is deleted, such as '12 employés'. */
  counts: readonly string[]
  /** What it means, a paragraph each. */
  consequences: readonly string[]
}

/** The words of a product. */
export interface DeletionTexts {
  /** Title of the card and of the dialog, such as 'Supprimer la société'. */
  title: string
  help: string
  /** What the file of data contains, and what it leaves out. */
  exportHelp: string
  /** Name of that file. */
  exportName: string
  nameLabel: (name: string) => string
  wrongName: string
}

/** The words of all products. */
export const deletionTexts = {
  open: (title: string) => `${title}…`,
  counts: 'Sont supprimés pour toujours :',
  signOut: 'Tout le monde est déconnecté tout de suite.',
  export: 'Télécharger les données',
  cancel: 'Annuler',
  confirm: 'Supprimer pour toujours',
} as const

const megabytes = new Intl.NumberFormat('fr-FR', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})

/** Formats a number of bytes, such as '12,3 Mo'. */
export const formatMegabytes = (bytes: number): string => megabytes.format(bytes / 1_000_000)
