function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

/** Whether a text contains what was typed, whatever the case and the accents: `elo` is in `Éloïse`. */
export function matches(text: string, typed: string): boolean {
  return plain(text).includes(plain(typed.trim()))
}
