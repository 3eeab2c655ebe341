/** Downloads text as a file. */
export function downloadText(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers may start reading the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
