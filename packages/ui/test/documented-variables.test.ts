import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { densityVariables, measureVariables, schemeVariables } from '../src/theme/css-variables.ts'
import { measures } from '../src/theme/tokens.ts'

const page = readFileSync(path.resolve(import.meta.dirname, '../docs/theming.mdx'), 'utf8')
const rows = page.split('\n').filter((line) => line.startsWith('| ') && line.includes('`--ph-'))
const namesIn = (text: string) => [...text.matchAll(/--ph-[\w-]+/g)].map(([name]) => name)

it('the docs page of the theme lists each variable once, and no others', () => {
  const declared = [schemeVariables('light'), measureVariables(), densityVariables('compact')]
  expect(namesIn(rows.join('\n')).toSorted()).toEqual(namesIn(declared.join('\n')).toSorted())
})

/** Returns the numbers after the colon in the row of a group, such as `4, 8, 12`. */
const writtenIn = (group: string) =>
  /: ([\d., ]+)/
    .exec(rows.find((row) => row.includes(`--ph-${group}-`)) ?? '')?.[1]
    ?.split(',')
    .map(Number)

it.each(['space', 'text', 'leading', 'weight', 'radius', 'size'] as const)(
  'the docs page lists the values of %s',
  (group) => {
    expect(writtenIn(group)).toEqual(Object.values(measures[group]).map(parseFloat))
  },
)
