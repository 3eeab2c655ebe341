/**
 * The server as main.ts starts it, but whose jobs are another worker's after fewer seconds of
 * silence: its first argument.
 */
import { startServer } from '../src/host/start-server.ts'
import { createLogger } from '../src/log/create-logger.ts'
import { readSettings } from '../src/settings/settings.ts'

const settings = readSettings(process.env)
const leaseSeconds = Number(process.argv[2])
const server = await startServer(settings, createLogger(settings.logLevel), { leaseSeconds })
process.stdout.write(`listening on ${server.publicUrl}\n`)
