import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../src')
const parts = globSync('**/*.tsx', { cwd: root }).filter(
  (file) => !/\.(stories|test)\.tsx$/.test(file) && !file.split(path.sep).includes('testing'),
)

/** Matches an attribute with hard-coded text for users. An address (`https://…`) does not count. */
const fixedText = /\s(?:placeholder|label|title|aria-label|alt)="(?!https?:\/\/")[^"]*\p{L}[^"]*"/u

it('finds the components', () => {
  expect(parts.length).toBeGreaterThan(100)
})

it('knows the keys of every catalogue, so that a misspelled label does not compile', () => {
  const sources = globSync('**/*.ts', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  )
  const defined = sources.flatMap((source) =>
    Array.from(source.matchAll(/ defineLabels(?:<\w+>)?\('(\w+)'/g), ([, name]) => name),
  )
  const listed = readFileSync(path.join(root, 'locale/label-catalogues.ts'), 'utf8')
  const known = Array.from(listed.matchAll(/^  (\w+): TextOf/gm), ([, name]) => name)
  expect(known).toEqual(
    [...new Set(defined)].sort((first = '', second = '') => (first < second ? -1 : 1)),
  )
})

it('finds no hard-coded text in attributes, since all of it comes from the translated catalogues', () => {
  const found = parts.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => fixedText.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
