declare const htmlBrand: unique symbol

/** Markup that is safe to emit. Only the functions in this folder create it. */
export type Html = string & { readonly [htmlBrand]: true }

/** Empty markup, for absent fields. */
export const noHtml = '' as Html

const needsEscape = new Uint8Array(0xa0)
needsEscape.fill(1, 0, 0x20)
needsEscape.fill(1, 0x7f)
for (const character of '&<>"') needsEscape[character.charCodeAt(0)] = 1

const plain = /^[ !#-%'-;=?-~\u00a0-\ud7ff]*$/
const short = 20

/**
 * Whether a string contains nothing to escape and nothing unprintable. Short strings are checked in
 * a loop, which is faster than starting the regular expression.
 */
const isPlain = (value: string): boolean => {
  if (value.length > short) return plain.test(value)
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i)
    if (code < 0xa0 ? needsEscape[code] === 1 : code >= 0xd800) return false
  }
  return true
}

const lineEnd = /\r\n?|\n/g
/** Control characters except tabs and line breaks, noncharacters, and unpaired surrogates. */
const unprintable = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{NChar}/gu

/**
 * Matches line breaks and characters that may be unprintable. Most strings that fail `isPlain` do
 * so only because of `&` or quotes, so this quick check usually avoids the slower replacements.
 */
const suspicious = /[^ -~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]/

/**
 * Cleans up user input for a document: replaces each forbidden character with a replacement
 * character, and each line break with `\n`.
 */
export const printable = (value: string): string =>
  isPlain(value) || !suspicious.test(value)
    ? value
    : value.replace(unprintable, '\ufffd').replace(lineEnd, '\n')

/** Escapes text content or an attribute value; line breaks become spaces. */
export const text = (value: string): Html =>
  (isPlain(value) ? value : escapePrintable(printable(value)).replaceAll('\n', ' ')) as Html

/** Escapes text and converts its line breaks to `<br>`. */
export const multiline = (value: string): Html =>
  (isPlain(value) ? value : escapePrintable(printable(value)).replaceAll('\n', '<br>')) as Html

/** Text in both output formats. */
export interface Words {
  readonly html: Html
  readonly text: string
}

/** Returns text as HTML and as plain text; both keep its line breaks. */
export const words = (value: string): Words => ({ html: multiline(value), text: printable(value) })

const escapePrintable = (value: string): string => {
  let escaped = value
  if (escaped.includes('&')) escaped = escaped.replaceAll('&', '&amp;')
  if (escaped.includes('<')) escaped = escaped.replaceAll('<', '&lt;')
  if (escaped.includes('>')) escaped = escaped.replaceAll('>', '&gt;')
  if (escaped.includes('"')) escaped = escaped.replaceAll('"', '&quot;')
  return escaped
}

/** Concatenates pieces of markup. */
export const join = (...parts: readonly Html[]): Html => {
  let all = ''
  for (const part of parts) all += part
  return all as Html
}

/** Joins the non-empty pieces of markup with a separator. */
export const joinWith = (separator: Html, parts: readonly Html[]): Html => {
  let all = ''
  for (const part of parts) if (part !== '') all = all === '' ? part : all + separator + part
  return all as Html
}
