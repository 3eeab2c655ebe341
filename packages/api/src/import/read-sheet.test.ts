import { strToU8, zipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { workbook } from '../testing/workbook-file.ts'
import { countPeople, readEmployees } from './read-employees.ts'
import { readSheet } from './read-sheet.ts'
import { unpack } from './unpack.ts'

const rowsOf = async (bytes: Uint8Array) => (await readSheet(bytes)).rows
const cells = async (rows: string, strings = '') =>
  (await rowsOf(workbook([rows], strings))).map((row) => row.cells)

describe('a spreadsheet', () => {
  it("reads 300 employees from another program's file, and skips the hidden sheet", async () => {
    const file = path.join(import.meta.dirname, 'fixtures/employees.xlsx')
    const employees = await readEmployees(new Uint8Array(readFileSync(file)), {
      columns: 'guessed',
      sheetName: undefined,
    })

    expect(employees).toHaveLength(300)
    expect(employees[3]).toEqual({
      email: 'ines.martin@atelier-nord.example',
      phone_number: '0600003333',
      first_name: 'Inès',
      last_name: 'Martin',
      position: 'Ingénieur qualité',
      team: '',
    })
    expect(employees[6]?.position).toBe('Technicien <terrain>')
    expect(employees[5]?.position).toBe('Responsable R&D')
    expect(employees[7]?.last_name).toBe('Martin')
  })

  it('reads the stored value of a formula, or nothing when none is stored', async () => {
    expect(
      await cells(
        '<row><c t="str"><f>A1&amp;"x"</f><v>déjà</v></c><c><f>1/0</f></c><c><v>3</v></c></row>',
      ),
    ).toEqual([['déjà', '', '3']])
  })

  it('puts cells and rows at the positions given in the file', async () => {
    const file = workbook([
      '<row r="3"><c r="B3"><v>1</v></c><c r="AA3" t="b"><v>1</v></c></row><row><c t="e"><v>#N/A</v></c></row>',
    ])
    const rows = await rowsOf(file)
    expect(rows.map(({ line }) => line)).toEqual([3, 4])
    expect(rows[0]?.cells).toHaveLength(27)
    expect([rows[0]?.cells[1], rows[0]?.cells[26], rows[1]?.cells[0]]).toEqual([
      '1',
      'VRAI',
      '#N/A',
    ])
  })

  it('reads rich text, escaped characters and long numbers, without phonetic text', async () => {
    const strings =
      '<si><r><t>Le</t></r><r><t xml:space="preserve"> Roux</t></r><rPh><t>ル</t></rPh></si>'
    const row =
      '<row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>a_x000D_b &lt;</t></is></c><c><v>3.3612345678E10</v></c></row>'
    expect(await cells(row, strings)).toEqual([['Le Roux', 'a\rb <', '33612345678']])
  })

  it('shows numbers and dates as Excel does', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0#&quot; &quot;##&quot; &quot;##&quot; &quot;##&quot; &quot;##"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>'
    const row =
      '<row><c s="1"><v>46082</v></c><c s="2"><v>612345678</v></c><c s="0"><v>3014544.0</v></c><c t="b"><v>0</v></c></row>'
    const file = workbook([row], '', '', styles)
    expect((await rowsOf(file))[0]?.cells).toEqual([
      '01/03/2026',
      '06 12 34 56 78',
      '3014544',
      'FAUX',
    ])
  })

  it('marks rows that are hidden, and formulas without a stored value', async () => {
    const file = workbook([
      '<row hidden="1"><c><v>1</v></c></row><row><c><v>2</v></c><c r="C2"><f>A1</f></c><c t="str"><f>""</f><v></v></c></row>',
    ])
    expect(await rowsOf(file)).toEqual([
      { line: 1, cells: ['1'], isHidden: true },
      { line: 2, cells: ['2'], formulas: [2] },
    ])
  })

  it('reads the sheet that holds most of what is looked for', async () => {
    const text = (cell: string) => `<row><c t="inlineStr"><is><t>${cell}</t></is></c></row>`
    const file = workbook([text('Bonjour'), text('zoe@a.fr') + text('leo@a.fr'), text('max@a.fr')])
    const options = { holds: countPeople }
    expect((await readSheet(file, options)).source).toMatchObject({ sheetName: 'S1' })
    const chosen = await readSheet(file, { ...options, sheetName: 'S2' })
    expect(chosen.rows[0]?.cells).toEqual(['max@a.fr'])
    expect((await readSheet(file)).source).toMatchObject({ sheetName: 'S0' })
  })

  it('ignores columns beyond the limit', async () => {
    expect(await cells('<row><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>')).toEqual([
      ['1'],
    ])
  })

  it('opens the first visible sheet with content', async () => {
    const filled = '<row><c><v>1</v></c></row>'
    const hidden = workbook([filled, '', '<row><c><v>2</v></c></row>'], '', 'state="hidden"')
    expect(await readSheet(hidden)).toMatchObject({
      rows: [{ cells: ['2'] }],
      source: { kind: 'spreadsheet', sheetName: 'S2', sheetNames: ['S1', 'S2'] },
    })
  })

  it('does not expand the entities of the document', async () => {
    const bomb =
      '<!DOCTYPE a [<!ENTITY b "cccc">]><row><c t="inlineStr"><is><t>&b;</t></is></c></row>'
    expect(await cells(bomb)).toEqual([['&b;']])
  })
})

describe('limits and errors', () => {
  it('stops unpacking once the limit is exceeded', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(30 * 1024 * 1024) }, { level: 9 })
    let pauses = 0
    const count = () => void (pauses += 1)
    const refusal = unpack(bomb, () => true, count, 10 * 1024 * 1024)
    await expect(refusal).rejects.toMatchObject({ type: 'TOO_LARGE' })
    // A step unpacks at most 8 MB, and unpacking stops with the step that exceeds the limit.
    expect(pauses).toBeLessThan(3)
  })

  it('unpacks only the files that are needed', async () => {
    const archive = zipSync({ 'xl/media/film.bin': new Uint8Array(20 * 1024 * 1024) })
    const files = await unpack(
      archive,
      (name) => name.endsWith('.xml'),
      () => undefined,
      1024,
    )
    expect(files.size).toBe(0)
  })

  it('accepts 50,000 rows, but no more', async () => {
    const row = '<row><c><v>1</v></c></row>'
    expect(await rowsOf(workbook([row.repeat(50_000)]))).toHaveLength(50_000)
    const tooMany = readSheet(workbook([row.repeat(50_001)]))
    await expect(tooMany).rejects.toMatchObject({
      type: 'TOO_LARGE',
      message: expect.stringContaining('50\u00a0000 lignes') as string,
    })
  })

  it.each([
    ['the old .xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), 'ancien format .xls'],
    ['an image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2), 'pas un tableau'],
    ['another archive', zipSync({ 'a.txt': strToU8('a') }), 'pas un tableau'],
    ['half a spreadsheet', workbook(['<row><c><v>1</v></c></row>']).slice(0, 300), 'abîmé'],
    ['a text that is missing', workbook(['<row><c t="s"><v>9</v></c></row>']), 'abîmé'],
    ['a spreadsheet without a row', workbook(['']), 'aucune ligne'],
    ['nothing', new Uint8Array(), 'aucune ligne'],
  ])('explains why it cannot read %s', async (_, bytes, reason) => {
    await expect(readSheet(bytes)).rejects.toMatchObject({
      type: 'MEDIA_TYPE',
      message: expect.stringContaining(reason) as string,
    })
  })

  it.each([
    [
      'OpenDocument (.ods)',
      zipSync({
        mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
      }),
    ],
    ['.xlsb', zipSync({ 'xl/workbook.bin': strToU8('a') })],
    ['.numbers', zipSync({ 'Index/Document.iwa': strToU8('a') })],
    ['.docx', zipSync({ 'word/document.xml': strToU8('a') })],
    ['.pptx', zipSync({ 'ppt/presentation.xml': strToU8('a') })],
    ['JSON', strToU8('[{"email": "zoe@a.fr"}]')],
    ['JSON', strToU8('{ "users": [] }')],
    ['LDIF', strToU8('version: 1\n\ndn: cn=Zoé Roy,dc=a\nmail: zoe@a.fr\n')],
    ['LDIF', strToU8('# export\ndn:: Y249Wm/DqQ==\n')],
    ['vCard', strToU8('BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD')],
    ['HTML', strToU8('<html><table><tr><td>zoe@a.fr</td></tr></table></html>')],
    ['HTML', strToU8('\n<table><tr><td>zoe@a.fr</td></tr></table>')],
    ['HTML', strToU8('MIME-Version: 1.0\r\nContent-Type: multipart/related')],
    ['XML', strToU8('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>')],
    ['RTF', strToU8('{\\rtf1 zoe@a.fr}')],
    ['SYLK', strToU8('ID;PWXL;N;E\r\nC;Y1;X1;K"zoe@a.fr"')],
  ])('names the format %s and the way out', async (name, bytes) => {
    const message = expect.stringContaining(name) as string
    await expect(readSheet(bytes)).rejects.toMatchObject({ type: 'MEDIA_TYPE', message })
    await expect(readSheet(bytes)).rejects.toThrow(/(enregistrez|exportez|copiez)/)
  })

  it('rejects more than 10 MB of pasted text', async () => {
    await expect(readSheet('a'.repeat(10 * 1024 * 1024 + 1))).rejects.toMatchObject({
      type: 'TOO_LARGE',
    })
  })
})

it('yields to other work while it reads', async () => {
  const rows = '<row><c t="inlineStr"><is><t>zoe@a.fr</t></is></c></row>'.repeat(20_000)
  let turns = 0
  const watch = setInterval(() => (turns += 1))
  // A clock that advances on each call, so that every pause yields.
  let time = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (time += 20))
  await readSheet(workbook([rows]))
  clock.mockRestore()
  clearInterval(watch)
  expect(turns).toBeGreaterThan(5)
})
