// Usage: node --conditions=org-source large-organisation.ts FOLDER EMPLOYEES TEAMS BANNERS
// TEMPLATES. Fills an empty database with an enlarged demonstration organisation, and prints a
// session of its administrator as JSON. The database is the one at DATABASE_URL, or the embedded
// one in the folder.
import { contextOf, plantSeed, type UserRecord } from '@org/api'
import { demoIds, demoSeed, signInAs } from '@org/api/memory'
import { pino } from 'pino'
import { openHost } from '../src/host/open-host.ts'
import { readSettings } from '../src/settings/settings.ts'
import { vacuum } from '../src/storage/vacuum.ts'

type Seed = ReturnType<typeof demoSeed>

const [dataDir, ...sizes] = process.argv.slice(2)
const [employees = 0, teams = 0, banners = 0, templates = 0] = sizes.map(Number)
const host = await openHost(
  readSettings({ ...process.env, PORT: '0', DATA_DIR: dataDir }),
  pino({ level: 'silent' }),
)
await plantSeed(host.adapters, enlarged(demoSeed()))
// Vacuum now, because a Postgres server would do so by itself only after a while.
await vacuum(host.database.db)
console.log(JSON.stringify(await signInAs(host.adapters, demoIds.admin)))
await host.closeServer()
await host.closeDatabase()

/**
 * Creates the demonstration organisation with many more records; half of its people are in one
 * team.
 */
function enlarged(seed: Seed): Seed {
  const allTemplates = fillUp(seed.templates, templates, (template, number) => ({
    ...template,
    id: `template-${number}`,
    name: `${template.name} ${number}`,
  }))
  const templateIds = allTemplates.map(({ id }) => id)
  const allTeams = fillUp(seed.teams, teams, (team, number) => ({
    ...team,
    id: `team-${number}`,
    name: `${team.is_global ? 'Agence' : team.name} ${number}`,
    is_global: false,
    signature_template_id: templateIds[number % (templateIds.length + 1)] ?? null,
  }))
  const users = fillUp(seed.users, employees, (user, number) => ({
    ...user,
    id: `user-${number}`,
    email: user.email.replace('@', `.${number}@`),
    last_name: `${user.last_name} ${number}`,
    role: 'member' as const,
    banner_key: `banner-key-${number}`,
    install_key: `install-key-${number}`,
    team_id:
      number % 2 === 0 ? demoIds.teams.global : (allTeams[number % allTeams.length]?.id ?? ''),
  }))
  const campaigns = fillUp(seed.campaigns, banners, (campaign, number) => ({
    ...campaign,
    id: `campaign-${number}`,
    name: `${campaign.name} ${number}`,
    team_id: allTeams[number % allTeams.length]?.id ?? '',
  }))
  const [organisation] = seed.organisations
  if (!organisation) throw new Error('The demonstration has no organisation.')
  const sources = { organisation, teams: allTeams, templates: allTemplates, media: [...seed.media] }
  const context = contextOf(sources)
  const placed = users.map((user) => ({ ...user, ...progressOf(user, context) }))
  return { ...seed, templates: allTemplates, teams: allTeams, users: placed, campaigns }
}

/** Returns the versions of a copied person, which are current where those of the original are. */
function progressOf(user: UserRecord, context: ReturnType<typeof contextOf>): Partial<UserRecord> {
  const parts = context.partsOf(user)
  const version = context.versionOf(user)
  if (!parts || version === null) return {}
  const { shared, own } = parts
  return {
    ...(user.deploy_own !== '' && {
      deploy_version: version,
      deploy_shared: shared,
      deploy_own: own,
    }),
    ...(user.sent_own !== '' && { sent_version: version, sent_shared: shared, sent_own: own }),
    ...(user.installed_own !== '' && {
      installed_version: version,
      installed_shared: shared,
      installed_own: own,
    }),
  }
}

function fillUp<Row>(
  rows: readonly Row[],
  count: number,
  variant: (row: Row, number: number) => Row,
) {
  const more = Array.from({ length: count - rows.length }, (_, index) => {
    const row = rows[index % rows.length]
    if (!row) throw new Error('Nothing to copy')
    return variant(row, rows.length + index)
  })
  return [...rows, ...more]
}
