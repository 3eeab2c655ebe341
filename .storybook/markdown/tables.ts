/** What is needed here of a node of a Markdown tree. */
export interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
}

const delimiters = /^\|(\s*:?-+:?\s*\|)+$/

/** The cells of a table's rows, if the paragraph is one: each line begins and ends with `|`. */
function rowsOf({ type, children = [] }: MarkdownNode): MarkdownNode[][][] | null {
  const [first] = children
  if (type !== 'paragraph' || first?.type !== 'text' || !first.value?.startsWith('|')) return null
  const lines: MarkdownNode[][][] = [[[]]]
  for (const child of children) {
    const parts = child.type === 'text' ? (child.value ?? '').split(/(\n|\|)/) : [child]
    for (const part of parts) {
      if (part === '\n') lines.push([[]])
      else if (part === '|') lines.at(-1)?.push([])
      else if (part !== '')
        lines
          .at(-1)
          ?.at(-1)
          ?.push(typeof part === 'string' ? { type: 'text', value: part } : part)
    }
  }
  // Before the first and after the last stroke stands nothing.
  return lines.map((cells) => cells.slice(1, -1))
}

const textOf = (cells: MarkdownNode[][]) =>
  `|${cells.map((nodes) => nodes.map(({ value = '' }) => value).join('')).join('|')}|`

function tableOf(node: MarkdownNode): MarkdownNode | null {
  const rows = rowsOf(node)
  const [head, second, ...body] = rows ?? []
  if (!head || !second || !delimiters.test(textOf(second))) return null
  return {
    type: 'table',
    children: [head, ...body].map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  }
}

function withTables(node: MarkdownNode): MarkdownNode {
  const table = tableOf(node)
  if (table) return table
  if (node.children) node.children = node.children.map(withTables)
  return node
}

/** A remark plugin: MDX knows tables only with one. */
export const markdownTables = () => withTables
