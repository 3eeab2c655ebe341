import { sharedPrint, type SignatureSources, type TemplateRecord, templatePrintsOf } from '@org/api'
import { type SignatureData, skypeUrl, telUrl } from '@org/signature'
import { sql, type Transaction } from 'kysely'
import type { BatchMigration } from '../migrations.ts'
import type { Database } from '../tables.ts'
import { sourcesOf } from './0044-current-prints.ts'
import { formerPrints } from './former-contacts.ts'

const batchSize = 20

/**
 * Moves the mobile number and the Skype name of templates to custom fields: everybody with the
 * template had them, and now they are preview values. People whose signature was current stay so.
 */
export const contactsOfTemplates: BatchMigration = {
  async runBatch(db, after) {
    const { rows } = await sql<{ template: TemplateRecord }>`
      select row_to_json(templates) as template from templates
      where id > ${after} and (
        btrim(signature_data ->> 'mobile') <> '' or btrim(signature_data ->> 'skype') <> ''
      )
      order by id limit ${sql.lit(batchSize)} for update`.execute(db)
    for (const { template } of rows) {
      const sources = await sourcesOf(db, template.organisation_id)
      const moved = { ...template, signature_data: withoutContacts(template.signature_data) }
      await sql`update templates set signature_data = ${JSON.stringify(moved.signature_data)}::jsonb,
        revision = revision + 1 where id = ${template.id}`.execute(db)
      await keepCurrent(db, template, moved, sources)
    }
    return rows.at(-1)?.template.id ?? null
  },
}

/**
 * Returns the data with the two contacts as custom fields, even beyond the number that can be
 * saved. Their links open what they opened as contacts.
 */
export function withoutContacts(data: SignatureData): SignatureData {
  const { mobile, skype, customFields } = data
  const field = (key: string, value: string, url: string) =>
    value.trim() === '' ? [] : [{ key, value: value.trim(), url }]
  return {
    ...data,
    mobile: '',
    skype: '',
    customFields: [
      ...customFields,
      ...field('Mobile', mobile, telUrl(mobile.trim()) ?? ''),
      ...field('Skype', skype, skypeUrl(skype.trim()) ?? ''),
    ],
  }
}

/** Gives the versions that were current the shared part that the moved template has. */
async function keepCurrent(
  db: Transaction<Database>,
  former: TemplateRecord,
  moved: TemplateRecord,
  sources: SignatureSources,
): Promise<void> {
  const [before, now] = [formerPrints(former, sources), templatePrintsOf(moved, sources)]
  const names = new Set(sources.teams.map(({ name, is_global }) => (is_global ? '' : name)))
  const prints = [...names].flatMap((name) =>
    [false, true].map((hasLinkedIn) => [
      sharedPrint(before, name, hasLinkedIn),
      sharedPrint(now, name, hasLinkedIn),
    ]),
  )
  const renamed = JSON.stringify(Object.fromEntries(prints))
  const columns = ['deploy_shared', 'sent_shared', 'installed_shared'].map((name) => sql.ref(name))
  await sql`update users set ${sql.join(
    columns.map((column) => sql`${column} = coalesce(${renamed}::jsonb ->> ${column}, ${column})`),
  )}
    where organisation_id = ${former.organisation_id} and (${sql.join(
      columns.map((column) => sql`jsonb_exists(${renamed}::jsonb, ${column})`),
      sql` or `,
    )})`.execute(db)
}
