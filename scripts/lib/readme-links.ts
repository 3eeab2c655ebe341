const target = /\]\(([^)\s]+)\)/g

/** Relative addresses of links and images in a Markdown text that name none of the files. */
export function missingLinks(markdown: string, files: readonly string[]): string[] {
  return [...markdown.matchAll(target)].flatMap(([, address = '']) => {
    if (/^(?:[a-z]+:|#)/i.test(address)) return []
    const file = address.replace(/^\.\//, '').replace(/[?#].*$/, '')
    return files.includes(file) ? [] : [address]
  })
}
