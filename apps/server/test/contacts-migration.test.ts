import { rm } from 'node:fs/promises'
import { contextOf, plantSeed, type UserRecord } from '@org/api'
import { demoIds, demoSeed } from '@org/api/memory'
import {
  completeSignatureData,
  layoutKeys,
  renderSignature,
  type SignatureData,
} from '@org/signature'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { openHost } from '../src/host/open-host.ts'
import { readSettings } from '../src/settings/settings.ts'
import { sourcesOf } from '../src/storage/migrations/0044-current-prints.ts'
import {
  contactsOfTemplates,
  withoutContacts,
} from '../src/storage/migrations/0063-contacts-of-templates.ts'
import { formerContext } from '../src/storage/migrations/former-contacts.ts'
import { makeDataDir } from './prepared-data.ts'

const contacts = { mobile: '07 68 22 41 09', skype: ' equipe.lueur ' }
const filled = Array.from({ length: 50 }, (_, at) => ({ key: `${at}`, value: 'x', url: '' }))

async function openDemo() {
  const dataDir = await makeDataDir()
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir })
  const host = await openHost(settings, pino({ level: 'silent' }))
  onTestFinished(async () => {
    await host.closeServer()
    await host.closeDatabase()
    await rm(dataDir, { recursive: true })
  })
  const seed = demoSeed()
  const templates = seed.templates.map((template, at) => ({
    ...template,
    signature_data: {
      ...template.signature_data,
      ...(at === 0 ? contacts : {}),
      ...(at === 1 ? { ...contacts, customFields: filled } : {}),
    },
  }))
  await plantSeed(host.adapters, { ...seed, templates })
  return host.database.db
}

it('keeps the contacts of templates visible, and everybody’s signature current', async () => {
  const db = await openDemo()
  const organisationId = demoIds.organisation
  const inTransaction = <T>(work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) =>
    db.transaction().execute(work) as Promise<T>
  const sources = () =>
    inTransaction<Awaited<ReturnType<typeof sourcesOf>>>((inside) =>
      sourcesOf(inside, organisationId),
    )
  const people = async () => {
    const { rows } = await sql<{ person: UserRecord }>`
      select row_to_json(users) as person from users order by id`.execute(db)
    return rows.map(({ person }) => person)
  }
  const former = formerContext(await sources())
  for (const [at, person] of (await people()).entries()) {
    const parts = former.partsOf(person)
    const shared = at % 5 === 0 ? 'outdated' : parts?.shared
    await sql`update users set installed_version = 'v', installed_shared = ${shared},
      installed_own = ${parts?.own} where id = ${person.id}`.execute(db)
  }

  for (let after: string | null = ''; after !== null;) {
    const cursor: string = after
    after = await inTransaction<string | null>((inside) =>
      contactsOfTemplates.runBatch(inside, cursor),
    )
  }

  const context = contextOf(await sources())
  const states = (await people()).map((person) => context.stateOf(person).is_deployed)
  expect(states).toEqual(states.map((_, at) => at % 5 !== 0))
  const [first, second, third] = [...context.templates.values()]
    .sort((a, b) => a.id.localeCompare(b.id))
    .map(({ signature_data, revision }) => ({ data: signature_data, revision }))
  expect(first?.data).toMatchObject({ mobile: '', skype: '' })
  expect(first?.data.customFields.slice(-2)).toEqual([
    { key: 'Mobile', value: '07 68 22 41 09', url: 'tel:0768224109' },
    { key: 'Skype', value: 'equipe.lueur', url: 'skype:equipe.lueur?chat' },
  ])
  expect(second?.data.customFields).toHaveLength(52)
  expect([first, second, third].map((template) => template?.revision)).toEqual([2, 2, 1])
  const { rows: counts } = await sql`
    select deploy_key, sum(count) from (
      select deploy_key, count from people_counts union all select deploy_key, -1 from users
    ) as changes group by deploy_key having sum(count) <> 0`.execute(db)
  expect(counts).toEqual([])
}, 60_000)

it('renders the contacts with the same text and links as before, in every layout', () => {
  const rendered = (data: SignatureData) => {
    const { html, text } = renderSignature(data)
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
    return [text.split(/\n+/).join(' | '), links.join(' ')]
  }
  const renders = layoutKeys.map((layoutKey) => {
    const typed = { layoutKey, firstName: 'Zoé', email: 'zoe@a.fr', ...contacts }
    const before = completeSignatureData(typed)
    return { layoutKey, before: rendered(before), after: rendered(withoutContacts(before)) }
  })
  expect(renders).toMatchInlineSnapshot(`
    [
      {
        "after": [
          "Zoé | zoe@a.fr | Mobile : 07 68 22 41 09 | Skype : equipe.lueur",
          "mailto:zoe@a.fr tel:0768224109 skype:equipe.lueur?chat",
        ],
        "before": [
          "Zoé | Mobile : 07 68 22 41 09 | zoe@a.fr | Skype : equipe.lueur",
          "tel:0768224109 mailto:zoe@a.fr skype:equipe.lueur?chat",
        ],
        "layoutKey": "layout1",
      },
      {
        "after": [
          "Zoé | zoe@a.fr | Mobile : 07 68 22 41 09 | Skype : equipe.lueur",
          "mailto:zoe@a.fr tel:0768224109 skype:equipe.lueur?chat",
        ],
        "before": [
          "Zoé | Mobile : 07 68 22 41 09 | zoe@a.fr | Skype : equipe.lueur",
          "tel:0768224109 mailto:zoe@a.fr skype:equipe.lueur?chat",
        ],
        "layoutKey": "layout2",
      },
      {
        "after": [
          "Zoé | zoe@a.fr | Mobile : 07 68 22 41 09 | Skype : equipe.lueur",
          "mailto:zoe@a.fr tel:0768224109 skype:equipe.lueur?chat",
        ],
        "before": [
          "Zoé | Mobile : 07 68 22 41 09 | zoe@a.fr | Skype : equipe.lueur",
          "tel:0768224109 mailto:zoe@a.fr skype:equipe.lueur?chat",
        ],
        "layoutKey": "layout3",
      },
      {
        "after": [
          "Zoé | zoe@a.fr | Mobile : 07 68 22 41 09 | Skype : equipe.lueur",
          "mailto:zoe@a.fr tel:0768224109 skype:equipe.lueur?chat",
        ],
        "before": [
          "Zoé | Mobile : 07 68 22 41 09 | zoe@a.fr | Skype : equipe.lueur",
          "tel:0768224109 mailto:zoe@a.fr skype:equipe.lueur?chat",
        ],
        "layoutKey": "layout-art-f",
      },
    ]
  `)
})
