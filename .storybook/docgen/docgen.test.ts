import { expect, it } from 'vitest'
import { argTypesOf } from '../docs-page/arg-types.ts'
import { readDocs } from './docgen.ts'

const source = `
interface Rules { readonly size?: number; accept: string; isCut: boolean }
interface Shared<Node> {
  /** Named by the reader. */
  label: string
  node?: Node
}
export interface ListProps<Item> extends Shared<Item>, Partial<Omit<Rules, 'isCut'>> {
  items: readonly Item[]
  tone?: 'calm' | 'loud' | undefined
}
export function List<Item>({ items }: ListProps<Item>) { return <ul>{items.length}</ul> }
export function One(props: Pick<ListProps<string>, 'label' | 'tone'>) { return <p>{props.label}</p> }
`

const typesOf = (name: string) => {
  const docs = readDocs(source, '/story/list.tsx').find(({ displayName }) => displayName === name)
  const props = Object.entries(argTypesOf({ __docgenInfo: docs }) ?? {})
  return Object.fromEntries(
    props.map(([prop, { table, type }]) => [
      prop,
      `${table?.type?.summary}${(type as { required?: boolean }).required ? '' : '?'}`,
    ]),
  )
}

it('reads props whose type is a `readonly` list, and resolves utility types', () => {
  expect(typesOf('List')).toEqual({
    label: 'string',
    node: 'Node?',
    size: 'number?',
    accept: 'string?',
    items: 'readonly Item[]',
    tone: "'calm' | 'loud'?",
  })
  expect(typesOf('One')).toEqual({ label: 'string', tone: "'calm' | 'loud'?" })
})

it('keeps the docstring of a prop, and returns nothing for modules without components', () => {
  const [list] = readDocs(source, '/story/list.tsx')
  expect(list?.props?.['label']?.description).toBe('Named by the reader.')
  expect(readDocs('export const limit = 3', '/story/limit.ts')).toEqual([])
})
