import { expect, it } from 'vitest'
import { markdownTables, type MarkdownNode } from './tables.ts'

const text = (value: string): MarkdownNode => ({ type: 'text', value })
const paragraph = (...children: MarkdownNode[]): MarkdownNode => ({ type: 'paragraph', children })
const page = (...children: MarkdownNode[]): MarkdownNode => ({ type: 'root', children })

const inside = (node: MarkdownNode): string =>
  node.value ?? (node.children ?? []).map(inside).join('').trim()

it('reads a table, with code in its cells', () => {
  const code = { type: 'inlineCode', value: 'a | b' }
  const tree = page(
    paragraph(text('| Name | Means |\n| --- | ---: |\n| '), code, text(' | both |')),
  )
  const [table] = markdownTables()(tree).children ?? []
  expect(table?.type).toBe('table')
  expect(table?.children?.map(({ children }) => children?.map(inside))).toEqual([
    ['Name', 'Means'],
    ['a | b', 'both'],
  ])
})

it('leaves other paragraphs as they are', () => {
  const tree = page(paragraph(text('| no table\nbut a line')), paragraph(text('Plain | text')))
  expect(markdownTables()(structuredClone(tree))).toEqual(tree)
})
