const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g

/**
 * Removes what spreadsheets and people put around a code: `="3400930000120"`, a leading apostrophe,
 * `.0` or `,00` after a whole number, and invisible characters.
 */
export function tidyCode(text: string): string {
  let tidy = text
  for (;;) {
    const next = tidiedOnce(tidy)
    if (next === tidy) return tidy
    tidy = next
  }
}

function tidiedOnce(text: string): string {
  const visible = text.replaceAll(invisible, '').trim().replace(/^'+/, '')
  const [, quoted, digits] = /^=(?:"([^"]*)"|(\d+))$/.exec(visible) ?? []
  const formula = quoted ?? digits
  if (formula !== undefined) return formula
  return /^\d[\d\s]*[.,]0+$/.test(visible) ? visible.replace(/[.,]0+$/, '') : visible
}
