// node fill.ts FOLDER EMPLOYEES: copies employees in the database of DATABASE_URL until there are so
// many, adds a second organisation of the size of the demonstration, and prints a session of its
// administrator as JSON.
import { plantSeed } from '@org/api'
import { demoIds, demoSeed, signInAs } from '@org/api/memory'
import { pino } from 'pino'
import { openHost } from '../../apps/server/src/host/open-host.ts'
import { readSettings } from '../../apps/server/src/settings/settings.ts'
import { copyEmployees } from './copy-employees.ts'

const [dataDir, employees] = process.argv.slice(2)
const host = await openHost(
  readSettings({ ...process.env, PORT: '0', DATA_DIR: dataDir }),
  pino({ level: 'silent' }),
)
const { files: _, ...records } = demoSeed()
const another = JSON.parse(
  JSON.stringify(records).replaceAll('"demo-', '"other-'),
) as typeof records
await plantSeed(host.adapters, { ...another, files: new Map() })
await copyEmployees(process.env['DATABASE_URL'] ?? '', Number(employees))
const admin = demoIds.admin.replace('demo-', 'other-')
console.log(JSON.stringify(await signInAs(host.adapters, admin)))
await host.closeServer()
await host.closeDatabase()
