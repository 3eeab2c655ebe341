/** Hands a text to the reader as a file. */
export function downloadText(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // A browser may begin to read only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
