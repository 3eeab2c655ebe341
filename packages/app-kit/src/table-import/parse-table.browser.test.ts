import { expect, it } from 'vitest'
import { parseTable } from './parse-table.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
/** 33,000 rows of 100 cells, 9.4 MB. */
const large = `${'ab;'.repeat(99)}ab\n`.repeat(33_000)

it('parses a file’s bytes, and pasted text', async () => {
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

it('reports why a file cannot be read', async () => {
  await expect(parseTable(bytes('%PDF-1.7\u0000\u0001'))).rejects.toMatchObject({
    type: 'MEDIA_TYPE',
    status: 415,
    message: 'Ce fichier n’est pas un tableau : choisissez un fichier .xlsx ou .csv.',
  })
})

it('keeps the page responsive while it parses a large file', async () => {
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
  // Parsing on the page's main thread would cause a single long gap.
  expect(gaps.length).toBeGreaterThan(20)
})

it('terminates the worker after the time limit', async () => {
  await expect(parseTable(bytes(large), { milliseconds: 5 })).rejects.toMatchObject({
    type: 'TOO_LARGE',
    message: 'La lecture de ce fichier dépasse 10 secondes : partagez-le en plusieurs.',
  })
})

it('terminates the worker when parsing is aborted', async () => {
  const controller = new AbortController()
  const parsing = parseTable(bytes(large), { signal: controller.signal })
  controller.abort()
  await expect(parsing).rejects.toMatchObject({ name: 'AbortError' })
})
