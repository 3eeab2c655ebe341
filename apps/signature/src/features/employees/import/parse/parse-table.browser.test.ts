import { expect, it } from 'vitest'
import { parseTable } from './parse-table.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
/** 33,000 rows of 100 cells, 9.4 MB. */
const large = `${'ab;'.repeat(99)}ab\n`.repeat(33_000)

it('parses the bytes of a file, and pasted text', async () => {
  const rows = [
    { line: 1, cells: ['Nom', 'Email'] },
    { line: 3, cells: ['Roy', 'zoé@a.fr'] },
  ]
  const text = 'Nom;Email\n\nRoy;zoé@a.fr\n'
  expect(await parseTable(bytes(text))).toEqual({
    rows,
    source: { kind: 'text', encoding: 'utf-8', separator: ';' },
  })
  expect((await parseTable(text)).rows).toEqual(rows)
})

it('passes on why a file cannot be read', async () => {
  await expect(parseTable(bytes('%PDF-1.7\u0000\u0001'))).rejects.toMatchObject({
    type: 'MEDIA_TYPE',
    status: 415,
    message: 'Ce fichier n’est pas un tableau : choisissez un fichier .xlsx ou .csv.',
  })
})

it('lets the page work while it parses a large file', async () => {
  const turns: number[] = []
  let isParsing = true
  const watch = async () => {
    while (isParsing) {
      turns.push(performance.now())
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const [sheet] = await Promise.all([
    parseTable(bytes(large)).finally(() => (isParsing = false)),
    watch(),
  ])
  expect(sheet.rows).toHaveLength(33_000)
  const gaps = turns.slice(1).map((turn, at) => turn - (turns[at] ?? 0))
  console.log(`the page waited ${Math.max(...gaps).toFixed(0)} ms at most`)
  // Parsed in the page it would wait once, until the end.
  expect(gaps.length).toBeGreaterThan(20)
})

it('ends the worker when the time is over', async () => {
  await expect(parseTable(bytes(large), { milliseconds: 5 })).rejects.toMatchObject({
    type: 'TOO_LARGE',
    message: 'La lecture de ce fichier dépasse 10 secondes : partagez-le en plusieurs.',
  })
})

it('ends the worker when nobody waits any more', async () => {
  const controller = new AbortController()
  const parsing = parseTable(bytes(large), { signal: controller.signal })
  controller.abort()
  await expect(parsing).rejects.toMatchObject({ name: 'AbortError' })
})
