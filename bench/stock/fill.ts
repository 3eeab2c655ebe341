// Usage: node --conditions=org-source fill.ts FOLDER. Fills an empty database with a large group of
// centres, and prints a session of its super admin as JSON. The database is the one at
// DATABASE_URL, or the embedded one in the folder.
import { signInAs } from '@org/api/memory'
import { pino } from 'pino'
import { openHost } from '../../apps/server/src/host/open-host.ts'
import { readSettings } from '../../apps/server/src/settings/settings.ts'
import { vacuum } from '../../apps/server/src/storage/vacuum.ts'
import { register } from '../../packages/api/src/accounts/register.ts'
import { fillTables } from './fill-tables.ts'

const [dataDir] = process.argv.slice(2)
const settings = readSettings({ ...process.env, PORT: '0', DATA_DIR: dataDir })
const host = await openHost(settings, pino({ level: 'silent' }))
const { adapters, database } = host
const email = 'nadia.ferrand@groupe-dentaire.example'
const { id, organisation_id: organisationId } = await adapters.repositories.transaction((inside) =>
  register(adapters, inside, { email, product: 'stock' }),
)
await fillTables(database.db, { organisationId, userId: id })
// Vacuums now, as a Postgres server would do by itself after a while.
await vacuum(database.db)
console.log(JSON.stringify(await signInAs(adapters, id)))
await host.closeServer()
await host.closeDatabase()
