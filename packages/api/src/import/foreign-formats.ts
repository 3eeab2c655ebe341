/** A format that is not read, in French. */
export interface ForeignFormat {
  /** « au format OpenDocument (.ods) » */
  name: string
  /** What to do instead, such as « enregistrez-le au format .xlsx ou .csv ». */
  wayOut: string
}

const saveFrom = (program: string) =>
  `ouvrez-le dans ${program} et enregistrez-le au format .xlsx ou .csv`

const ods = { name: 'au format OpenDocument (.ods)', wayOut: saveFrom('LibreOffice ou Excel') }
const xlsb = { name: 'au format Excel binaire (.xlsb)', wayOut: saveFrom('Excel') }
const numbers = {
  name: 'au format Numbers (.numbers)',
  wayOut: 'ouvrez-le dans Numbers et exportez-le au format Excel (.xlsx) ou CSV',
}
const word = {
  name: 'un document Word (.docx)',
  wayOut: 'copiez son tableau dans un tableur et enregistrez-le au format .xlsx ou .csv',
}
const slides = {
  name: 'une présentation (.pptx)',
  wayOut: 'copiez son tableau dans un tableur et enregistrez-le au format .xlsx ou .csv',
}
const exportAsCsv = 'exportez plutôt la liste au format .csv ou .xlsx depuis le logiciel d’origine'
const json = { name: 'au format JSON', wayOut: exportAsCsv }
const ldif = { name: 'au format LDIF (annuaire)', wayOut: exportAsCsv }
const vcard = {
  name: 'au format vCard (.vcf)',
  wayOut: 'exportez plutôt vos contacts au format .csv',
}
const html = {
  name: 'une page HTML, même si son nom finit par .xls',
  wayOut: saveFrom('votre tableur'),
}
const xmlSheet = { name: 'un classeur XML d’Excel 2003', wayOut: saveFrom('Excel') }
const xml = { name: 'au format XML', wayOut: exportAsCsv }
const rtf = {
  name: 'un document RTF',
  wayOut: 'copiez son tableau dans un tableur et enregistrez-le au format .xlsx ou .csv',
}
const symbolic = { name: 'au format SYLK (.slk)', wayOut: saveFrom('votre tableur') }

/** Returns the format of an archive that is not an .xlsx file; null if it may be one. */
export function foreignArchive(bytes: Uint8Array, names: readonly string[]): ForeignFormat | null {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  // OpenDocument stores its type, uncompressed, as the first file.
  const start = String.fromCharCode(...bytes.subarray(30, 120))
  if (start.startsWith('mimetypeapplication/vnd.oasis.opendocument')) return ods
  if (has(/^xl\/workbook\.bin$/i)) return xlsb
  if (has(/\.iwa$/) || has(/(?:^|\/)Index\.zip$/)) return numbers
  if (has(/^word\/document\.xml$/i)) return word
  return has(/^ppt\/presentation\.xml$/i) ? slides : null
}

const starts: readonly (readonly [RegExp, ForeignFormat])[] = [
  [/^\{\\rtf/, rtf],
  [/^[[{]\s*["[{}\]]/, json],
  [/^(?:version: ?1\s|dn::? )/im, ldif],
  [/^BEGIN:VCARD/i, vcard],
  [/^MIME-Version:/i, html],
  [/^(?:<\?xml[^>]*>\s*)?<!doctype html|^<(?:html|head|meta|body|table|style|div|tr)\b/i, html],
  [/^<\?xml[^>]*>\s*(?:<!DOCTYPE html|<html)/i, html],
  [
    /^<\?xml[^]{0,400}(?:progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet)/i,
    xmlSheet,
  ],
  [/^<\?xml/i, xml],
  [/^ID;P[A-Z]/, symbolic],
]

/** Returns the format of a text that is not a table; null if it may be one. */
export function foreignText(text: string): ForeignFormat | null {
  const start = text.slice(0, 2000).trimStart()
  return starts.find(([pattern]) => pattern.test(start))?.[1] ?? null
}
