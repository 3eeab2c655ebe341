const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250 (Europe centrale)',
  macintosh: 'Mac',
}

const separators: Readonly<Record<string, string>> = {
  ';': 'points-virgules',
  ',': 'virgules',
  '\t': 'tabulations',
  '|': 'barres verticales',
}

/** UI text of the import of a table. */
export const tableImportTexts = {
  choose: {
    hint: 'ou déposez ici un fichier Excel (.xlsx) ou CSV',
    drop: 'Déposez le fichier',
    browse: 'Choisir un fichier',
    paste: 'Ou collez des lignes copiées d’un tableur',
    read: 'Lire ces lignes',
    reading: 'Lecture du fichier…',
    failed: 'Ce fichier n’a pas pu être lu',
    template: 'Télécharger un modèle',
  },
  columns: {
    title: 'Colonnes',
    sheet: 'Feuille',
    none: '(aucune colonne)',
    unnamed: (at: number) => `Colonne ${at}`,
    example: (text: string) => `Exemple : ${text}`,
    headings: 'Titres des colonnes',
    noHeadings: '(aucun titre)',
    headingRow: (line: number) => `Ligne ${line}`,
  },
  source: {
    spreadsheet: (sheet: string) => `Feuille « ${sheet} »`,
    text: (encoding: keyof typeof encodings, separator: string) =>
      separators[separator]
        ? `Texte en ${encodings[encoding]}, séparé par des ${separators[separator]}`
        : `Texte en ${encodings[encoding]}`,
    unclosed: (lines: readonly number[]) =>
      `Guillemet jamais refermé, ignoré : ${lines.length < 2 ? 'ligne' : 'lignes'} ${lines.slice(0, 5).join(', ')}${lines.length > 5 ? '…' : ''}`,
  },
} as const
