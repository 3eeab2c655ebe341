const target = /\]\(([^)\s]+)\)/g

/** Finds relative link and image URLs in Markdown text that match none of the files. */
export function missingLinks(markdown: string, files: readonly string[]): string[] {
  return [...markdown.matchAll(target)].flatMap(([, address = '']) => {
    if (/^(?:[a-z]+:|#)/i.test(address)) return []
    const file = address.replace(/^\.\//, '').replace(/[?#].*$/, '')
    return files.includes(file) ? [] : [address]
  })
}
