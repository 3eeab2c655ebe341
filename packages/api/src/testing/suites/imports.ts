import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { refusal, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { workbook } from '../workbook-file.ts'
import { makeWorld } from '../world.ts'

const headings = 'Nom;Prénom;E-mail;Portable;Fonction'
const rows = ['Roy;Zoé;Zoe.Roy@a.example;06 12 34 56 78;Vendeuse', 'Pic;Léo;leo@a.example;;']
const table = (...lines: string[]) => new File([lines.join('\r\n')], 'equipe.csv')

const zoe = {
  email: 'zoe.roy@a.example',
  phone_number: '06 12 34 56 78',
  first_name: 'Zoé',
  last_name: 'Roy',
  position: 'Vendeuse',
  team: '',
}
const leo = {
  email: 'leo@a.example',
  phone_number: '',
  first_name: 'Léo',
  last_name: 'Pic',
  position: '',
  team: '',
}

export function importsSuite(host: () => ContractHost): void {
  it('[1.7.22] [1.3.13] reads a file of employees, reports progress, and returns the rows', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const shares: number[] = []

    const employees = await admin.client.call(
      'importUsers',
      { path: { id: organisationId }, body: { file: table(headings, ...rows) } },
      { onProgress: (share) => shares.push(share) },
    )

    expect(employees).toEqual([zoe, leo])
    expect(shares.at(-1)).toBe(1)
  })

  it('[1.7.22] reads the fixed columns of the older import, with or without headings', async () => {
    const { teamAdmin, organisationId } = await makeWorld(host())
    const lines = ['zoe.roy@a.example;06 12 34 56 78;Zoé;Roy;Vendeuse', 'leo@a.example;;Léo;Pic;']
    const read = (file: File) =>
      teamAdmin.client.call('importUsersOld', { path: { id: organisationId }, body: { file } })

    expect(await read(table(...lines))).toEqual([zoe, leo])
    expect(await read(table('A;B;C;D;E', ...lines))).toEqual([zoe, leo])
  })

  it('previews the columns, scores, doubts and sheets of a file, and imports what the caller names', async () => {
    const { teamAdmin, organisationId } = await makeWorld(host())
    const path = { id: organisationId }
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const row = (...cells: string[]) => `<row>${cells.map(cell).join('')}</row>`
    const people = row('mail', 'UPN', 'Nom') + row('z@a.example', 'zoe@a.example', 'Roy')
    const file = () => new File([workbook([row('Notes'), people])], 'equipe.xlsx')

    const preview = await teamAdmin.client.call('previewUserImport', {
      path,
      body: { file: file() },
    })
    const { mapping, ...previewed } = preview
    expect(previewed).toMatchObject({
      sheet: 'S1',
      sheets: ['S0', 'S1'],
      heading_line: 1,
      employee_count: 1,
      columns: [
        {
          heading: 'mail',
          field: 'email',
          order: 1,
          example: 'z@a.example',
          scores: { email: 100 },
        },
        { heading: 'UPN', field: 'email', order: 2, filled_count: 1, scores: { email: 90 } },
        { heading: 'Nom', field: 'last_name', order: 1 },
      ],
      doubts: [{ kind: 'choice', field: 'email', columns: [0, 1] }],
    })
    expect(mapping).toBe('email,email.2,last_name')

    const read = async (query: { columns?: string; sheet?: string }) => {
      const body = { file: file() }
      const rows = await teamAdmin.client.call('importUsers', { path, body, query })
      return rows.map(({ email, last_name }) => `${email} ${last_name}`)
    }
    expect(await read({ columns: mapping })).toEqual(['z@a.example Roy'])
    expect(await read({ columns: 'email.2,email,position' })).toEqual(['zoe@a.example '])
    expect(await read({ sheet: 'S0', columns: 'last_name' })).toEqual([' Notes'])
    const refused = refusal(read({ columns: 'email,email' }))
    expect(await refused).toMatchObject({ type: 'VALIDATION' })
    const missing = refusal(read({ sheet: 'S9' }))
    expect(await missing).toMatchObject({ type: 'MEDIA_TYPE' })
  })

  it('reads mobiles and Skype names, guessed and named, and only where the file has them', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const path = { id: organisationId }
    const file = table(
      'E-mail;Mobile;Fixe;Skype',
      'zoe@a.example;+33 (0)612345678;01 23 45 67 89;live:zoe',
      'leo@a.example;0712345678;;',
    )
    const read = async (columns?: string) => {
      const query = columns === undefined ? {} : { columns }
      const rows = await admin.client.call('importUsers', { path, body: { file }, query })
      return rows.map(({ phone_number, mobile_number, skype }) => [
        phone_number,
        mobile_number,
        skype,
      ])
    }
    const { mapping, columns } = await admin.client.call('previewUserImport', {
      path,
      body: { file },
    })

    expect(mapping).toBe('email,mobile_number,phone_number,skype')
    expect(columns[1]).toMatchObject({
      field: 'mobile_number',
      order: 1,
      scores: { phone_number: 100, mobile_number: 100 },
    })
    const own = ['01 23 45 67 89', '+33 612345678', 'live:zoe']
    const guessed = [own, ['0712345678', undefined, undefined]]
    expect(await read()).toEqual(guessed)
    expect(await read(mapping)).toEqual(guessed)
    expect(await read('email,mobile_number')).toEqual([
      ['', '+33 612345678', undefined],
      ['', '0712345678', undefined],
    ])
    expect(await read('email,phone_number,phone_number.2')).toEqual([
      ['+33 612345678', undefined, undefined],
      ['0712345678', undefined, undefined],
    ])
  })

  it('does not create employees when it reads a file', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const path = { id: organisationId }
    const before = await admin.client.call('listUsers', { path })

    await admin.client.call('importUsers', { path, body: { file: table(headings, ...rows) } })

    expect((await admin.client.call('listUsers', { path })).total).toBe(before.total)
  })

  it('explains in French why a file cannot be read', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const send = (part: BlobPart, name: string) =>
      refusal(
        admin.client.call('importUsers', {
          path: { id: organisationId },
          body: { file: new File([part], name) },
        }),
      )
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(101 * 1024 * 1024) })

    expect(await send('%PDF-1.7\u0000\u0001', 'equipe.csv')).toMatchObject({
      type: 'MEDIA_TYPE',
      status: 415,
      message: 'Ce fichier n’est pas un tableau : choisissez un fichier .xlsx ou .csv.',
    })
    expect(await send(bomb, 'equipe.xlsx')).toMatchObject({
      type: 'TOO_LARGE',
      status: 413,
      message: 'Ce fichier dépasse 50 Mo une fois décompressé : partagez-le en plusieurs.',
    })
    expect(await send('a@b.example\n'.repeat(50_001), 'equipe.csv')).toMatchObject({
      type: 'TOO_LARGE',
      message: 'Ce fichier compte plus de 50\u00a0000 lignes : partagez-le en plusieurs.',
    })
  })

  it('requires a file', async () => {
    const { admin, organisationId } = await makeWorld(host())

    const response = await request(host(), `/organisation/${organisationId}/users/import`, {
      method: 'POST',
      token: admin.token,
      body: new FormData(),
    })

    expect(await response.json()).toMatchObject({ message: 'file must be a file !' })
  })

  it('reads at most 60 files per person per hour', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const read = () =>
      admin.client.call('importUsers', {
        path: { id: organisationId },
        body: { file: table('a@b.example') },
      })
    // Reading 59 real files would take too long on hosts that parse in a separate thread.
    await host().adapters.limiter.takeOrWait(`import:${admin.id}`, 59, 60, 3600)
    await read()

    expect(await refusal(read())).toMatchObject({ type: 'TOO_MANY', status: 429 })
  })
}
