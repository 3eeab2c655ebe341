declare const htmlBrand: unique symbol

/** Markup that is safe to emit. Only the functions of this folder make it, so nothing else gets out. */
export type Html = string & { readonly [htmlBrand]: true }

/** Markup of a field that is absent. */
export const noHtml = '' as Html

const special = /[&<>"\p{Cc}\p{Cs}\p{NChar}]/u
const lineEnd = /\r\n?|\n/g
/** Control characters but tabs and line ends, noncharacters, and halves of a surrogate pair. */
const unprintable = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{NChar}/gu

/** What a user typed, without characters that no document may hold. Tabs and line ends stay. */
export const printable = (value: string): string =>
  special.test(value) ? value.replace(unprintable, '\ufffd') : value

/** Escaped text or attribute value; a line end becomes a space. */
export const text = (value: string): Html =>
  (special.test(value) ? escapeSlowly(value).replace(lineEnd, ' ') : value) as Html

/** Escaped text whose line ends are kept as line breaks. */
export const multiline = (value: string): Html =>
  (special.test(value) ? escapeSlowly(value).replace(lineEnd, '<br>') : value) as Html

const escapeSlowly = (value: string): string =>
  printable(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Pieces of markup one after the other. */
export const join = (...parts: readonly Html[]): Html => {
  let all = ''
  for (const part of parts) all += part
  return all as Html
}

/** The present pieces of markup with a separator between them; absent ones leave no trace. */
export const joinWith = (separator: Html, parts: readonly Html[]): Html => {
  let all = ''
  for (const part of parts) if (part !== '') all += all === '' ? part : separator + part
  return all as Html
}
