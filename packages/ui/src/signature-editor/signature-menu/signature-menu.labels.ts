import type { SignatureFileKey } from '../../signature-export/index.ts'

const frenchFiles: Record<SignatureFileKey, string> = {
  outlook: 'Outlook pour Windows (.htm, .rtf et .txt)',
  'apple-mail': 'Apple Mail (.mailsignature)',
  thunderbird: 'Thunderbird (.html)',
  html: 'Page HTML (.html)',
  text: 'Texte brut (.txt)',
}

export const frenchMenu = {
  open: 'Exporter',
  label: 'Copier, voir la source ou télécharger',
  use: 'Signature',
  copy: 'Copier la signature',
  copyText: 'Copier en texte brut',
  showSource: 'Voir la source…',
  files: 'Télécharger pour',
  file: frenchFiles,
  copied: 'Signature copiée.',
  copiedText: 'Texte brut copié.',
  copyFailed:
    'Votre navigateur a refusé la copie. Ouvrez la source pour la copier au clavier, ou téléchargez un fichier.',
  saved: (file: string) => `${file} téléchargé.`,
  sourceFailed: 'La source n’a pas pu être chargée : vérifiez votre connexion, puis réessayez.',
  saveFailed: 'Le fichier n’a pas pu être préparé. Vérifiez votre connexion et réessayez.',
  withoutLocal: 'Les images pas encore enregistrées n’y figurent pas.',
  source: 'Source de la signature',
  form: 'Forme',
  html: 'HTML',
  text: 'Texte',
  characters: (count: number) => `${count.toLocaleString('fr-FR')} caractères`,
  copySource: 'Copier',
  copiedSource: 'Copié',
}

/** UI text of the export menu. */
export type MenuLabels = typeof frenchMenu

export const englishMenu: MenuLabels = {
  open: 'Export',
  label: 'Copy, show the source or download',
  use: 'Signature',
  copy: 'Copy the signature',
  copyText: 'Copy as plain text',
  showSource: 'Show the source…',
  files: 'Download for',
  file: {
    outlook: 'Outlook for Windows (.htm, .rtf and .txt)',
    'apple-mail': 'Apple Mail (.mailsignature)',
    thunderbird: 'Thunderbird (.html)',
    html: 'HTML page (.html)',
    text: 'Plain text (.txt)',
  },
  copied: 'Signature copied.',
  copiedText: 'Plain text copied.',
  copyFailed:
    'Your browser refused to copy. Open the source to copy it by keyboard, or download a file.',
  saved: (file) => `${file} downloaded.`,
  sourceFailed: 'The source could not be loaded: check your connection, then try again.',
  saveFailed: 'The file could not be made. Check your connection and try again.',
  withoutLocal: 'Pictures that are not stored yet are missing from it.',
  source: 'Source of the signature',
  form: 'Form',
  html: 'HTML',
  text: 'Text',
  characters: (count) => `${count.toLocaleString('en-GB')} characters`,
  copySource: 'Copy',
  copiedSource: 'Copied',
}
