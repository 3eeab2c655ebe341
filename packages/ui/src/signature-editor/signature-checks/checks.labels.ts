import type { AddonKey } from '@org/signature'
import type { SignaturePart } from '@org/signature/checks'
import type { InputFix, ImagePart, Fix } from '../fixes/fix.ts'

const frenchParts: Record<SignaturePart, string> = {
  disclaimer: 'Mentions',
  videoConf: 'Visioconférence',
  greenMessage: 'Message vert',
  signoff: 'Formule de politesse',
  banner: 'Bannière',
  social: 'Réseaux',
  customFields: 'Champs personnalisés',
  logo: 'Logo',
  contact: 'Coordonnées',
  identity: 'Identité',
}

const frenchPictures: Record<ImagePart, string> = { logo: 'le logo', banner: 'la bannière' }
const frenchNumber = (value: number) => value.toLocaleString('fr-FR')

export const frenchChecks = {
  title: 'Vérifications',
  count: (count: number) =>
    count === 0 ? 'Rien à signaler' : count === 1 ? '1 remarque' : `${count} remarques`,
  running: 'Vérification en cours…',
  failed: 'Les vérifications n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.',
  allGood: 'Votre signature s’affiche bien dans toutes les messageries connues.',
  size: 'Taille de la signature',
  length: (characters: number, limit: number) =>
    `${frenchNumber(characters)} caractères sur les ${frenchNumber(limit)} que Gmail accepte.`,
  parts: 'Part de chaque élément',
  partNames: frenchParts,
  share: (characters: number, share: number) =>
    `${frenchNumber(characters)} · ${Math.round(share * 100)} %`,
  error: 'Défaut',
  warning: 'Avertissement',
  notes: 'Bon à savoir',
  openIn: (tab: string) => `Corriger dans ${tab}`,
  inTab: (tab: string) => `Dans ${tab}`,
  undo: 'Annuler',
  alt: 'Texte alternatif',
  altAdd: 'Ajouter',
  pictureFailed: (part: ImagePart) =>
    `${part === 'logo' ? 'Le logo' : 'La bannière'} n’a pas pu être traité${part === 'logo' ? '' : 'e'} : rien n’a changé. Envoyez l’image de nouveau dans Images.`,
  pictureForeign: (part: ImagePart) =>
    `Le serveur qui héberge ${frenchPictures[part]} ne permet pas d’en redessiner l’image : rien n’a changé. Téléchargez l’image, puis envoyez-la dans Images.`,
  fix: (fix: Fix | InputFix): string => {
    switch (fix.kind) {
      case 'shrinkIcons':
        return `Réduire les icônes à ${fix.width} px`
      case 'removeIcon':
        return `Retirer l’icône`
      case 'clearAddress':
        return 'Retirer l’adresse'
      case 'recolor':
        return `Passer à ${fix.to}`
      case 'disableAddon':
        return `Retirer « ${frenchParts[fix.addon]} »`
      case 'narrow':
        return `Afficher à ${fix.width} px`
      case 'describe':
        return 'Décrire l’image'
      case 'compress':
        return 'Alléger l’image'
      case 'measure':
        return 'Mesurer l’image'
      case 'enlarge':
        return `Agrandir l’image à ${fix.width} × ${fix.height} px`
    }
  },
  done: (fix: Fix): string => {
    switch (fix.kind) {
      case 'shrinkIcons':
        return `Icônes réduites à ${fix.width} px.`
      case 'removeIcon':
        return `Icône retirée : ${fix.network}.`
      case 'clearAddress':
        return `Adresse retirée : ${fix.address}.`
      case 'recolor':
        return `Couleur ${fix.from} remplacée par ${fix.to}.`
      case 'disableAddon':
        return `« ${frenchParts[fix.addon]} » retiré de la signature.`
      case 'narrow':
        return `Largeur de l’image ramenée à ${fix.width} px.`
    }
  },
  described: (part: ImagePart) => `Texte alternatif ajouté pour ${frenchPictures[part]}.`,
  compressed: (part: ImagePart, width: number, height: number, bytes: number) =>
    `Image allégée pour ${frenchPictures[part]} : ${width} × ${height} px, ${Math.ceil(bytes / 1000)} Ko.`,
  enlarged: (part: ImagePart, width: number, height: number, bytes: number) =>
    `Image agrandie pour ${frenchPictures[part]} : ${width} × ${height} px, ${Math.ceil(bytes / 1000)} Ko, affichée comme avant.`,
  measured: (part: ImagePart, width: number, height: number) =>
    `Taille relevée pour ${frenchPictures[part]} : ${width} × ${height} px.`,
}

/** UI text of the check panel, its size meter and its fixes. */
export type CheckLabels = typeof frenchChecks

const englishParts: Record<SignaturePart, string> = {
  disclaimer: 'Disclaimer',
  videoConf: 'Video conference',
  greenMessage: 'Green message',
  signoff: 'Closing words',
  banner: 'Banner',
  social: 'Networks',
  customFields: 'Custom fields',
  logo: 'Logo',
  contact: 'Contact',
  identity: 'Identity',
}

const englishAddon = (addon: AddonKey) => englishParts[addon]
const englishNumber = (value: number) => value.toLocaleString('en-GB')

export const englishChecks: CheckLabels = {
  title: 'Checks',
  count: (count) =>
    count === 0 ? 'Nothing to report' : count === 1 ? '1 remark' : `${count} remarks`,
  running: 'Checking…',
  failed: 'The checks could not be loaded. Check your connection and try again.',
  allGood: 'Your signature looks right in every mail client that is known.',
  size: 'Size of the signature',
  length: (characters, limit) =>
    `${englishNumber(characters)} of the ${englishNumber(limit)} characters that Gmail accepts.`,
  parts: 'Share of each part',
  partNames: englishParts,
  share: (characters, share) => `${englishNumber(characters)} · ${Math.round(share * 100)}%`,
  error: 'Error',
  warning: 'Warning',
  notes: 'Good to know',
  openIn: (tab) => `Fix in ${tab}`,
  inTab: (tab) => `In ${tab}`,
  undo: 'Undo',
  alt: 'Alternative text',
  altAdd: 'Add',
  pictureFailed: (part) =>
    `The ${part} could not be processed: nothing has changed. Upload the picture again in Images.`,
  pictureForeign: (part) =>
    `The server that holds the ${part} does not let it be opened and redrawn: nothing has changed. Download the picture, then upload it in Images.`,
  fix: (fix) => {
    switch (fix.kind) {
      case 'shrinkIcons':
        return `Shrink the icons to ${fix.width} px`
      case 'removeIcon':
        return 'Remove the icon'
      case 'clearAddress':
        return 'Remove the address'
      case 'recolor':
        return `Change to ${fix.to}`
      case 'disableAddon':
        return `Remove “${englishAddon(fix.addon)}”`
      case 'narrow':
        return `Show at ${fix.width} px`
      case 'describe':
        return 'Describe the picture'
      case 'compress':
        return 'Make the picture lighter'
      case 'measure':
        return 'Measure the picture'
      case 'enlarge':
        return `Enlarge the picture to ${fix.width} × ${fix.height} px`
    }
  },
  done: (fix) => {
    switch (fix.kind) {
      case 'shrinkIcons':
        return `Icons shrunk to ${fix.width} px.`
      case 'removeIcon':
        return `Icon removed: ${fix.network}.`
      case 'clearAddress':
        return `Address removed: ${fix.address}.`
      case 'recolor':
        return `Color ${fix.from} replaced by ${fix.to}.`
      case 'disableAddon':
        return `“${englishAddon(fix.addon)}” removed from the signature.`
      case 'narrow':
        return `Width of the picture reduced to ${fix.width} px.`
    }
  },
  described: (part) => `Alternative text added for the ${part}.`,
  compressed: (part, width, height, bytes) =>
    `Lighter picture for the ${part}: ${width} × ${height} px, ${Math.ceil(bytes / 1000)} kB.`,
  enlarged: (part, width, height, bytes) =>
    `Larger picture for the ${part}: ${width} × ${height} px, ${Math.ceil(bytes / 1000)} kB, shown as before.`,
  measured: (part, width, height) => `Size read for the ${part}: ${width} × ${height} px.`,
}
