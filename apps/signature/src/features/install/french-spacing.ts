const gap = '\u00a0'

/** Keeps French punctuation and key combinations on one line with the words they belong to. */
export function frenchSpacing(text: string): string {
  return text
    .replace(/« /g, `«${gap}`)
    .replace(/ ([»:;?!›])/g, `${gap}$1`)
    .replace(/(Ctrl|⌘)( \+)? (?=\p{Lu}\b)/gu, (keys) => keys.replaceAll(' ', gap))
}
