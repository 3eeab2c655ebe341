import { workbook } from '@org/api/testing'
import { expect, it } from 'vitest'
import { createWorkerTableParser } from './worker-table-parser.ts'

const csv = (text: string) => new TextEncoder().encode(text)
const guessed = { result: 'rows', columns: 'guessed', sheetName: undefined } as const
const cells = `<row>${'<c t="inlineStr"><is><t>ab</t></is></c>'.repeat(100)}</row>`

it('returns the employees of a file as JSON', async () => {
  const json = await createWorkerTableParser().employees(csv('email;nom\nzoe@a.fr;É'), guessed)
  expect(JSON.parse(new TextDecoder().decode(json))).toEqual([
    { email: 'zoe@a.fr', phone_number: '', first_name: '', last_name: 'É', position: '', team: '' },
  ])
})

it('returns the rows of one sheet of a file', async () => {
  const sheets = workbook(['<row><c><v>1</v></c></row>', '<row><c><v>2</v></c></row>'])
  const rows = await createWorkerTableParser().rows(sheets, { maxRows: 10, sheetName: 'S1' })
  expect(rows).toEqual([{ line: 1, cells: ['2'] }])
})

it('reports why a file cannot be read', async () => {
  await expect(
    createWorkerTableParser().employees(csv(''), { ...guessed, columns: 'fixed' }),
  ).rejects.toMatchObject({
    type: 'MEDIA_TYPE',
    status: 415,
    message: 'Ce fichier ne contient aucune ligne.',
  })
})

it('rejects a file that takes longer to parse than the time limit', async () => {
  const parser = createWorkerTableParser({ milliseconds: 20 })
  await expect(parser.employees(workbook([cells.repeat(5000)]), guessed)).rejects.toMatchObject({
    type: 'TOO_LARGE',
    message: 'La lecture de ce fichier dépasse 10 secondes : partagez-le en plusieurs.',
  })
})

it('rejects a file that fills the thread’s heap, and the process keeps running', async () => {
  const parser = createWorkerTableParser({ heapMegabytes: 40 })
  const texts = Array.from({ length: 300_000 }, (_, at) => `<si><t>text ${at}</t></si>`).join('')
  await expect(parser.employees(workbook([cells], texts), guessed)).rejects.toMatchObject({
    type: 'TOO_LARGE',
    message: 'La lecture de ce fichier demande trop de mémoire : partagez-le en plusieurs.',
  })
})
